import type { ClockState, PhaseTime, Timetable } from '../state.ts';
import type { Phase } from '../turns.ts';
import { DAY_MS, dateOf, dayOf, localMs, momentOf, timeOfDay, weekdayOf } from './calendar.ts';

/** How far ahead a lesson is looked for: a long summer, and more. */
const HORIZON_DAYS = 400;

/**
 * When a phase that opens at `fromMs` closes by itself; `undefined` when it is closed by hand, or
 * no lesson comes. A daily phase lasts at least the time promised: a shorter rest of the day is
 * skipped (D-29).
 */
export function deadlineOf(timetable: Timetable | undefined, phase: Phase, fromMs: number): number | undefined {
  const time = timetable?.phases[phase];
  return timetable === undefined || time === undefined ? undefined : momentAfter(timetable, time, fromMs);
}

/** Whether the zone's offsets follow each other in time, as everything here takes for granted. */
export function isSorted({ offsets }: Pick<Timetable, 'offsets'>): boolean {
  return offsets.every(
    ({ fromMs }, index) => index === 0 || fromMs > (offsets[index - 1] as Timetable['offsets'][number]).fromMs,
  );
}

/** When the phase now open is closed for good: its deadline and the grace after it. */
export function closingMs(clock: ClockState): number | undefined {
  return clock.deadline === undefined ? undefined : clock.deadline + (clock.timetable?.graceMs ?? 0);
}

function momentAfter(timetable: Timetable, time: PhaseTime, fromMs: number): number | undefined {
  switch (time.kind) {
    case 'byHand':
      return undefined;
    case 'duration':
      return fromMs + time.ms;
    case 'daily':
      return nextDaily(timetable, time.at, fromMs + time.atLeastMs);
    case 'nextLesson':
      return nextLesson(timetable, time.at, fromMs);
  }
}

/** The first start or end of a lesson after `fromMs`, holidays left out. */
export function nextLesson(timetable: Timetable, at: 'start' | 'end', fromMs: number): number | undefined {
  return firstAfter(timetable, fromMs, (weekday) =>
    timetable.lessons
      .filter((lesson) => lesson.weekday === weekday)
      .map((lesson) => timeOfDay(at === 'start' ? lesson.from : lesson.to))
      .sort((a, b) => a - b),
  );
}

/** The first moment at or after `notBeforeMs` at which it is `at` on a day that is no holiday. */
function nextDaily(timetable: Timetable, at: string, notBeforeMs: number): number | undefined {
  return firstAfter(timetable, notBeforeMs - 1, () => [timeOfDay(at)]);
}

function firstAfter(
  timetable: Timetable,
  afterMs: number,
  timesOn: (weekday: number) => readonly number[],
): number | undefined {
  const today = dayOf(localMs(timetable.offsets, afterMs));
  for (let day = today; day < today + HORIZON_DAYS; day += 1) {
    if (timetable.holidays.includes(dateOf(day))) continue;
    for (const time of timesOn(weekdayOf(day))) {
      const moment = momentOf(timetable.offsets, day * DAY_MS + time);
      if (moment > afterMs) return moment;
    }
  }
  return undefined;
}
