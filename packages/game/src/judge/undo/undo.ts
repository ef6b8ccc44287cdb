import type { CommandOf } from '../../commands.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { Desk } from '../../desk.ts';
import { PUBLIC } from '../../events.ts';
import type { Game, Moment } from '../../state.ts';

/**
 * Takes the state back to an earlier moment: before the last act, after an event, or as a phase
 * opened. The log, letters and notes stay; what was secret then is secret again.
 *
 * @rule JD.7, S188
 */
export function undo({ game, keep }: Desk, { to, reason, publicly }: CommandOf<'undo'>): Decision {
  const index = momentMeant(game, to);
  const moment = game.timeline[index];
  if (moment === undefined) return refuse('nothing-to-undo', 'JD.7');
  const { seq: toSeq, turn, phase } = moment;
  const facts = {
    toSeq,
    acts: game.timeline.length - 1 - index,
    turn,
    phase,
    reason: keep(reason, 'reason'),
    isReasonPublic: publicly,
  };
  return accept([{ type: 'undone', rule: 'JD.7', audience: PUBLIC, facts }]);
}

/** Takes the last undo back: the game is as it was before it. */
export function redo({ game, keep }: Desk, { reason, publicly }: CommandOf<'redo'>): Decision {
  const moments = game.undone.at(-1)?.moments;
  const last = moments?.at(-1);
  if (moments === undefined || last === undefined) return refuse('nothing-to-redo', 'JD.7');
  const facts = {
    toSeq: last.seq,
    acts: moments.length,
    turn: last.turn,
    phase: last.phase,
    reason: keep(reason, 'reason'),
    isReasonPublic: publicly,
  };
  return accept([{ type: 'redone', rule: 'JD.7', audience: PUBLIC, facts }]);
}

/** Where in the timeline the moment is; past its end or before its beginning when there is none to go back to. */
function momentMeant({ timeline }: Game, to: CommandOf<'undo'>['to']): number {
  const last = timeline.length - 1;
  const index =
    to === 'lastAct' ? last - 1 : 'seq' in to ? lastBy(timeline, to.seq) : opening(timeline, to.turn, to.phase);
  return index >= last ? -1 : index;
}

/** The last moment that was there once the event had happened. */
function lastBy(timeline: readonly Moment[], seq: number): number {
  return timeline.findLastIndex((moment) => moment.seq <= seq);
}

function opening(timeline: readonly Moment[], turn: Moment['turn'], phase: Moment['phase']): number {
  return timeline.findIndex((moment) => moment.turn === turn && moment.phase === phase);
}
