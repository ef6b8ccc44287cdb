import { survivors } from '@defensor/diplomacy';
import { ownershipOf } from '../board.ts';
import type { CommandOf } from '../commands.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { PUBLIC } from '../events.ts';
import { beginScript } from '../script.ts';
import type { Ending, Game } from '../state.ts';
import { turnName, turnOfName, turnsBetween } from '../turns.ts';
import { tally } from './participation.ts';
import { endingByDate } from './victory.ts';

/**
 * The Judge ends the game: by date, as a draw that the class agreed on, for a winner, or unfinished.
 *
 * @rule JD.9, A64, A80
 */
export function endGame({ game, frame, keep }: Desk, { how, reason }: CommandOf<'endGame'>): Decision {
  const ending = endingOf(game, how);
  if (typeof ending === 'string') return refuse('draw-with-stranger', 'A64', { power: ending });
  const script = beginScript(game, frame);
  tally(script);
  const facts = { ending, reason: keep(reason, 'reason') };
  script.add({ type: 'gameEnded', rule: 'JD.9', audience: PUBLIC, facts });
  return accept(script.events);
}

/** The ending, or the power named that is not in the game. */
function endingOf(game: Game, how: CommandOf<'endGame'>['how']): Ending | string {
  const { variant, state } = game;
  const turn = turnName(state.turn);
  const left = survivors(variant, state.board.units, ownershipOf(state.board));
  switch (how.kind) {
    case 'stopped':
      return { kind: 'stopped', turn };
    case 'byDate':
      return endingByDate(game);
    case 'victory':
      return left.includes(how.power) ? { kind: 'victory', power: how.power, turn } : how.power;
    case 'draw': {
      const stranger = how.among?.find((power) => !left.includes(power));
      return stranger ?? { kind: 'draw', among: how.among ?? left, turn };
    }
  }
}

/** Sets the turn after which the game ends by date, at that turn's end. */
export function setLastTurn({ state }: Desk, { lastTurn }: CommandOf<'setLastTurn'>): Decision {
  if (lastTurn === 'none') return accept([{ type: 'lastTurnSet', rule: 'A80', audience: PUBLIC, facts: {} }]);
  if (turnsBetween(state.turn, turnOfName(lastTurn)) < 0) return refuse('turn-is-over', 'A80', { turn: lastTurn });
  return accept([{ type: 'lastTurnSet', rule: 'A80', audience: PUBLIC, facts: { lastTurn } }]);
}
