import type { SeatId } from '../ids.ts';
import { seatsOf } from '../seats/seats.ts';
import type { Game, Seat } from '../state.ts';
import { areOneTeam, isTalkOpen, type Lawfulness, mayCommunicate } from './may-communicate.ts';

/** One line of the table of who may speak to whom. */
export interface SpeechRow {
  readonly from: SeatId;
  readonly to: SeatId;
  readonly law: Lawfulness;
  /** Whether a letter would be taken now: own team always, others while teams may talk (A16). */
  readonly openNow: boolean;
}

/** Who may speak to whom now, for every pair of players' seats, with the rule that decides it. */
export function speechTable({ state, record }: Game): readonly SpeechRow[] {
  const players = seatsOf(state).filter(isPlayer);
  return players.flatMap((from) =>
    players.filter((to) => to !== from).map((to) => rowOf(state, record, from.id, to.id)),
  );
}

/** The line of the table from one seat to another. */
export function rowOf(state: Game['state'], record: Game['record'], from: SeatId, to: SeatId): SpeechRow {
  return {
    from,
    to,
    law: mayCommunicate(state, from, to, record.exemptions),
    openNow: isTalkOpen(state) || areOneTeam(state, from, to),
  };
}

const isPlayer = (seat: Seat) => seat.class !== 'judge' && seat.class !== 'observer';
