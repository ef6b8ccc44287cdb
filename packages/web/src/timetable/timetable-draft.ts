/** A timetable while it is written: in the units that people think in. */
import { DAY_MS, dateOf, MINUTE_MS, type Phase, type PhaseTime, type Timetable } from '@defensor/game';
import { offsetsOf, ownZone } from './zone.ts';

export const TIMED_PHASES = ['diplomacy', 'orderWriting', 'orderResolution', 'retreats', 'adjustments'] as const;
export type TimedPhase = (typeof TIMED_PHASES)[number] & Phase;

export const UNITS = { minutes: MINUTE_MS, hours: 60 * MINUTE_MS, days: DAY_MS } as const;
export type Unit = keyof typeof UNITS;

/** When a phase closes, as it is chosen. */
export type PhaseChoice =
  | { readonly kind: 'byHand' | 'lessonStart' | 'lessonEnd' }
  | { readonly kind: 'after'; readonly amount: number; readonly unit: Unit }
  | { readonly kind: 'daily'; readonly at: string; readonly atLeastHours: number };

export interface TimetableDraft {
  readonly zone: string;
  readonly lessons: Timetable['lessons'];
  /** First and last day of each: `YYYY-MM-DD`, both included. */
  readonly holidays: readonly { readonly from: string; readonly to: string }[];
  readonly phases: Readonly<Record<TimedPhase, PhaseChoice>>;
  readonly graceMinutes: number;
  readonly closesEarly: boolean;
}

const BY_HAND: PhaseChoice = { kind: 'byHand' };
const minutes = (amount: number): PhaseChoice => ({ kind: 'after', amount, unit: 'minutes' });

/** What usually fits: everything within a lesson, letters between lessons, or days for each phase. */
export const PRESETS = {
  inLesson: {
    diplomacy: minutes(15),
    orderWriting: minutes(10),
    orderResolution: BY_HAND,
    retreats: minutes(3),
    adjustments: minutes(3),
  },
  betweenLessons: {
    diplomacy: { kind: 'lessonStart' },
    orderWriting: minutes(10),
    orderResolution: BY_HAND,
    retreats: minutes(3),
    adjustments: minutes(3),
  },
  byDays: {
    diplomacy: { kind: 'daily', at: '18:00', atLeastHours: 36 },
    orderWriting: { kind: 'daily', at: '18:00', atLeastHours: 12 },
    orderResolution: BY_HAND,
    retreats: { kind: 'daily', at: '18:00', atLeastHours: 12 },
    adjustments: { kind: 'daily', at: '18:00', atLeastHours: 12 },
  },
} as const satisfies Readonly<Record<string, TimetableDraft['phases']>>;

export const newTimetable = (): TimetableDraft => ({
  zone: ownZone(),
  lessons: [],
  holidays: [],
  phases: PRESETS.betweenLessons,
  graceMinutes: 0,
  closesEarly: false,
});

/** Why a timetable cannot be kept as it is written. */
export type TimetableFault = 'noLessons' | 'lessonTimes' | 'holidayDays' | 'tooManyHolidays' | 'amount' | 'grace';

const MOST_HOLIDAYS = 1000;

export function faultOf({ lessons, holidays, phases, graceMinutes }: TimetableDraft): TimetableFault | undefined {
  const choices = Object.values(phases);
  const needsLessons = choices.some(({ kind }) => kind === 'lessonStart' || kind === 'lessonEnd');
  if (lessons.some(({ from, to }) => from === '' || to === '' || from >= to)) return 'lessonTimes';
  if (needsLessons && lessons.length === 0) return 'noLessons';
  if (holidays.some(({ from, to }) => from === '' || to === '' || from > to)) return 'holidayDays';
  if (holidays.flatMap(daysIn).length > MOST_HOLIDAYS) return 'tooManyHolidays';
  if (choices.some((choice) => !isWhole(choice))) return 'amount';
  return Number.isInteger(graceMinutes) && graceMinutes >= 0 && graceMinutes <= 1440 ? undefined : 'grace';
}

function isWhole(choice: PhaseChoice): boolean {
  if (choice.kind === 'after') return Number.isInteger(choice.amount) && choice.amount > 0;
  if (choice.kind === 'daily')
    return choice.at !== '' && Number.isInteger(choice.atLeastHours) && choice.atLeastHours >= 0;
  return true;
}

/** The timetable as the game keeps it, with what the zone's clocks do from `nowMs` on. */
export function timetableOf(draft: TimetableDraft, nowMs: number): Timetable {
  const { zone, lessons, holidays, phases, graceMinutes, closesEarly } = draft;
  return {
    zone,
    offsets: offsetsOf(zone, nowMs),
    phases: Object.fromEntries(TIMED_PHASES.map((phase) => [phase, timeOf(phases[phase])])),
    lessons,
    holidays: [...new Set(holidays.flatMap(daysIn))].sort(),
    graceMs: graceMinutes * MINUTE_MS,
    early: closesEarly ? 'whenReady' : 'never',
  };
}

/** A timetable that is kept, to be written anew. */
export function draftOf({ zone, lessons, holidays, phases, graceMs, early }: Timetable): TimetableDraft {
  return {
    zone,
    lessons,
    holidays: spansOf(holidays),
    phases: Object.fromEntries(
      TIMED_PHASES.map((phase) => [phase, choiceOf(phases[phase])]),
    ) as TimetableDraft['phases'],
    graceMinutes: Math.round(graceMs / MINUTE_MS),
    closesEarly: early === 'whenReady',
  };
}

function timeOf(choice: PhaseChoice): PhaseTime {
  switch (choice.kind) {
    case 'byHand':
      return { kind: 'byHand' };
    case 'lessonStart':
      return { kind: 'nextLesson', at: 'start' };
    case 'lessonEnd':
      return { kind: 'nextLesson', at: 'end' };
    case 'after':
      return { kind: 'duration', ms: choice.amount * UNITS[choice.unit] };
    case 'daily':
      return { kind: 'daily', at: choice.at, atLeastMs: choice.atLeastHours * UNITS.hours };
    default:
      return choice satisfies never;
  }
}

function choiceOf(time: PhaseTime | undefined): PhaseChoice {
  switch (time?.kind) {
    case undefined:
    case 'byHand':
      return BY_HAND;
    case 'nextLesson':
      return { kind: time.at === 'start' ? 'lessonStart' : 'lessonEnd' };
    case 'daily':
      return { kind: 'daily', at: time.at, atLeastHours: Math.round(time.atLeastMs / UNITS.hours) };
    case 'duration': {
      const unit = time.ms % UNITS.days === 0 ? 'days' : time.ms % UNITS.hours === 0 ? 'hours' : 'minutes';
      return { kind: 'after', amount: Math.max(1, Math.round(time.ms / UNITS[unit])), unit };
    }
    default:
      return time satisfies never;
  }
}

const dayNumber = (date: string) => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

function daysIn({ from, to }: TimetableDraft['holidays'][number]): readonly string[] {
  if (from === '' || to === '' || from > to) return [];
  const first = dayNumber(from);
  const count = Math.min(dayNumber(to) - first, MOST_HOLIDAYS) + 1;
  return Array.from({ length: count }, (_, n) => dateOf(first + n));
}

/** Days that follow each other, as first and last. */
function spansOf(days: readonly string[]): TimetableDraft['holidays'] {
  const spans: { from: string; to: string }[] = [];
  for (const day of [...days].sort()) {
    const last = spans.at(-1);
    if (last !== undefined && dayNumber(day) - dayNumber(last.to) <= 1) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}
