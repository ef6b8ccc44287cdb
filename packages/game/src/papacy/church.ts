import type { PowerId, ProvinceId } from '@defensor/diplomacy';
import { InvariantError } from '../errors.ts';
import type { SeatId } from '../ids.ts';
import { seatsOf } from '../seats/seats.ts';
import type { Addendum, AntiPope, Church, Conclave, Game, GameState, PapalOffice, Seat } from '../state.ts';
import { turnName, turnOfName, turnsBetween } from '../turns.ts';

/** The addendum's data where it is laid over the game. */
export type Papacy = Extract<Addendum, { kind: 'papacy' }>;

/** The addendum of this game, or `undefined` where it is off (RULES.md §6). */
export function papacyOf(state: GameState): Papacy | undefined {
  return state.addendum.kind === 'papacy' ? state.addendum : undefined;
}

/** The addendum's data, where it is known to be laid over the game. */
export function papacyIn(state: GameState): Papacy {
  const papacy = papacyOf(state);
  if (papacy === undefined) throw new InvariantError('This game is played without the Papacy Rules');
  return papacy;
}

/** The reigning Pope; `undefined` while the throne is vacant, and in a game without a papacy. */
export function popeOf(state: GameState): SeatId | undefined {
  const { throne } = state.church;
  return throne.kind === 'reigning' ? throne.pope : undefined;
}

/** The conclave that sits while the throne is vacant (R5). */
export function conclaveOf(state: GameState): Conclave | undefined {
  const { throne } = state.church;
  return papacyOf(state) !== undefined && throne.kind === 'vacant' ? throne.conclave : undefined;
}

export function conclaveSits(state: GameState): boolean {
  return conclaveOf(state) !== undefined;
}

/** Whether a council that bishops convened sits now, from its convening to the end of its last turn (R14, A52). */
export function councilSits(state: GameState): boolean {
  const { council } = state.church;
  return council !== undefined && turnsBetween(state.turn, turnOfName(council.last)) >= 0;
}

export function antiPopeOf(state: GameState, seat: SeatId): AntiPope | undefined {
  return state.church.antiPopes.find((antiPope) => antiPope.seat === seat);
}

/** The office in which a seat seals bulls; `undefined` for everybody else (OP.4, R11). */
export function papalOfficeOf(state: GameState, seat: SeatId): PapalOffice | undefined {
  if (popeOf(state) === seat) return 'pope';
  return antiPopeOf(state, seat) === undefined ? undefined : 'antiPope';
}

/** The smallest strict majority of `n`: 7 of 13 (R14, A40). */
export function majorityOf(n: number): number {
  return Math.floor(n / 2) + 1;
}

/** Whether a bishop was ordained to a see that was neutral at the start: whom a council may elect Anti-Pope (R6, A58). */
export function isOrdainedToNeutralSee(state: GameState, bishop: Seat): boolean {
  return bishop.see !== undefined && papacyIn(state).antiPopeSees.includes(bishop.see);
}

/** Every province in which a bishop may reside: the sees of the addendum, the papal see, and those ordained to since. */
export function seesOf(state: GameState): ReadonlySet<ProvinceId> {
  const papacy = papacyIn(state);
  const ordained = seatsOf(state).flatMap((seat) => (seat.see === undefined ? [] : [seat.see]));
  return new Set([papacy.papalSee, ...papacy.sees, ...ordained]);
}

/** The initially neutral centres and the papal see: whose bishops a council frees, by the text (R14, A71). */
export function isOldSee(state: GameState, see: ProvinceId): boolean {
  const { papalSee, sees, antiPopeSees } = papacyIn(state);
  return see === papalSee || sees.includes(see) || antiPopeSees.includes(see);
}

/** Whether the power owned the papal see at the start and has owned it ever since (§6 c). */
export function isHost(state: GameState, power: PowerId): boolean {
  return papacyIn(state).host === power;
}

/** This turn's name. */
export function thisTurn(state: GameState) {
  return turnName(state.turn);
}

/** The game with some of its church replaced. */
export function withChurch(game: Game, change: Partial<Church>): Game {
  return { ...game, state: { ...game.state, church: { ...game.state.church, ...change } } };
}
