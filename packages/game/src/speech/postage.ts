import { type Refusal, type RuleId, refusal } from '../decision.ts';
import type { Desk } from '../desk.ts';
import type { SeatId } from '../ids.ts';
import type { GameRecord, GameState } from '../state.ts';
import { areOneTeam, isTalkOpen, mayCommunicate } from './may-communicate.ts';

/** How a communication is unlawful: one such recipient makes it one offence (A75). */
export interface Unlawful {
  readonly rule: RuleId;
  readonly code: string;
  readonly towards: readonly SeatId[];
}

/**
 * Whether a word may go out to all of `to`: a refusal, or what is unlawful about it (nothing where it
 * is lawful to each). The law is honour's, not a wall: after a confirmation an unlawful word is
 * delivered, unless the option `banEnforcement` blocks it.
 *
 * @rule A4, A16, A75; JD.8 a muted seat is heard by the Judge alone
 */
export function postage(
  { game, state, by, seat, isJudge, enteredByJudge, frame }: Desk,
  to: readonly SeatId[],
  confirmed: boolean,
): Refusal | { readonly unlawful?: Unlawful } {
  const missing = to.find((one) => state.seats[one] === undefined);
  if (missing !== undefined) return refusal('unknown-seat', 'RP', { seat: missing });
  if (isJudge && !enteredByJudge) return {};
  const players = to.filter((one) => state.seats[one]?.class !== 'judge');
  if (players.length === 0) return {};
  const observer = players.find((one) => state.seats[one]?.class === 'observer');
  if (observer !== undefined || seat === undefined) return refusal('observers-unheard', 'RP', { seat: observer });
  if (isMuted(game.record, by, frame.at)) return refusal('seat-muted', 'JD.8', { seat: by });
  const outsiders = players.filter((one) => !areOneTeam(state, by, one));
  if (outsiders.length > 0 && !isTalkOpen(state)) {
    return refusal('talk-out-of-phase', 'A16', { phase: state.phase, towards: outsiders });
  }
  const found = unlawfulness(state, game.record, by, players, frame.at);
  if (found === undefined) return {};
  if (state.options.banEnforcement === 'block') return refusal('speech-blocked', 'A4', { ...found });
  return confirmed ? { unlawful: found } : refusal('speech-unlawful', found.rule, { ...found });
}

/** What is unlawful about speaking to these seats now; `undefined` where nothing is. Shown before a letter is sent. */
export function unlawfulness(
  state: GameState,
  record: GameRecord,
  from: SeatId,
  to: readonly SeatId[],
  now = state.clock.now,
): Unlawful | undefined {
  const verdicts = to
    .filter((one) => one !== from)
    .map((one) => ({ one, verdict: mayCommunicate(state, from, one, record.exemptions, now) }));
  const against = verdicts.flatMap(({ one, verdict }) => (verdict.lawful ? [] : [{ one, verdict }]));
  const [first] = against;
  if (first === undefined) return undefined;
  return { rule: first.verdict.rule, code: first.verdict.code, towards: against.map(({ one }) => one) };
}

/** Whether the Judge has muted the seat at `now`. */
export function isMuted(record: GameRecord, seat: SeatId, now: number): boolean {
  const mute = record.mutes[seat];
  return mute !== undefined && (mute.untilMs === undefined || now < mute.untilMs);
}
