import type { EvolversOf } from '../../registry.ts';
import type { ClockState, Game, GameState, Moment, Undone } from '../../state.ts';
import type { undoEvents } from './events.ts';

export const undoEvolvers: EvolversOf<typeof undoEvents> = {
  undone: (game, { facts }) => {
    const index = game.timeline.findIndex((moment) => moment.seq === facts.toSeq);
    const gone = game.timeline.slice(index + 1);
    return {
      ...game,
      state: withClock(game, (game.timeline[index] as Moment).state, undefined),
      timeline: game.timeline.slice(0, index + 1),
      undone: [...game.undone, { moments: gone, state: game.state }],
      record: { ...game.record, log: marked(game, gone, true) },
    };
  },
  redone: (game, _event, { at }) => {
    const { moments, state } = game.undone.at(-1) as Undone;
    return {
      ...game,
      state: withClock(game, state, at),
      timeline: [...game.timeline, ...moments],
      undone: game.undone.slice(0, -1),
      record: { ...game.record, log: marked(game, moments, false) },
    };
  },
};

/**
 * The timetable is not the game's history and stays as it is. After an undo the clock stands still
 * with what was left then, so that no deadline of the past closes the phase at once; a redo brings
 * the deadline back unless that has passed meanwhile.
 */
function withClock(game: Game, state: GameState, nowMs: number | undefined): GameState {
  const { deadline, now, pausedWithMs, timetable: _, ...rest } = state.clock;
  const { timetable } = game.state.clock;
  const kept = { ...rest, now: game.state.clock.now, ...(timetable === undefined ? {} : { timetable }) };
  return { ...state, clock: { ...kept, ...runningOn() } };

  function runningOn(): Pick<ClockState, 'deadline' | 'pausedWithMs'> {
    if (deadline === undefined) return pausedWithMs === undefined ? {} : { pausedWithMs };
    const isAsItWas = nowMs !== undefined && (deadline > nowMs || deadline <= now);
    if (isAsItWas) return { deadline };
    return { pausedWithMs: Math.max(0, deadline - now) };
  }
}

/** The log with the acts of these moments set aside, or no longer so. Letters and notes made between them are left alone. */
function marked(game: Game, moments: readonly Moment[], undone: boolean): Game['record']['log'] {
  const commands = new Set(moments.map(({ command }) => command));
  return game.record.log.map((entry) => {
    if (!commands.has(entry.command)) return entry;
    const { undone: _, ...bare } = entry;
    return undone ? { ...bare, undone: true } : bare;
  });
}
