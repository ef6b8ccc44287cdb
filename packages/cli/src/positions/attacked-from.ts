import { type LocationId, type ProvinceId, provinceOf, type Unit, type Variant } from '@defensor/diplomacy';
import { fault, isFault, type PositionFault } from './faults.ts';
import { locationIn } from './fields.ts';

/**
 * Where the attack that dislodged `unit` came from, as the line says in `attacked_from`. Without it nobody could tell
 * where the unit may go; and an attack comes from a neighbour, or by convoy from a coast to a coast.
 */
export function attackedFromIn(
  variant: Variant,
  unit: Pick<Unit, 'location'>,
  value: unknown,
  isByConvoy: boolean,
  where: string,
): LocationId | PositionFault {
  if (value === undefined || value === null) {
    return fault('bad-unit', `${where}.attacked_from: must say where the attack came from`);
  }
  const from = locationIn(variant, value, `${where}.attacked_from`);
  if (isFault(from)) return from;
  const [there, here] = [provinceOf(from), provinceOf(unit.location)];
  const impossible = (reason: string) => fault('bad-location', `${where}.attacked_from: ${reason}`);
  if (there === here) return impossible(`the unit itself stood in ${here}, so no attack came from there`);
  if (isByConvoy) {
    if (isCoast(variant, there) && isCoast(variant, here)) return from;
    return impossible(`no army can be convoyed from ${there} to ${here}: a convoy goes from coast to coast`);
  }
  if (areNeighbours(variant, there, here)) return from;
  return impossible(`${there} is not next to ${here}; for an attack by convoy set attacker_convoyed`);
}

function isCoast(variant: Variant, id: ProvinceId): boolean {
  const province = variant.provinceById.get(id);
  return province?.kind === 'land' && province.coastal;
}

/** Whether any unit can go from one province to the other by itself. */
function areNeighbours(variant: Variant, from: ProvinceId, to: ProvinceId): boolean {
  const locations = variant.provinceById.get(from)?.locations ?? [];
  const sails = locations.some((location) => variant.fleetBorders.get(location)?.some((end) => provinceOf(end) === to));
  return sails || variant.armyBorders.get(from)?.includes(to) === true;
}
