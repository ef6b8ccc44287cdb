import { type PowerId, type ProvinceId, provinceOf } from '@defensor/diplomacy';
import type { SeatId } from '../ids.ts';
import { filledBishops } from '../seats/seats.ts';
import type { GameState, Seat } from '../state.ts';
import { papacyIn, popeOf } from './church.ts';

/** The power a seat belongs to, and what makes it so. */
export interface Affiliation {
  readonly power: PowerId;
  /** `court`: a Ruler or Lord. `occupation`: whether he likes it or not (R8). `declaration`: by his own word. */
  readonly by: 'court' | 'occupation' | 'declaration';
  /** Of a declaration: that power's Ruler has accepted it (A11, A73). */
  readonly accepted?: boolean;
}

/** The team a seat belongs to; `undefined` for a bishop of no affiliation, the Judge and observers (R8, A13). */
export function affiliationOf(state: GameState, seat: SeatId): PowerId | undefined {
  return affiliationOfSeat(state, seat)?.power;
}

/**
 * The team a seat belongs to and why. A bishop belongs to whoever occupied the see he resides in,
 * else to the power he declared for; the option `affiliation` says which occupier counts.
 *
 * @rule R8 (readings A8, A9, A11, A13, A14, §6 b)
 */
export function affiliationOfSeat(state: GameState, seatId: SeatId): Affiliation | undefined {
  const seat = state.seats[seatId];
  if (seat === undefined) return undefined;
  if (seat.power !== undefined) return { power: seat.power, by: 'court' };
  if (seat.class !== 'bishop') return undefined;
  if (popeOf(state) === seatId && state.options.popeAffiliates === 'no') return undefined;

  const residence = residenceOf(state, seatId);
  const occupier = residence === undefined ? undefined : holderOf(state, residence);
  if (occupier !== undefined) return { power: occupier, by: 'occupation' };

  const declaration = state.church.declarations[seatId];
  if (declaration === undefined) return undefined;
  if (state.options.declareConsent === 'ruler' && !declaration.accepted) return undefined;
  return { power: declaration.power, by: 'declaration', accepted: declaration.accepted };
}

/**
 * Where a bishop resides: the Pope in the papal see, every other in the see of his ordination. A
 * deposed bishop of Rome has none, nor has a Pope who comes back to a see that was filled (A38, A39).
 */
export function residenceOf(state: GameState, seatId: SeatId): ProvinceId | undefined {
  const seat = state.seats[seatId] as Seat;
  const { papalSee } = papacyIn(state);
  if (popeOf(state) === seatId) return papalSee;
  if (seat.see === papalSee) return undefined;
  return successorIn(state, seat) === undefined ? seat.see : undefined;
}

/** The bishop who resides in a see, if any. */
export function bishopIn(state: GameState, see: ProvinceId): Seat | undefined {
  return filledBishops(state).find((bishop) => residenceOf(state, bishop.id) === see);
}

/**
 * The power that a see's bishop belongs to by occupation: the last whose unit stood there, or by the
 * option `unitOrOwner` the one whose unit stands there now, else the owner (A8).
 */
export function holderOf(state: GameState, see: ProvinceId): PowerId | undefined {
  if (state.options.affiliation === 'lastOccupier') return state.church.lastOccupier[see];
  const unit = state.board.units.find((u) => provinceOf(u.location) === see);
  const holder = unit?.power ?? state.board.owned[see];
  return isFreePopeHost(state, see, holder) ? undefined : holder;
}

/** `romeAtStart: freePope`: the host's own unit does not make the Pope its man (§6). */
export function isFreePopeHost(state: GameState, see: ProvinceId, power: PowerId | undefined): boolean {
  const { papalSee, host } = papacyIn(state);
  return state.options.romeAtStart === 'freePope' && papalSee === see && host === power;
}

/** One who was ordained to the same see after this bishop, who had left it for Rome or whose seat stood empty (A39, A51). */
function successorIn(state: GameState, seat: Seat): Seat | undefined {
  const bishops = filledBishops(state).filter((bishop) => bishop.see === seat.see);
  const last = bishops.at(-1);
  return last === undefined || last.id === seat.id ? undefined : last;
}
