import type { PowerId } from '@defensor/diplomacy';
import type { Ban, GameState, Seat } from '../state.ts';
import { liveBanOf } from './bans.ts';
import { seatsOf } from './church.ts';

/** What the Papacy Rules say to a power that owns enough centres to win. */
export type Claim =
  | { readonly kind: 'victory'; readonly power: PowerId }
  | { readonly kind: 'outOfCommunion'; readonly power: PowerId; readonly ruler: Seat['id']; readonly ban: Ban };

/**
 * Whether a power that owns enough centres may win: its Ruler's seat, and the acting Ruler's where
 * that seat is empty, must be free of any ban. Lords and bishops do not matter, nor does who holds
 * Rome. Ask it on the bans left after the turn's liftings and depositions (ORP step 13).
 *
 * @rule R18 (readings A62, A63, A80)
 */
export function claimOf(state: GameState, power: PowerId): Claim {
  for (const { id } of rulersOf(state, power)) {
    const ban = liveBanOf(state, id);
    if (ban !== undefined) return { kind: 'outOfCommunion', power, ruler: id, ban };
  }
  return { kind: 'victory', power };
}

/** Whether a power is in communion with Rome (R18). Always, in a game without a papacy. */
export function inCommunion(state: GameState, power: PowerId): boolean {
  return claimOf(state, power).kind === 'victory';
}

/** The Ruler's seat, even when empty, and the acting Ruler where nobody sits in it (A62). */
function rulersOf(state: GameState, power: PowerId): readonly Seat[] {
  const team = seatsOf(state).filter((seat) => seat.power === power);
  const ruler = team.find((seat) => seat.class === 'ruler');
  if (ruler?.standing === 'seated') return [ruler];
  const acting = team
    .filter((seat) => seat.class === 'lord' && seat.standing === 'seated')
    .sort((one, other) => one.rank - other.rank)
    .at(0);
  return [ruler, acting].filter((seat) => seat !== undefined);
}
