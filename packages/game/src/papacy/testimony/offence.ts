import { type Refusal, refusal } from '../../decision.ts';
import type { LetterId } from '../../ids.ts';
import type { Ban, Finding, Game, GameState, Letter } from '../../state.ts';
import { type TurnName, turnOfName, turnsBetween } from '../../turns.ts';
import { isUnderBan, type OffenceMoment } from '../bans.ts';
import { unlawfulTowards } from '../council.ts';

/**
 * When the accused offended: with the first of the cited letters that was unlawful, else as the
 * Pope says. A refusal where the ban was not in force then, or where all the letters are lawful.
 *
 * @rule A28 the ban must be in force at the offence (S047)
 * @rule R15 letters that a council made lawful prove nothing (S167); nor do those the Judge ruled lawful (S191)
 */
export function offenceOf(
  state: GameState,
  ban: Ban,
  letters: readonly Letter[],
  said: { readonly turn?: TurnName; readonly atMs?: number },
): OffenceMoment | Refusal {
  if (letters.length > 0) {
    const underBan = letters.filter((letter) => isUnderBan(ban, { turn: letter.turn, atMs: letter.sentMs }));
    if (underBan.length === 0) return refusal('offence-before-ban', 'A28', { seat: ban.seat, since: ban.since });
    const [first] = underBan.filter((letter) => unlawfulTowards(state, letter).length > 0);
    if (first === undefined) return refusal('letters-lawful', 'R15', { seat: ban.seat });
    return { turn: first.turn, atMs: first.sentMs };
  }
  if (said.turn === undefined) return refusal('offence-undated', 'R13', {});
  if (turnsBetween(turnOfName(said.turn), state.turn) < 0)
    return refusal('offence-in-future', 'R13', { turn: said.turn });
  const offence = { turn: said.turn, ...(said.atMs === undefined ? {} : { atMs: said.atMs }) };
  return isUnderBan(ban, offence)
    ? offence
    : refusal('offence-before-ban', 'A28', { seat: ban.seat, since: ban.since });
}

/**
 * The state of the game when an offence was committed: what the accused one's team was is read from
 * it (A27). Where only the turn is known, it is the end of that turn's Diplomacy Phase.
 */
export function stateAt(game: Game, offence: OffenceMoment): GameState {
  const { atMs, turn } = offence;
  const moments = game.timeline.filter((moment) =>
    atMs === undefined ? moment.turn === turn && moment.phase === 'diplomacy' : moment.state.clock.now <= atMs,
  );
  return moments.at(-1)?.state ?? game.state;
}

/**
 * A finding on the same testimony: the same offence under the same ban, with no letter that was not
 * cited then; without letters, in the same words (A29).
 */
export function sameTestimony(
  finding: Finding,
  ban: Ban,
  turn: TurnName,
  letters: readonly LetterId[],
  hash: string,
): boolean {
  if (finding.ban !== ban.id || finding.offenceTurn !== turn) return false;
  if (letters.length > 0) return letters.every((letter) => finding.evidence.includes(letter));
  return finding.testimony.hash === hash;
}
