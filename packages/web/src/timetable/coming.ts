/** What a timetable comes to: the deadlines ahead, and why a phase closes when it does. */
import { deadlineOf, nextLesson, type Phase, type Timetable } from '@defensor/game';
import { TIMED_PHASES, type TimedPhase } from './timetable-draft.ts';

/** A phase ahead and when it closes; by hand where no moment is given. */
export interface Coming {
  readonly phase: TimedPhase;
  readonly closesAtMs?: number;
  /** It goes by lessons, and none comes. */
  readonly lacksLesson: boolean;
}

/**
 * The deadlines from a phase that opens at `fromMs` on, through a whole turn and into the next. Whatever the Judge
 * closes is taken to be closed at once, so that something can be said of what comes after it.
 */
export function comingDeadlines(timetable: Timetable, phase: Phase, fromMs: number): readonly Coming[] {
  const at = Math.max(0, TIMED_PHASES.indexOf(phase as TimedPhase));
  const ahead = [...TIMED_PHASES.slice(at), ...TIMED_PHASES.slice(0, at + 1)].slice(0, TIMED_PHASES.length + 1);
  let opens = fromMs;
  return ahead.map((one): Coming => {
    const closesAtMs = deadlineOf(timetable, one, opens);
    const lacksLesson = closesAtMs === undefined && timetable.phases[one]?.kind === 'nextLesson';
    if (closesAtMs === undefined) return { phase: one, lacksLesson };
    opens = closesAtMs;
    return { phase: one, closesAtMs, lacksLesson };
  });
}

/** Whether a lesson of the timetable starts or ends at a moment. */
export function lessonAt(timetable: Timetable | undefined, ms: number): 'start' | 'end' | undefined {
  if (timetable === undefined) return undefined;
  return (['start', 'end'] as const).find((edge) => nextLesson(timetable, edge, ms - 1) === ms);
}
