import type { CommandOf } from '../commands.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { type GameEvent, PUBLIC } from '../events.ts';
import type { ClockState } from '../state.ts';
import { MINUTE_MS } from './calendar.ts';
import { deadlineOf, isSorted, nextLesson } from './deadline.ts';

/**
 * Sets the timetable. The phase now open gets the time that it gives such a phase, counted from now.
 *
 * @rule JD.2
 */
export function setTimetable({ state, frame }: Desk, timetable: CommandOf<'setTimetable'>): Decision {
  if (!isSorted(timetable)) return refuse('timetable-unsorted', 'JD.2');
  const deadline = deadlineOf(timetable, state.phase, frame.at);
  const set: GameEvent = { type: 'timetableSet', rule: 'JD.2', audience: PUBLIC, facts: { timetable } };
  return accept([set, ...(deadline === undefined ? [] : [deadlineSet(state.clock, deadline)])]);
}

export function dropTimetable({ state }: Desk, _body: CommandOf<'dropTimetable'>): Decision {
  if (state.clock.timetable === undefined) return refuse('no-timetable', 'JD.2');
  const dropped: GameEvent = { type: 'timetableDropped', rule: 'JD.2', audience: PUBLIC, facts: {} };
  return accept([dropped, ...(state.clock.deadline === undefined ? [] : [deadlineSet(state.clock, undefined)])]);
}

/** Sets the deadline of the phase now open. Not in the past: that is what closing is for. */
export function setDeadline({ state, frame }: Desk, { deadline }: CommandOf<'setDeadline'>): Decision {
  if (deadline === 'none') return accept([deadlineSet(state.clock, undefined)]);
  if (deadline <= frame.at) return refuse('deadline-in-the-past', 'JD.2', { deadline });
  return accept([deadlineSet(state.clock, deadline)]);
}

/** Gives more time. A clock that is stopped gets it when it runs on. */
export function extendPhase({ state, frame }: Desk, { by }: CommandOf<'extendPhase'>): Decision {
  const { clock } = state;
  if ('untilLesson' in by) {
    if (clock.timetable === undefined) return refuse('no-timetable', 'JD.2');
    const lesson = nextLesson(clock.timetable, by.untilLesson, Math.max(frame.at, clock.deadline ?? frame.at));
    return lesson === undefined ? refuse('no-lesson', 'JD.2') : accept([deadlineSet(clock, lesson)]);
  }
  const moreMs = by.minutes * MINUTE_MS;
  if (clock.pausedWithMs !== undefined) {
    return accept([
      { type: 'clockPaused', rule: 'JD.2', audience: PUBLIC, facts: { leftMs: clock.pausedWithMs + moreMs } },
    ]);
  }
  return accept([deadlineSet(clock, Math.max(frame.at, clock.deadline ?? frame.at) + moreMs)]);
}

/**
 * Stops the clock. What is left of the phase is kept, not the hour at which it would have ended (D-33).
 */
export function pauseClock({ state, frame }: Desk, _body: CommandOf<'pauseClock'>): Decision {
  const { deadline, pausedWithMs } = state.clock;
  if (pausedWithMs !== undefined) return refuse('clock-paused', 'JD.2', { leftMs: pausedWithMs });
  if (deadline === undefined) return refuse('no-deadline', 'JD.2');
  const leftMs = Math.max(0, deadline - frame.at);
  return accept([{ type: 'clockPaused', rule: 'JD.2', audience: PUBLIC, facts: { leftMs } }]);
}

export function resumeClock({ state, frame }: Desk, _body: CommandOf<'resumeClock'>): Decision {
  const { pausedWithMs } = state.clock;
  if (pausedWithMs === undefined) return refuse('clock-runs', 'JD.2');
  const deadline = frame.at + pausedWithMs;
  return accept([{ type: 'clockResumed', rule: 'JD.2', audience: PUBLIC, facts: { deadline } }]);
}

function deadlineSet(clock: ClockState, deadline: number | undefined): GameEvent {
  const facts = {
    ...(deadline === undefined ? {} : { deadline }),
    ...(clock.deadline === undefined ? {} : { before: clock.deadline }),
  };
  return { type: 'deadlineSet', rule: 'JD.2', audience: PUBLIC, facts };
}
