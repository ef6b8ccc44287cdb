import { centreCounts, type PowerId, survivors, winnerOf } from '@defensor/diplomacy';
import { ownershipOf } from '../board.ts';
import { PUBLIC } from '../events.ts';
import { claimOf, inCommunion } from '../papacy/communion.ts';
import type { Script } from '../script.ts';
import type { Ending, Game } from '../state.ts';
import { turnName, turnOfName, turnsBetween } from '../turns.ts';

/**
 * Ends the game if a power has the centres to win and is in communion; says so where it has them
 * and is not. Tested every turn after the retreats, in Spring on standing ownership.
 *
 * @rule R18 (readings A62, A63)
 */
export function testVictory(script: Script): void {
  const { variant, state } = script.game;
  if (state.options.victoryCheck === 'fallOnly' && state.turn.season !== 'fall') return;
  const owned = ownershipOf(state.board);
  const power = winnerOf(variant, owned);
  if (power === undefined) return;
  const claim = claimOf(state, power);
  if (claim.kind === 'victory') {
    end(script, { kind: 'victory', power, turn: turnName(state.turn) }, 'R18');
    return;
  }
  const centres = centreCounts(variant, owned).get(power) as number;
  script.add({ type: 'victoryWithheld', rule: 'R18', audience: PUBLIC, facts: { power, centres, seat: claim.ruler } });
}

/** Ends the game at the end of the turn that the Judge set as its last (A80). */
export function endIfDue(script: Script): void {
  const { state } = script.game;
  if (state.lastTurn === undefined || turnsBetween(state.turn, turnOfName(state.lastTurn)) > 0) return;
  end(script, endingByDate(script.game), 'A80');
}

/**
 * How a game ends when its time is up: the most centres among powers in communion win, a tie is a draw.
 *
 * @rule A64, A80
 */
export function endingByDate({ variant, state }: Game): Ending {
  const owned = ownershipOf(state.board);
  const counts = centreCounts(variant, owned);
  const able = survivors(variant, state.board.units, owned).filter((power) => inCommunion(state, power));
  const most = Math.max(...able.map((power) => counts.get(power) as number));
  const among = able.filter((power) => counts.get(power) === most);
  const turn = turnName(state.turn);
  const [first] = among;
  return among.length === 1
    ? { kind: 'byDate', power: first as PowerId, among, turn }
    : { kind: 'byDate', among, turn };
}

export function end(script: Script, ending: Ending, rule: string): void {
  script.add({ type: 'gameEnded', rule, audience: PUBLIC, facts: { ending } });
}
