import type { PowerId } from '@defensor/diplomacy';
import { rulingSeatsOf } from '../seats/seats.ts';
import type { Ban, GameState, Seat } from '../state.ts';
import { liveBanOf } from './bans.ts';

/** What the Papacy Rules say to a power that owns enough centres to win. */
export type Claim =
  | { readonly kind: 'victory'; readonly power: PowerId }
  | { readonly kind: 'outOfCommunion'; readonly power: PowerId; readonly ruler: Seat['id']; readonly ban: Ban };

/**
 * Whether a power that owns enough centres may win: its Ruler's seat, and the acting Ruler's where
 * that seat is empty, must be free of any ban (A62). Lords and bishops do not matter, nor does who holds
 * Rome. Ask it on the bans left after the turn's liftings and depositions (ORP step 13).
 *
 * @rule R18 (readings A62, A63, A80)
 */
export function claimOf(state: GameState, power: PowerId): Claim {
  for (const id of rulingSeatsOf(state, power)) {
    const ban = liveBanOf(state, id);
    if (ban !== undefined) return { kind: 'outOfCommunion', power, ruler: id, ban };
  }
  return { kind: 'victory', power };
}

/** Whether a power is in communion with Rome (R18). Always, in a game without a papacy. */
export function inCommunion(state: GameState, power: PowerId): boolean {
  return claimOf(state, power).kind === 'victory';
}
