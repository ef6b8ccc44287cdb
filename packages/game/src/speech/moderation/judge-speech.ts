import type { CommandOf } from '../../commands.ts';
import { accept, type Refusal, refusal, refuse } from '../../decision.ts';
import type { Decider, Desk } from '../../desk.ts';
import { type Audience, PUBLIC, toSeats } from '../../events.ts';
import type { SeatId } from '../../ids.ts';
import type { Letter } from '../../state.ts';
import { said } from '../happened.ts';
import { letterById } from '../letters/post.ts';
import { isMuted } from '../postage.ts';

/** Closes a report. @rule JD.8 */
export const handleReport: Decider<CommandOf<'handleReport'>> = ({ game }, { letter, by }) => {
  const report = game.record.reports.find((one) => one.letter === letter && one.by === by && !one.handled);
  if (report === undefined) return refuse('no-such-report', 'JD.8', { letter });
  return accept([said('reportHandled', 'JD.8', toSeats([by]), { letter, by })]);
};

/** Mutes a seat, for a time or until further notice; again replaces the time. @rule JD.8 */
export const muteSeat: Decider<CommandOf<'muteSeat'>> = (desk, { seat, untilMs, reason }) => {
  const fault = notAPlayer(desk, seat);
  if (fault !== undefined) return { ok: false, refusal: fault };
  const until = untilMs === undefined ? {} : { untilMs };
  return accept([said('seatMuted', 'JD.8', toSeats([seat]), { seat, ...until, reason: desk.keep(reason, 'reason') })]);
};

export const unmuteSeat: Decider<CommandOf<'unmuteSeat'>> = ({ game, frame }, { seat }) =>
  isMuted(game.record, seat, frame.at)
    ? accept([said('seatUnmuted', 'JD.8', toSeats([seat]), { seat })])
    : refuse('not-muted', 'JD.8', { seat });

export const warnSeat: Decider<CommandOf<'warnSeat'>> = (desk, { seat, reason }) => {
  const fault = notAPlayer(desk, seat);
  if (fault !== undefined) return { ok: false, refusal: fault };
  return accept([said('seatWarned', 'JD.8', toSeats([seat]), { seat, reason: desk.keep(reason, 'reason') })]);
};

/** Everybody who has a letter: its writer and those it is to, or all. */
function readersOf(letter: Letter): Audience {
  return letter.public === true ? PUBLIC : toSeats([letter.from, ...letter.to]);
}

/** Hides a letter: its readers see that it was hidden, the Judge alone reads it. @rule JD.8 */
export const hideLetter: Decider<CommandOf<'hideLetter'>> = (desk, { letter: id, reason }) => {
  const letter = letterById(desk, id);
  if (letter === undefined) return refuse('no-such-letter', 'JD.8', { letter: id });
  if (letter.hidden === true) return refuse('letter-hidden', 'JD.8', { letter: id });
  return accept([said('letterHidden', 'JD.8', readersOf(letter), { letter: id, reason: desk.keep(reason, 'reason') })]);
};

/** Shows its readers a hidden letter again. @rule JD.8 */
export const showLetter: Decider<CommandOf<'showLetter'>> = (desk, { letter: id }) => {
  const letter = letterById(desk, id);
  if (letter === undefined) return refuse('no-such-letter', 'JD.8', { letter: id });
  if (letter.hidden !== true) return refuse('letter-not-hidden', 'JD.8', { letter: id });
  return accept([said('letterShown', 'JD.8', readersOf(letter), { letter: id })]);
};

/** Rules a letter lawful that a ban made unlawful, as its readers see: the Pope's testimony on it is not docketed (S191). @rule R13 */
export const ruleLetterLawful: Decider<CommandOf<'ruleLetterLawful'>> = (desk, { letter: id, reason }) => {
  const letter = letterById(desk, id);
  if (letter === undefined) return refuse('no-such-letter', 'R13', { letter: id });
  if (letter.unlawful === undefined || letter.ruledLawful === true) {
    return refuse('letter-was-lawful', 'R13', { letter: id });
  }
  const facts = { letter: id, reason: desk.keep(reason, 'reason') };
  return accept([said('letterRuledLawful', 'R13', readersOf(letter), facts)]);
};

/** Frees talk among these seats from bans. @rule JD.8 */
export const exemptSeats: Decider<CommandOf<'exemptSeats'>> = (desk, { seats, untilMs, reason }) => {
  const members = [...new Set(seats)];
  const fault = members.map((seat) => notAPlayer(desk, seat)).find((one) => one !== undefined);
  if (fault !== undefined) return { ok: false, refusal: fault };
  const until = untilMs === undefined ? {} : { untilMs };
  const facts = { seats: members, ...until, reason: desk.keep(reason, 'reason') };
  return accept([said('speechExempted', 'JD.8', toSeats(members), facts)]);
};

export const endExemption: Decider<CommandOf<'endExemption'>> = ({ game, frame }) => {
  const live = game.record.exemptions.filter(({ untilMs }) => untilMs === undefined || frame.at < untilMs);
  const seats = [...new Set(live.flatMap((one) => one.seats))];
  if (seats.length === 0) return refuse('no-such-exemption', 'JD.8');
  return accept([said('exemptionsEnded', 'JD.8', toSeats(seats), { seats })]);
};

/** Opens the letters when the game is over. @rule JD.10 */
export const openLetters: Decider<CommandOf<'openLetters'>> = ({ game, state }) => {
  if (state.phase !== 'ended') return refuse('game-not-over', 'JD.10', { phase: state.phase });
  if (game.record.lettersOpen === true) return refuse('letters-open', 'JD.10');
  return accept([said('lettersOpened', 'JD.10', PUBLIC, {})]);
};

function notAPlayer({ state }: Desk, id: SeatId): Refusal | undefined {
  const seat = state.seats[id];
  if (seat === undefined) return refusal('unknown-seat', 'RP', { seat: id });
  return seat.class === 'judge' || seat.class === 'observer'
    ? refusal('not-a-player', 'JD.8', { seat: id })
    : undefined;
}
