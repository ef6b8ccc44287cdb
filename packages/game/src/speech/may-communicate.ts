import type { PowerId } from '@defensor/diplomacy';
import type { RuleId } from '../decision.ts';
import type { SeatId } from '../ids.ts';
import { affiliationOf, affiliationOfSeat } from '../papacy/affiliation.ts';
import { isBanned } from '../papacy/bans.ts';
import { councilFrees } from '../papacy/council.ts';
import { otherSeatsOf } from '../seats/seats.ts';
import type { GameRecord, GameState, Seat } from '../state.ts';

/** Why speech is unlawful. Each is a ban's effect; nothing else makes speech unlawful. */
export type UnlawfulCode =
  /** R1: to a player of another power's team. */
  | 'ban-other-team'
  /** A2: to one of no team, where the option closes that way. */
  | 'ban-own-team-only'
  /** R2: a banned bishop of no affiliation speaks to nobody. */
  | 'ban-no-affiliation'
  /** R2, read literally (A1): nor does one whose see was never occupied. */
  | 'ban-see-unoccupied'
  /** R8: a banned bishop whose see was occupied speaks to his occupier's team alone. */
  | 'ban-occupied';

export type Lawfulness =
  | { readonly lawful: true; readonly rule: RuleId }
  | { readonly lawful: false; readonly rule: RuleId; readonly code: UnlawfulCode };

/**
 * Whether `from` may lawfully speak to `to` now, and the rule that decides it. It is about bans
 * alone: whether this is the time to talk to other teams is `whyNotTalkNow`'s question. Being
 * written to is no offence (A5); a word to the Judge is never communication (A6).
 *
 * Where one person may hold two seats, the stricter of them governs all that he says.
 *
 * @rule R1, R2, R8, R14 (readings A1–A7, A13, A17, A58, A68, A71, A72); JD.8 exempts a conversation
 */
export function mayCommunicate(
  state: GameState,
  from: SeatId,
  to: SeatId,
  exemptions: GameRecord['exemptions'] = [],
  now = state.clock.now,
): Lawfulness {
  const verdict = maySeat(state, from, to, exemptions, now);
  if (!verdict.lawful || verdict.rule === 'A6' || verdict.rule === 'JD.8') return verdict;
  const stricter = otherSeatsOf(state, from)
    .filter((seat) => seat !== to)
    .map((seat) => maySeat(state, seat, to, exemptions, now))
    .find(({ lawful: isLawful }) => !isLawful);
  return stricter ?? verdict;
}

function maySeat(
  state: GameState,
  from: SeatId,
  to: SeatId,
  exemptions: GameRecord['exemptions'],
  now: number,
): Lawfulness {
  const speaker = state.seats[from];
  const hearer = state.seats[to];
  if (speaker?.class === 'judge' || hearer?.class === 'judge') return lawful('A6');
  if (!isBanned(state, from)) return lawful('R1');
  if (isExempt(exemptions, from, to, now)) return lawful('JD.8');
  if (speaker?.class === 'bishop') return mayBannedBishop(state, speaker, to);
  return mayUnderR1(state, affiliationOf(state, from), to);
}

/** R1's ban: players of another power's team are out of reach; those of no team too, where `banScope` says so (A2, A68). */
function mayUnderR1(state: GameState, own: PowerId | undefined, to: SeatId): Lawfulness {
  const other = affiliationOf(state, to);
  if (other === undefined) {
    return state.options.banScope === 'ownTeamOnly' ? unlawful('R1', 'ban-own-team-only') : lawful('A2');
  }
  return other === own ? lawful('R1') : unlawful('R1', 'ban-other-team');
}

function mayBannedBishop(state: GameState, bishop: Seat, to: SeatId): Lawfulness {
  if (councilFrees(state, bishop.id) && isWithinLicence(state, to)) return lawful('R14');
  const own = affiliationOfSeat(state, bishop.id);
  if (own === undefined) return unlawful('R2', 'ban-no-affiliation');
  if (own.by === 'occupation') {
    return affiliationOf(state, to) === own.power ? lawful('R8') : unlawful('R8', 'ban-occupied');
  }
  if (state.options.rule2 === 'literalOr') return unlawful('R2', 'ban-see-unoccupied');
  return mayUnderR1(state, own.power, to);
}

/** To whom a council lets a banned bishop speak (A17). */
function isWithinLicence(state: GameState, to: SeatId): boolean {
  return state.options.councilTalk === 'anyone' || state.seats[to]?.class === 'bishop';
}

function isExempt(exemptions: GameRecord['exemptions'], from: SeatId, to: SeatId, now: number): boolean {
  return exemptions.some(
    ({ seats, fromMs, untilMs }) =>
      fromMs <= now && (untilMs === undefined || now < untilMs) && seats.includes(from) && seats.includes(to),
  );
}

/**
 * Whether the two are of one team: then they may talk at any time (A16). Bishops of no affiliation
 * are of none, each by himself.
 */
export function areOneTeam(state: GameState, a: SeatId, b: SeatId): boolean {
  const team = affiliationOf(state, a);
  return team !== undefined && team === affiliationOf(state, b);
}

/** Whether teams may talk to each other now: in the Diplomacy Phase, always by the option, and after the game (A16). */
export function isTalkOpen({ phase, options }: GameState): boolean {
  if (phase === 'diplomacy' || phase === 'ended') return true;
  return options.talk === 'always' && phase !== 'setup';
}

const lawful = (rule: RuleId): Lawfulness => ({ lawful: true, rule });
const unlawful = (rule: RuleId, code: UnlawfulCode): Lawfulness => ({ lawful: false, rule, code });
