import type { BanId, SeatId } from '../ids.ts';
import type { Ban, GameState } from '../state.ts';
import { type TurnName, turnOfName, turnsBetween } from '../turns.ts';
import { papacyOf } from './church.ts';

/** The ban in force on a seat, or `undefined` (R1). */
export function liveBanOf(state: GameState, seat: SeatId): Ban | undefined {
  return liveBans(state).find((ban) => ban.seat === seat);
}

/** Every ban in force, oldest first. */
export function liveBans(state: GameState): readonly Ban[] {
  if (papacyOf(state) === undefined) return [];
  return (Object.values(state.church.bans) as readonly Ban[]).filter((ban) => ban.ended === undefined);
}

export function isBanned(state: GameState, seat: SeatId): boolean {
  return liveBanOf(state, seat) !== undefined;
}

/** A fresh id for a ban on `seat` that begins in `turn`. */
export function banIdFor(state: GameState, seat: SeatId, turn: TurnName): BanId {
  const base = `ban-${turn}-${seat}`;
  let id = base;
  for (let n = 2; state.church.bans[id as BanId] !== undefined; n++) id = `${base}-${n}`;
  return id as BanId;
}

/** When an offence was committed: the turn, and the time where a letter or the testimony tells it. */
export interface OffenceMoment {
  readonly turn: TurnName;
  readonly atMs?: number;
}

/** Whether an offence came after the ban took effect; where only its turn is known, that turn must be a later one (A28). */
export function isUnderBan(ban: Ban, offence: OffenceMoment): boolean {
  if (offence.atMs !== undefined) return offence.atMs >= ban.sinceMs;
  return turnsBetween(turnOfName(ban.since), turnOfName(offence.turn)) > 0;
}
