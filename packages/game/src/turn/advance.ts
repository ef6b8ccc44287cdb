import { JUDGE_ONLY, PUBLIC } from '../events.ts';
import { churchAfterUnitsChanged, churchAtEndOfDiplomacy, churchAtEndOfTurn } from '../papacy/turn-hooks.ts';
import type { Script } from '../script.ts';
import { sheetsChosenEvent } from '../sheets/chosen.ts';
import { type Phase, type Turn, turnAfter, turnName } from '../turns.ts';
import { adjust, isAdjustmentOpen } from './adjustments.ts';
import { deadlineOf } from './deadline.ts';
import { eliminate } from './elimination.ts';
import { resolve } from './order-resolution.ts';
import { settleOwnership } from './ownership.ts';
import { tally } from './participation.ts';
import { isRetreatOpen, makeRetreats } from './retreats.ts';
import { endIfDue, testVictory } from './victory.ts';
import { waitingFor } from './waiting.ts';

export type ClosedBy = 'judge' | 'clock' | 'ready' | 'publication';

/**
 * Ends the phase now open and goes on to the next in which somebody has something to decide.
 * A phase in which nobody has is over at once (D-21); none that moves units is ever left out (D-15).
 * `fromMs` is when the next phase counts its time from.
 */
export function closePhase(script: Script, by: ClosedBy, fromMs: number = script.frame.at): void {
  const { phase } = script.game.state;
  if (phase === 'ended') return;
  if (by !== 'judge' && by !== 'publication') takeDefaults(script);
  announceClosed(script, by);
  switch (phase) {
    case 'setup':
      openPhase(script, script.game.state.turn, 'diplomacy', fromMs);
      break;
    case 'diplomacy':
      script.add(...churchAtEndOfDiplomacy(script.game));
      openPhase(script, script.game.state.turn, 'orderWriting', fromMs);
      break;
    case 'orderWriting':
      script.add(...churchAtEndOfDiplomacy(script.game));
      openPhase(script, script.game.state.turn, 'orderResolution', fromMs);
      if (script.game.state.options.judge === 'automatic') closePhase(script, 'publication', fromMs);
      break;
    case 'orderResolution':
      script.add(sheetsChosenEvent(script.game.state, 'orders'));
      script.add(...resolve(script.game).events);
      goOnAfterMovement(script, fromMs);
      break;
    case 'retreats':
      script.add(sheetsChosenEvent(script.game.state, 'retreats'));
      makeRetreats(script);
      goOnAfterRetreats(script, fromMs);
      break;
    case 'adjustments':
      script.add(sheetsChosenEvent(script.game.state, 'adjustments'));
      adjust(script);
      endTurn(script, fromMs);
      break;
  }
}

/** Opens a phase, with the time that the timetable gives it. */
export function openPhase(script: Script, turn: Turn, phase: Phase, fromMs: number): void {
  const deadline = deadlineOf(script.game.state.clock.timetable, phase, fromMs);
  const facts = { turn: turnName(turn), phase, ...(deadline === undefined ? {} : { deadline }) };
  script.add({ type: 'phaseOpened', rule: 'BASE', audience: PUBLIC, facts });
}

/** Where nobody waits for the Judge any more, what he has not ruled on takes its default (JD.2). */
function takeDefaults(script: Script): void {
  const waitsFor = waitingFor(script.game);
  if (waitsFor.length === 0) return;
  script.add({ type: 'docketDefaulted', rule: 'JD.2', audience: JUDGE_ONLY, facts: { waitsFor } });
}

function announceClosed(script: Script, by: ClosedBy): void {
  const { turn, phase } = script.game.state;
  script.add({ type: 'phaseClosed', rule: 'JD.2', audience: PUBLIC, facts: { turn: turnName(turn), phase, by } });
  if (phase !== 'diplomacy' && phase !== 'orderWriting') tally(script);
}

function goOnAfterMovement(script: Script, fromMs: number): void {
  if (isRetreatOpen(script.game.state.board)) {
    openPhase(script, script.game.state.turn, 'retreats', fromMs);
    return;
  }
  if (script.game.state.board.dislodged.length > 0) makeRetreats(script);
  goOnAfterRetreats(script, fromMs);
}

function goOnAfterRetreats(script: Script, fromMs: number): void {
  script.add(...churchAfterUnitsChanged(script.game));
  const { season } = script.game.state.turn;
  if (season === 'fall') settleOwnership(script);
  testVictory(script);
  if (script.game.state.phase === 'ended') return;
  if (season === 'fall') {
    if (isAdjustmentOpen(script.game)) {
      openPhase(script, script.game.state.turn, 'adjustments', fromMs);
      return;
    }
    adjust(script);
  }
  endTurn(script, fromMs);
}

function endTurn(script: Script, fromMs: number): void {
  const { turn } = script.game.state;
  if (turn.season === 'fall') {
    script.add(...churchAfterUnitsChanged(script.game));
    eliminate(script);
  }
  script.add(...churchAtEndOfTurn(script.game));
  script.add({ type: 'turnEnded', rule: 'BASE', audience: PUBLIC, facts: { turn: turnName(turn) } });
  endIfDue(script);
  if (script.game.state.phase === 'ended') return;
  openPhase(script, turnAfter(turn), 'diplomacy', fromMs);
}
