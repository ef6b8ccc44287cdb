import type { Ownership, PowerId, ProvinceId, Variant } from '@defensor/diplomacy';
import { parseJsonLine } from '../lines/json-line.ts';
import { type Line, MAX_LINE_BYTES } from '../lines/line-splitter.ts';
import type { VariantSet } from '../variant-set.ts';
import { idOfBrokenLine } from './broken-line.ts';
import { type FaultCode, fault, isFault, type PositionFault, readEach, shown } from './faults.ts';
import { isObject, type JsonObject, listIn, powerIn, provinceIn } from './fields.ts';
import type { AdjustmentPosition, MovementPosition, Position, RetreatPosition, TextOrder } from './position.ts';
import { readDislodged, readUnits } from './units.ts';

/** A line that is no position, with the id it has all the same. */
export interface Unreadable extends PositionFault {
  readonly id: unknown;
}

/** The position that `line` holds, or why it holds none. */
export function readPosition(variants: VariantSet, line: Line): Position | Unreadable {
  const unreadable = (id: unknown, code: FaultCode, message: string): Unreadable => ({
    id,
    ...fault(code, `line ${line.number}: ${message}`),
  });
  if (line.isTooLong) {
    return unreadable(idOfBrokenLine(line.text), 'line-too-long', `longer than ${MAX_LINE_BYTES / 1024 / 1024} MiB`);
  }
  const json = parseJsonLine(line.text);
  if (!json.ok) return unreadable(idOfBrokenLine(line.text), 'bad-json', json.reason);
  const source = json.value;
  if (!isObject(source)) return unreadable(null, 'bad-position', `a position is an object, not ${shown(source)}`);
  const id = source.id ?? null;
  const position = positionIn(variants, source, id);
  return isFault(position) ? unreadable(id, position.fault, position.message) : position;
}

function positionIn(variants: VariantSet, source: JsonObject, id: unknown): Position | PositionFault {
  const variant = variants.named(source.variant);
  if (variant === undefined) {
    const known = variants.ids().join(', ');
    return fault('unknown-variant', `variant: ${shown(source.variant)} is not one of ${known}`);
  }
  if (source.units === undefined) return fault('bad-position', 'units: a position lists its units');
  const list = listIn(source, 'units');
  if (isFault(list)) return list;
  const units = readUnits(variant, list, 'units');
  if (isFault(units)) return units;
  const orders = readOrders(variant, source);
  if (isFault(orders)) return orders;
  const base = { id, variant, ...units, orders };
  switch (source.phase) {
    case 'movement':
      return { ...base, phase: 'movement' };
    case 'retreat':
      return retreatIn(source, base);
    case 'adjustment':
    case 'build':
      return adjustmentIn(source, base);
    default:
      return fault('bad-phase', `phase: ${shown(source.phase)} is not "movement", "retreat" or "adjustment"`);
  }
}

type Base = Omit<MovementPosition, 'phase'>;

function retreatIn(source: JsonObject, base: Base): RetreatPosition | PositionFault {
  const { variant, units } = base;
  const places = listIn(source, 'contested');
  if (isFault(places)) return places;
  const contested = readEach(places, (place, i) => provinceIn(variant, place, `contested[${i}]`));
  if (isFault(contested)) return contested;
  const list = listIn(source, 'dislodged');
  if (isFault(list)) return list;
  const dislodged = readDislodged(variant, list, units, contested);
  if (isFault(dislodged)) return dislodged;
  const twice = [...dislodged.givenIds].find((id) => base.givenIds.has(id));
  if (twice !== undefined) return fault('bad-unit', `dislodged: another unit has the id ${shown(twice)}`);
  const givenIds = new Set([...base.givenIds, ...dislodged.givenIds]);
  return { ...base, phase: 'retreat', givenIds, dislodged: dislodged.units, contested };
}

function adjustmentIn(source: JsonObject, base: Base): AdjustmentPosition | PositionFault {
  const owned = readOwners(base.variant, source.owned ?? {});
  if (isFault(owned)) return owned;
  if (source.adjustment === undefined || source.adjustment === null) {
    if (source.owned === undefined)
      return fault('bad-position', 'owned: an adjustment needs the owners of the centres');
    return { ...base, phase: 'adjustment', owned };
  }
  const due = readDue(base.variant, source.adjustment);
  return isFault(due) ? due : { ...base, phase: 'adjustment', owned, due };
}

function readOrders(variant: Variant, source: JsonObject): TextOrder[] | PositionFault {
  const list = listIn(source, 'orders');
  if (isFault(list)) return list;
  return readEach(list, (order, index): TextOrder | PositionFault => {
    const where = `orders[${index}]`;
    if (!isObject(order)) return fault('bad-order', `${where}: an order is an object, not ${shown(order)}`);
    const power = powerIn(variant, order.power, `${where}.power`);
    if (isFault(power)) return power;
    const { text } = order;
    if (typeof text !== 'string') return fault('bad-order', `${where}.text: must be a text, not ${shown(text)}`);
    return { power, text };
  });
}

function readOwners(variant: Variant, value: unknown): Ownership | PositionFault {
  if (!isObject(value))
    return fault('bad-position', `owned: must be an object of centres by power, not ${shown(value)}`);
  const owned = new Map<ProvinceId, PowerId>();
  for (const key of Object.keys(value)) {
    const power = powerIn(variant, key, 'owned');
    if (isFault(power)) return power;
    const list = listIn(value, key, `owned.${key}`);
    if (isFault(list)) return list;
    for (const [index, centre] of list.entries()) {
      const where = `owned.${key}[${index}]`;
      const province = provinceIn(variant, centre, where);
      if (isFault(province)) return province;
      if (!variant.supplyCentres.includes(province))
        return fault('bad-owner', `${where}: ${province} is no supply centre`);
      if (owned.has(province)) return fault('bad-owner', `${where}: ${province} is owned already`);
      owned.set(province, power);
    }
  }
  return owned;
}

function readDue(variant: Variant, value: unknown): ReadonlyMap<PowerId, number> | PositionFault {
  if (!isObject(value))
    return fault('bad-position', `adjustment: must be an object of numbers by power, not ${shown(value)}`);
  const due = new Map<PowerId, number>();
  for (const [key, count] of Object.entries(value)) {
    const power = powerIn(variant, key, 'adjustment');
    if (isFault(power)) return power;
    if (!Number.isInteger(count)) {
      return fault('bad-position', `adjustment.${key}: must be a whole number, not ${shown(count)}`);
    }
    due.set(power, count as number);
  }
  return due;
}
