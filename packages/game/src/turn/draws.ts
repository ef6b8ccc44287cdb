import { type PowerId, survivors } from '@defensor/diplomacy';
import { ownershipOf } from '../board.ts';
import type { CommandOf } from '../commands.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { PUBLIC } from '../events.ts';
import { inCommunion } from '../papacy/communion.ts';
import { beginScript, type Script } from '../script.ts';
import { rulingSeatsOf } from '../seats/seats.ts';
import type { Game, GameState, Seat } from '../state.ts';
import { turnName } from '../turns.ts';
import { tally } from './participation.ts';
import { end } from './victory.ts';

/**
 * Proposes a draw. Its Ruler speaks for a power, or whoever acts for him; the proposer agrees by it.
 * The powers named share the draw, and every power left must agree.
 *
 * @rule A64
 */
export function proposeDraw(desk: Desk, { among }: CommandOf<'proposeDraw'>): Decision {
  const { game, state, frame } = desk;
  const power = speaksFor(desk);
  if (power === undefined) return refuse('rulers-draw', 'A64', { seat: desk.by });
  if (state.draw.proposal !== undefined) return refuse('draw-proposed-already', 'A64', { by: state.draw.proposal.by });
  const left = powersLeft(game);
  const sharing = among === undefined ? left : left.filter((one) => among.includes(one));
  const stranger = (among ?? []).find((one) => !left.includes(one));
  if (stranger !== undefined) return refuse('draw-with-stranger', 'A64', { power: stranger });
  const banned = outOfCommunion(state, sharing);
  if (banned !== undefined) return refuse('draw-out-of-communion', 'A64', { power: banned });
  const script = beginScript(game, frame);
  script.add({ type: 'drawProposed', rule: 'A64', audience: PUBLIC, facts: { power, among: sharing } });
  endIfAgreed(script);
  return accept(script.events);
}

/** Answers the proposal: a “no” ends it, the last “yes” ends the game. */
export function answerDraw(desk: Desk, { answer }: CommandOf<'answerDraw'>): Decision {
  const { game, state, frame } = desk;
  const power = speaksFor(desk);
  if (power === undefined) return refuse('rulers-draw', 'A64', { seat: desk.by });
  const { proposal } = state.draw;
  if (proposal === undefined) return refuse('no-draw-proposed', 'A64');
  if (proposal.votes[power] === answer) return refuse('draw-answered', 'A64', { power, answer });
  const banned = answer === 'yes' ? outOfCommunion(state, proposal.among) : undefined;
  if (banned !== undefined) return refuse('draw-out-of-communion', 'A64', { power: banned });
  const script = beginScript(game, frame);
  script.add({ type: 'drawAnswered', rule: 'A64', audience: PUBLIC, facts: { power, answer } });
  if (answer === 'no') script.add({ type: 'drawFailed', rule: 'A64', audience: PUBLIC, facts: { power } });
  else endIfAgreed(script);
  return accept(script.events);
}

/** One of the powers that may not share a draw as long as it is banned, where the game asks for communion. */
function outOfCommunion(state: GameState, sharing: readonly PowerId[]): PowerId | undefined {
  return state.options.drawNeedsCommunion === 'yes' ? sharing.find((one) => !inCommunion(state, one)) : undefined;
}

/** The power a seat speaks for in this: its Ruler's, or the acting Ruler's, of a power still in the game. */
function speaksFor({ game, state, by }: Desk): PowerId | undefined {
  const { power } = state.seats[by] as Seat;
  return power !== undefined && rulingSeatsOf(state, power).includes(by) && powersLeft(game).includes(power)
    ? power
    : undefined;
}

function endIfAgreed(script: Script): void {
  const { game } = script;
  const { proposal } = game.state.draw;
  if (proposal === undefined || powersLeft(game).some((power) => proposal.votes[power] !== 'yes')) return;
  tally(script);
  end(script, { kind: 'draw', among: proposal.among, turn: turnName(game.state.turn) }, 'A64');
}

const powersLeft = ({ variant, state }: Game) => survivors(variant, state.board.units, ownershipOf(state.board));
