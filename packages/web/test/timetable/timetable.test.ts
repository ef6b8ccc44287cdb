import { describe, expect, test } from 'vitest';
import { comingDeadlines, lessonAt } from '../../src/timetable/coming.ts';
import {
  draftOf,
  faultOf,
  newTimetable,
  PRESETS,
  type TimetableDraft,
  timetableOf,
} from '../../src/timetable/timetable-draft.ts';
import { offsetsOf } from '../../src/timetable/zone.ts';
import { ENGLISH_TIMETABLE } from '../../src/words/english-timetable.ts';

/** Tuesday, 1 December 2026, noon in Berlin. */
const NOW_MS = Date.parse('2026-12-01T11:00:00Z');

const BERLIN: TimetableDraft = {
  ...newTimetable(),
  zone: 'Europe/Berlin',
  lessons: [
    { weekday: 2, from: '09:45', to: '10:30' },
    { weekday: 4, from: '10:15', to: '11:00' },
  ],
  holidays: [{ from: '2026-12-23', to: '2027-01-06' }],
};

describe('JD.2 the zone as data', () => {
  test('D-29 each change of the clocks in the years ahead stands at its minute', () => {
    expect(offsetsOf('Europe/Berlin', NOW_MS).slice(0, 3)).toEqual([
      { fromMs: NOW_MS, minutes: 60 },
      { fromMs: Date.parse('2027-03-28T01:00:00Z'), minutes: 120 },
      { fromMs: Date.parse('2027-10-31T01:00:00Z'), minutes: 60 },
    ]);
  });

  test.each([
    ['Asia/Kolkata', [330]],
    ['America/New_York', [-300, -240]],
    ['Australia/Lord_Howe', [660, 630]],
    ['UTC', [0]],
  ] as const)('%s is ahead of UTC by %j minutes', (zone, minutes) => {
    expect(
      offsetsOf(zone, NOW_MS)
        .slice(0, minutes.length)
        .map((one) => one.minutes),
    ).toEqual(minutes);
  });
});

describe('JD.2 what a timetable comes to', () => {
  test('letters between lessons: Diplomacy closes as the next lesson begins, and the rest within it', () => {
    const timetable = timetableOf(BERLIN, NOW_MS);
    const coming = comingDeadlines(timetable, 'diplomacy', NOW_MS);
    expect(coming.map(({ phase, closesAtMs }) => [phase, closesAtMs && new Date(closesAtMs).toISOString()])).toEqual([
      ['diplomacy', '2026-12-03T09:15:00.000Z'],
      ['orderWriting', '2026-12-03T09:25:00.000Z'],
      ['orderResolution', undefined],
      ['retreats', '2026-12-03T09:28:00.000Z'],
      ['adjustments', '2026-12-03T09:31:00.000Z'],
      ['diplomacy', '2026-12-08T08:45:00.000Z'],
    ]);
    expect(lessonAt(timetable, Date.parse('2026-12-03T09:15:00Z'))).toBe('start');
    expect(lessonAt(timetable, Date.parse('2026-12-03T10:00:00Z'))).toBe('end');
    expect(lessonAt(timetable, Date.parse('2026-12-03T09:25:00Z'))).toBeUndefined();
  });

  test('holidays have no lessons, and summer time keeps the hour of the lesson', () => {
    const timetable = timetableOf(BERLIN, NOW_MS);
    const after = (moment: string) => comingDeadlines(timetable, 'diplomacy', Date.parse(moment))[0]?.closesAtMs;
    expect(after('2026-12-22T12:00:00Z')).toBe(Date.parse('2027-01-07T09:15:00Z'));
    expect(after('2027-03-28T12:00:00Z')).toBe(Date.parse('2027-03-30T07:45:00Z'));
  });

  test('the moment is said as the clocks of the zone show it', () => {
    expect(ENGLISH_TIMETABLE.closes('Diplomacy', Date.parse('2026-12-03T09:15:00Z'), 'Europe/Berlin', 'start')).toBe(
      'Diplomacy closes Thu 3 Dec, 10:15, at the start of the lesson.',
    );
    expect(ENGLISH_TIMETABLE.comes(Date.parse('2027-06-01T16:00:00Z'), 'Europe/Berlin', undefined)).toBe(
      'closes Tue 1 Jun, 18:00',
    );
  });
});

describe('JD.2 a timetable is written', () => {
  test('what was kept is written anew as it was', () => {
    const draft: TimetableDraft = {
      ...BERLIN,
      phases: {
        ...PRESETS.byDays,
        orderWriting: { kind: 'after', amount: 2, unit: 'days' },
        retreats: { kind: 'lessonEnd' },
      },
      graceMinutes: 2,
      closesEarly: true,
    };
    expect(draftOf(timetableOf(draft, NOW_MS))).toEqual(draft);
  });

  test.each([
    ['noLessons', { lessons: [] }],
    ['lessonTimes', { lessons: [{ weekday: 1, from: '10:00', to: '09:00' }] }],
    ['holidayDays', { holidays: [{ from: '2026-12-23', to: '2026-12-22' }] }],
    ['tooManyHolidays', { holidays: [{ from: '2026-12-23', to: '2036-12-22' }] }],
    ['amount', { phases: { ...BERLIN.phases, retreats: { kind: 'after', amount: Number.NaN, unit: 'hours' } } }],
    ['grace', { graceMinutes: -1 }],
    [undefined, { lessons: [], phases: PRESETS.inLesson }],
  ] as const)('its fault is told: %s', (fault, change) => {
    expect(faultOf({ ...BERLIN, ...change } as TimetableDraft)).toBe(fault);
  });
});
