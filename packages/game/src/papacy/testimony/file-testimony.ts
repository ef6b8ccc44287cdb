import type { CommandOf } from '../../commands.ts';
import { accept, type Refusal, refusal, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { toSeats } from '../../events.ts';
import type { LetterId } from '../../ids.ts';
import { otherSeatsOf } from '../../seats/seats.ts';
import { mayRead } from '../../speech/letters/post.ts';
import type { Ban, Finding, Game, GameState, Letter } from '../../state.ts';
import type { TurnName } from '../../turns.ts';
import { affiliationOfSeat } from '../affiliation.ts';
import { liveBanOf } from '../bans.ts';
import { popeOf } from '../church.ts';
import { isAskingForCouncil } from '../council.ts';
import { happened } from '../happened.ts';
import { isAdmittedLate, isResolving } from '../moments.ts';
import { offenceOf, sameTestimony, stateAt } from './offence.ts';

/**
 * The Pope testifies that a banned player communicated. The Judge rules on it in the resolution; a
 * unit may be named on it at once.
 *
 * @rule R13 by the Pope, in writing; documented or plausibly argued
 * @rule A27, A28, A29, A55, A73
 */
export const fileTestimony: Decider<CommandOf<'fileTestimony'>> = (desk, body) => {
  const { state, game, by } = desk;
  if (popeOf(state) !== by) return refuse('testimony-not-papal', 'R13', { seat: by });
  if (isResolving(state) && !isAdmittedLate(desk))
    return refuse('testimony-out-of-phase', 'R13', { phase: state.phase });
  if (state.church.findings[body.finding] !== undefined)
    return refuse('finding-exists', 'R13', { finding: body.finding });
  if (state.seats[body.accused] === undefined) return refuse('unknown-seat', 'R13', { seat: body.accused });
  const ban = liveBanOf(state, body.accused);
  if (ban === undefined) return refuse('not-excommunicated', 'R3', { seat: body.accused });

  const letters = citedLetters(game, by, desk.enteredByJudge, ban, body.letters ?? []);
  if ('code' in letters) return { ok: false, refusal: letters };
  const offence = offenceOf(state, ban, letters, {
    ...(body.offenceTurn === undefined ? {} : { turn: body.offenceTurn }),
    ...(body.offenceMs === undefined ? {} : { atMs: body.offenceMs }),
  });
  if ('code' in offence) return { ok: false, refusal: offence };

  if (isAskingForCouncil(state, body.accused, offence.turn)) {
    return refuse('decree-pending', 'A16', { seat: body.accused });
  }

  const testimony = desk.keep(body.testimony, 'testimony');
  const evidence = letters.map((letter) => letter.id);
  const decided = repeatFault(state, ban, offence.turn, evidence, testimony.hash);
  if (decided !== undefined) return { ok: false, refusal: decided };

  const team = affiliationOfSeat(stateAt(game, offence), body.accused);
  return accept([
    happened('testimonyFiled', 'R13', toSeats([by]), {
      finding: body.finding,
      ban: ban.id,
      accused: body.accused,
      offenceTurn: offence.turn,
      ...(team === undefined ? {} : { team: team.power }),
      ...(team?.by === 'declaration' && team.accepted !== true ? { declaredUnasked: true as const } : {}),
      testimony,
      evidence,
      filedBy: by,
      ...(desk.seat?.person === undefined ? {} : { person: desk.seat.person }),
      enteredByJudge: desk.enteredByJudge,
      late: isAdmittedLate(desk),
    }),
  ]);
};

/** The letters cited, in the order of their sending, or why one may not be. The Judge may cite any. */
function citedLetters(
  game: Game,
  pope: Letter['from'],
  byJudge: boolean,
  ban: Ban,
  ids: readonly LetterId[],
): readonly Letter[] | Refusal {
  for (const id of ids) {
    const letter = game.record.letters.find((other) => other.id === id);
    if (letter === undefined || (!byJudge && !mayRead(game.record.letters, pope, id)))
      return refusal('unknown-letter', 'R13', { letter: id });
    if (letter.from !== ban.seat && !otherSeatsOf(game.state, ban.seat).includes(letter.from))
      return refusal('letter-of-another', 'R13', { letter: id, seat: ban.seat });
  }
  return game.record.letters.filter((letter) => ids.includes(letter.id));
}

/**
 * Why the same testimony may not be filed again: it waits for a ruling or has had one. One that fell
 * because the Judge was silent may be filed once more (A29).
 */
function repeatFault(
  state: GameState,
  ban: Ban,
  turn: TurnName,
  letters: readonly LetterId[],
  hash: string,
): Refusal | undefined {
  const findings = Object.values(state.church.findings) as readonly Finding[];
  const same = findings.filter((finding) => sameTestimony(finding, ban, turn, letters, hash));
  const waiting = same.find((finding) => finding.decidedIn === undefined);
  if (waiting !== undefined) return refusal('testimony-waits', 'A29', { finding: waiting.id });
  const decided = same.find((finding) => finding.ruling !== 'notProvenByDefault') ?? same[1];
  return decided === undefined
    ? undefined
    : refusal('testimony-decided', 'A29', { finding: decided.id, turn: decided.filedIn });
}
