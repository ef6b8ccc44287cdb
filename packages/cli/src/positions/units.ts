import {
  type DislodgedUnit,
  type ProvinceId,
  provinceOf,
  retreatsOpen,
  type Unit,
  type UnitId,
  type Variant,
} from '@defensor/diplomacy';
import { attackedFromIn } from './attacked-from.ts';
import { fault, isFault, type PositionFault, readEach, shown } from './faults.ts';
import { isObject, powerIn, standingIn, typeIn } from './fields.ts';

/** Units of a position; `givenIds` are the ids that the line gave. */
export interface ReadUnits {
  readonly units: readonly Unit[];
  readonly givenIds: ReadonlySet<UnitId>;
}

/** What the members of each list are called. */
const unitOf = { units: 'unit', dislodged: 'dislodged unit' } as const;

/** The units in `list`, no two in a province. Those without an id get one that says where they stand. */
export function readUnits(
  variant: Variant,
  list: readonly unknown[],
  field: 'units' | 'dislodged',
): ReadUnits | PositionFault {
  const givenIds = new Set<UnitId>();
  const taken = new Set<ProvinceId>();
  const units = readEach(list, (value, index): Unit | PositionFault => {
    const where = `${field}[${index}]`;
    const unit = readUnit(variant, value, where);
    if (isFault(unit)) return unit;
    const province = provinceOf(unit.location);
    if (taken.has(province)) {
      return fault('two-units-one-province', `${where}: another ${unitOf[field]} stands in ${province} already`);
    }
    taken.add(province);
    const { id, ...rest } = unit;
    if (id === undefined) return { id: `${field}:${unit.location}` as UnitId, ...rest };
    if (givenIds.has(id)) return fault('bad-unit', `${where}: another unit has the id ${shown(id)}`);
    givenIds.add(id);
    return { id, ...rest };
  });
  return isFault(units) ? units : { units, givenIds };
}

/**
 * The dislodged units in `list`, each with where the attack on it came from: that province is closed to it. `retreats` in the line
 * are not read: they follow from the board.
 */
export function readDislodged(
  variant: Variant,
  list: readonly unknown[],
  standing: readonly Unit[],
  contested: readonly ProvinceId[],
): (Omit<ReadUnits, 'units'> & { readonly units: readonly DislodgedUnit[] }) | PositionFault {
  const read = readUnits(variant, list, 'dislodged');
  if (isFault(read)) return read;
  const units = readEach(read.units, (unit, index): DislodgedUnit | PositionFault => {
    const value = list[index];
    const source = isObject(value) ? value : {};
    const where = `dislodged[${index}]`;
    const attackerConvoyed = source.attacker_convoyed ?? false;
    if (typeof attackerConvoyed !== 'boolean') {
      return fault('bad-unit', `${where}.attacker_convoyed: must be true or false, not ${shown(attackerConvoyed)}`);
    }
    const attackedFrom = attackedFromIn(variant, unit, source.attacked_from, attackerConvoyed, where);
    if (isFault(attackedFrom)) return attackedFrom;
    const driven = { ...unit, attackedFrom, attackerConvoyed };
    return { ...driven, retreats: retreatsOpen(variant, standing, contested, driven) };
  });
  return isFault(units) ? units : { ...read, units };
}

type UnitRead = Omit<Unit, 'id'> & { readonly id: UnitId | undefined };

function readUnit(variant: Variant, value: unknown, where: string): UnitRead | PositionFault {
  if (!isObject(value)) return fault('bad-unit', `${where}: a unit is an object, not ${shown(value)}`);
  const power = powerIn(variant, value.power, `${where}.power`);
  if (isFault(power)) return power;
  const type = typeIn(value.type, `${where}.type`);
  if (isFault(type)) return type;
  const location = standingIn(variant, type, value.loc, `${where}.loc`);
  if (isFault(location)) return location;
  const { id } = value;
  if (id !== undefined && typeof id !== 'string') {
    return fault('bad-unit', `${where}.id: must be a text, not ${shown(id)}`);
  }
  return { id: id as UnitId | undefined, power, type, location };
}
