import { type LocationId, type NoAttack, provinceOf, type Unit, type Variant, whyNoAttack } from '@defensor/diplomacy';
import { fault, isFault, type PositionFault } from './faults.ts';
import { locationIn } from './fields.ts';

/**
 * Where the attack that dislodged `unit` came from, as the line says in `attacked_from`. Without it nobody could tell
 * where the unit may go.
 */
export function attackedFromIn(
  variant: Variant,
  { location }: Pick<Unit, 'location'>,
  value: unknown,
  attackerConvoyed: boolean,
  where: string,
): LocationId | PositionFault {
  if (value === undefined || value === null) {
    return fault('bad-unit', `${where}.attacked_from: must say where the attack came from`);
  }
  const attackedFrom = locationIn(variant, value, `${where}.attacked_from`);
  if (isFault(attackedFrom)) return attackedFrom;
  const why = whyNoAttack(variant, { location, attackedFrom, attackerConvoyed });
  if (why === undefined) return attackedFrom;
  return fault(
    'bad-location',
    `${where}.attacked_from: ${REASONS[why](provinceOf(attackedFrom), provinceOf(location))}`,
  );
}

const REASONS: Readonly<Record<NoAttack, (there: string, here: string) => string>> = {
  'from-itself': (_, here) => `the unit itself stood in ${here}, so no attack came from there`,
  'no-convoy': (there, here) => `no army can be convoyed from ${there} to ${here}: a convoy goes from coast to coast`,
  'not-a-neighbour': (there, here) => `${there} is not next to ${here}; for an attack by convoy set attacker_convoyed`,
};
