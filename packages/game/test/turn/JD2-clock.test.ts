import { describe, expect, test } from 'vitest';
import { dateOf, deadlineOf, momentOf, type Timetable, type ViewerName, view, weekdayOf } from '../../src/index.ts';
import { eventOf, given, HOUR, MINUTE, START_MS, Table } from '../kit.ts';

const DAY = 24 * HOUR;
/** Central European time, 2025-10-26 to 2026-10-25. */
const OFFSETS = [
  { fromMs: 1_761_440_400_000, minutes: 60 },
  { fromMs: 1_774_746_000_000, minutes: 120 },
  { fromMs: 1_792_890_000_000, minutes: 60 },
];
const timetable = (change: Partial<Timetable> = {}): Timetable => ({
  zone: 'Europe/Berlin',
  offsets: OFFSETS,
  phases: {},
  lessons: [],
  holidays: [],
  graceMs: 0,
  early: 'never',
  ...change,
});
const at = (text: string) => {
  const [date, time] = text.split(' ') as [string, string];
  const [y, m, d] = date.split('-').map(Number) as [number, number, number];
  const [h, min] = time.split(':').map(Number) as [number, number];
  return Date.UTC(y, m - 1, d, h, min);
};
const minutes = (ms: number) => ({ kind: 'duration', ms: ms * MINUTE }) as const;
const set = (change: Partial<Timetable>) => ({ as: 'JD', do: 'setTimetable', ...timetable(change) }) as const;
const tick = (ms: number) => ({ as: 'clock', do: 'passTime', at: ms }) as const;
const place = (table: Table) => `${table.turn} ${table.state.phase}`;

describe('JD.2 the calendar', () => {
  test('JD.2 days have their dates and weekdays, as the machine’s own calendar says', () => {
    for (let day = -800_000; day <= 800_000; day += 977) {
      const real = new Date(day * DAY);
      expect(weekdayOf(day)).toBe(real.getUTCDay() === 0 ? 7 : real.getUTCDay());
      if (real.getUTCFullYear() > 999)
        expect(dateOf(day)).toBe(
          real
            .toISOString()
            .slice(0, real.getUTCFullYear() > 9999 ? 13 : 10)
            .replace('+0', ''),
        );
    }
  });

  test('JD.2 local time follows the zone through both changes of the clock', () => {
    expect(momentOf(OFFSETS, at('2026-03-28 09:00'))).toBe(at('2026-03-28 08:00'));
    expect(momentOf(OFFSETS, at('2026-03-30 09:00'))).toBe(at('2026-03-30 07:00'));
    expect(momentOf(OFFSETS, at('2020-01-01 09:00'))).toBe(at('2020-01-01 08:00'));
    // 02:30 is skipped on 29 March: it comes as if the clock had not changed.
    expect(momentOf(OFFSETS, at('2026-03-29 02:30'))).toBe(at('2026-03-29 01:30'));
    // 02:30 comes twice on 25 October: the first is meant.
    expect(momentOf(OFFSETS, at('2026-10-25 02:30'))).toBe(at('2026-10-25 00:30'));
  });
});

describe('JD.2 deadlines', () => {
  test('JD.2 a phase lasts as long as the timetable says, the one now open from when it is set', () => {
    const table = given();
    table.run({ ...set({ phases: { diplomacy: minutes(15), orderWriting: minutes(10) } }), at: START_MS + HOUR });
    expect(table.state.clock.deadline).toBe(START_MS + HOUR + 15 * MINUTE);
    const opened = eventOf(table.run(tick(START_MS + HOUR + 15 * MINUTE)), 'phaseOpened');
    expect(opened.facts).toMatchObject({ phase: 'orderWriting', deadline: START_MS + HOUR + 25 * MINUTE });
    table.run(tick(START_MS + HOUR + 25 * MINUTE));
    expect(place(table)).toBe('S1454 orderResolution');
    expect(table.state.clock.deadline).toBeUndefined();
  });

  test('JD.2 a game may begin with its timetable', () => {
    const table = given({ timetable: timetable({ phases: { diplomacy: minutes(5) } }) });
    expect(table.state.clock.deadline).toBe(START_MS + 5 * MINUTE);
  });

  test('D-29 a daily phase lasts at least what was promised, from wherever it begins', () => {
    const daily = timetable({ phases: { diplomacy: { kind: 'daily', at: '18:00', atLeastMs: DAY } } });
    const deadline = (from: string) => deadlineOf(daily, 'diplomacy', at(from));
    expect(deadline('2026-02-02 16:30')).toBe(at('2026-02-03 17:00'));
    expect(deadline('2026-02-02 17:00')).toBe(at('2026-02-03 17:00'));
    expect(deadline('2026-02-02 17:01')).toBe(at('2026-02-04 17:00'));
  });

  test('JD.2 daily phases keep the hour when the zone changes its clock, and skip holidays', () => {
    const daily = timetable({
      phases: { diplomacy: { kind: 'daily', at: '18:00', atLeastMs: 0 } },
      holidays: ['2026-03-30', '2026-03-31'],
    });
    expect(deadlineOf(daily, 'diplomacy', at('2026-03-28 20:00'))).toBe(at('2026-03-29 16:00'));
    expect(deadlineOf(daily, 'diplomacy', at('2026-03-29 20:00'))).toBe(at('2026-04-01 16:00'));
  });

  test('JD.2 the next lesson starts or ends, holidays left out', () => {
    const lessons = [
      { weekday: 1, from: '09:45', to: '10:30' },
      { weekday: 1, from: '08:00', to: '08:45' },
      { weekday: 4, from: '11:30', to: '12:15' },
    ];
    const week = timetable({
      lessons,
      holidays: ['2026-03-09'],
      phases: { diplomacy: { kind: 'nextLesson', at: 'start' }, orderWriting: { kind: 'nextLesson', at: 'end' } },
    });
    expect(deadlineOf(week, 'diplomacy', at('2026-03-02 06:00'))).toBe(at('2026-03-02 07:00'));
    expect(deadlineOf(week, 'diplomacy', at('2026-03-02 07:00'))).toBe(at('2026-03-02 08:45'));
    expect(deadlineOf(week, 'orderWriting', at('2026-03-02 08:45'))).toBe(at('2026-03-02 09:30'));
    expect(deadlineOf(week, 'diplomacy', at('2026-03-05 12:00'))).toBe(at('2026-03-12 10:30'));
  });

  test('JD.2 phases without a time, or without a lesson to come, close by hand', () => {
    const none = timetable({
      phases: { diplomacy: { kind: 'byHand' }, orderWriting: { kind: 'nextLesson', at: 'start' } },
    });
    expect(deadlineOf(none, 'diplomacy', START_MS)).toBeUndefined();
    expect(deadlineOf(none, 'orderWriting', START_MS)).toBeUndefined();
    expect(deadlineOf(none, 'retreats', START_MS)).toBeUndefined();
    expect(deadlineOf(undefined, 'diplomacy', START_MS)).toBeUndefined();
    const offsets = [...OFFSETS].reverse();
    given().refused('timetable-unsorted', set({ offsets }));
    new Table().refused('timetable-unsorted', { as: 'JD', do: 'createGame', timetable: timetable({ offsets }) });
  });

  test('JD.2 a timetable without a time for this phase leaves its deadline alone; dropping it takes the deadline away', () => {
    const table = given();
    table.refused('no-timetable', { as: 'JD', do: 'dropTimetable' });
    table.run(set({ phases: { orderWriting: minutes(10) } }));
    expect(table.state.clock.deadline).toBeUndefined();
    table.run({ as: 'JD', do: 'dropTimetable' });
    table.run(set({ phases: { diplomacy: minutes(10) } }));
    const events = table.run({ as: 'JD', do: 'dropTimetable' });
    expect(events.map(({ type }) => type)).toEqual(['timetableDropped', 'deadlineSet']);
    expect(table.state.clock.deadline).toBeUndefined();
    expect(table.state.clock.timetable).toBeUndefined();
  });
});

describe('JD.2 time passes', () => {
  test('JD.2 nothing closes before its time, and nothing twice', () => {
    const table = given();
    table.refused('not-due', tick(START_MS + DAY));
    table.run({ as: 'JD', do: 'setDeadline', deadline: START_MS + 2 * DAY });
    expect(table.refused('not-due', tick(START_MS + 2 * DAY - 1))).toEqual({ deadline: START_MS + 2 * DAY });
    table.run(tick(START_MS + 2 * DAY));
    table.refused('not-due', tick(START_MS + 2 * DAY));
    expect(place(table)).toBe('S1454 orderWriting');
  });

  test('D-15 after an outage one phase closes, and the next gets its whole time', () => {
    const table = given();
    table.run(set({ phases: { diplomacy: minutes(15), orderWriting: minutes(10) } }));
    table.run(tick(START_MS + 5 * DAY));
    expect(place(table)).toBe('S1454 orderWriting');
    expect(table.state.clock.deadline).toBe(START_MS + 5 * DAY + 10 * MINUTE);
  });

  test('JD.2 a clock a few minutes late keeps the rhythm', () => {
    const table = given();
    table.run(set({ phases: { diplomacy: minutes(15), orderWriting: minutes(30) } }));
    const due = table.state.clock.deadline as number;
    table.run(tick(due + 4 * MINUTE));
    expect(table.state.clock.deadline).toBe(due + 30 * MINUTE);
  });

  test('JD.2 in the grace after a deadline documents are still taken, then no more', () => {
    const table = given().until('orderWriting');
    table.run({ ...set({ phases: { orderWriting: minutes(10) }, graceMs: MINUTE }), at: START_MS + HOUR });
    const due = START_MS + HOUR + 10 * MINUTE;
    table.run({ as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H', at: due - 1 });
    table.refused('not-due', tick(due + MINUTE - 1));
    table.run({ as: 'R-SPA', do: 'signSheet', sheet: 's1', at: due + MINUTE - 1 });
    expect(table.refused('deadline-passed', { as: 'L-SPA', do: 'signSheet', sheet: 's1', at: due + MINUTE })).toEqual({
      deadline: due,
    });
    table.run({ as: 'L-SPA', do: 'chooseTitle', title: 'Duke', at: due + MINUTE });
    table.run(tick(due + MINUTE));
    expect(place(table)).toBe('S1454 orderResolution');
  });

  test('D-33 nothing closes while the clock is stopped, and what was left is given back', () => {
    const table = given();
    table.refused('no-deadline', { as: 'JD', do: 'pauseClock' });
    table.refused('clock-runs', { as: 'JD', do: 'resumeClock' });
    table.run({ ...set({ phases: { diplomacy: minutes(60) } }), at: START_MS + HOUR });
    table.run({ as: 'JD', do: 'pauseClock', at: START_MS + HOUR + 20 * MINUTE });
    expect(table.state.clock).toMatchObject({ pausedWithMs: 40 * MINUTE });
    expect(table.refused('clock-paused', tick(START_MS + 3 * DAY))).toEqual({ leftMs: 40 * MINUTE });
    table.refused('clock-paused', { as: 'JD', do: 'pauseClock' });
    table.run({ as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    table.run({ as: 'JD', do: 'extendPhase', by: { minutes: 5 } });
    table.run({ as: 'JD', do: 'resumeClock', at: START_MS + 4 * DAY });
    expect(table.state.clock).toMatchObject({ deadline: START_MS + 4 * DAY + 45 * MINUTE });
    expect(table.state.clock.pausedWithMs).toBeUndefined();
  });

  test('JD.2 the Judge gives minutes, or until a lesson, or sets and takes the deadline', () => {
    const table = given();
    table.run({ as: 'JD', do: 'extendPhase', by: { minutes: 5 }, at: START_MS + HOUR });
    expect(table.state.clock.deadline).toBe(START_MS + HOUR + 5 * MINUTE);
    table.run({ as: 'JD', do: 'extendPhase', by: { minutes: 1 }, at: START_MS + HOUR + MINUTE });
    expect(table.state.clock.deadline).toBe(START_MS + HOUR + 6 * MINUTE);
    table.refused('no-timetable', { as: 'JD', do: 'extendPhase', by: { untilLesson: 'start' } });
    table.run(set({}));
    table.refused('no-lesson', { as: 'JD', do: 'extendPhase', by: { untilLesson: 'start' } });
    table.run(set({ lessons: [{ weekday: 3, from: '10:00', to: '10:45' }] }));
    table.run({ as: 'JD', do: 'extendPhase', by: { untilLesson: 'end' } });
    expect(table.state.clock.deadline).toBe(at('2026-03-04 09:45'));
    table.run({ as: 'JD', do: 'setDeadline', deadline: 'none' });
    table.run({ as: 'JD', do: 'extendPhase', by: { untilLesson: 'start' } });
    expect(table.state.clock.deadline).toBe(at('2026-03-04 09:00'));
    table.refused('deadline-in-the-past', { as: 'JD', do: 'setDeadline', deadline: START_MS });
    table.run({ as: 'JD', do: 'setDeadline', deadline: 'none' });
    expect(table.state.clock.deadline).toBeUndefined();
  });

  test('JD.2 only the clock and the Judge say that time is up', () => {
    const table = given();
    table.refused('clock-only', { as: 'R-SPA', do: 'passTime' });
    table.refused('judge-only', { as: 'clock', do: 'closePhase' });
    table.refused('judge-only', { as: 'R-SPA', do: 'closePhase' });
    table.run({ as: 'JD', do: 'setDeadline', deadline: START_MS + DAY });
    table.run({ as: 'JD', do: 'passTime', at: START_MS + DAY });
    expect(place(table)).toBe('S1454 orderWriting');
  });
});

describe('JD.2 readiness', () => {
  const ready = (as: string, isReady = true) => ({ as, do: 'declareReady', ready: isReady }) as const;
  const RULERS = ['R-ENG', 'R-FRA', 'R-HRE', 'R-TUR', 'R-POL', 'R-SPA', 'R-VEN'];

  test('D-31 a phase closes early when all who are waited for are ready, where the game says so', () => {
    const table = given();
    table.run(set({ early: 'whenReady', phases: { diplomacy: minutes(60) } }));
    for (const ruler of RULERS.slice(1)) table.run(ready(ruler));
    expect(view(table.game, 'public').readiness).toEqual({ ready: RULERS.slice(1), waitsFor: ['ENGLAND'] });
    table.refused('ready-already', ready('R-FRA'));
    expect(place(table)).toBe('S1454 diplomacy');
    const events = table.run(ready('L-ENG'));
    expect(eventOf(events, 'phaseClosed').facts).toMatchObject({ by: 'ready' });
    expect(place(table)).toBe('S1454 orderWriting');
    expect(table.state.ready).toEqual([]);
    table.refused('not-ready', ready('R-FRA', false));
  });

  test('D-31 one who needs more time after all is waited for again', () => {
    const table = given();
    table.run(set({ early: 'whenReady', phases: {} }));
    table.run(ready('R-ENG'));
    table.run(ready('R-ENG', false));
    for (const ruler of RULERS.slice(1)) table.run(ready(ruler));
    expect(place(table)).toBe('S1454 diplomacy');
  });

  test('D-31 never before its hour where the game says so; readiness is shown all the same', () => {
    const table = given();
    table.run(set({ early: 'never', phases: { diplomacy: minutes(60) } }));
    for (const ruler of RULERS) table.run(ready(ruler));
    expect(place(table)).toBe('S1454 diplomacy');
    expect(table.state.ready).toEqual(RULERS);
    expect(view(table.game, 'R-ENG' as ViewerName).readiness).toBeUndefined();
  });

  test('D-31 without a timetable a game with a Judge waits for him', () => {
    const table = given();
    for (const ruler of RULERS) table.run(ready(ruler));
    expect(place(table)).toBe('S1454 diplomacy');
  });

  test('D-33 everybody ready closes nothing while the clock is stopped', () => {
    const table = given();
    table.run(set({ early: 'whenReady', phases: { diplomacy: minutes(60) } }));
    table.run({ as: 'JD', do: 'pauseClock' });
    for (const ruler of RULERS) table.run(ready(ruler));
    expect(place(table)).toBe('S1454 diplomacy');
  });

  test('D-39 bishops with a person behind them are waited for while they may write, empty courts never', () => {
    const table = given({ cast: { people: { 'B-SWI': 'p1' }, empty: ['R-ENG', 'L-ENG'] } });
    table.run(set({ early: 'whenReady', phases: {} }));
    for (const ruler of RULERS.slice(1)) table.run(ready(ruler));
    expect(place(table)).toBe('S1454 diplomacy');
    table.run(ready('B-SWI'));
    expect(place(table)).toBe('S1454 orderWriting');
  });

  test('JD.2 nobody is waited for in set-up and while the Judge resolves', () => {
    given({ begin: 'later' }).refused('not-waited-for', ready('R-ENG'));
    given().until('orderResolution').refused('not-waited-for', ready('R-ENG'));
  });
});

describe('JD.2 automatic mode', () => {
  test('JD.2 without a Judge the close of Order Writing resolves and goes on', () => {
    const table = given({ options: { judge: 'automatic' } });
    table.run(set({ phases: { diplomacy: minutes(15), orderWriting: minutes(10) } }));
    table.run(tick(table.state.clock.deadline as number));
    table.sheet('R-FRA', 'A Mar - Swi');
    table.run(tick(table.state.clock.deadline as number));
    expect(place(table)).toBe('F1454 diplomacy');
    expect(table.unit('SWI')).toBe('FRANCE A SWI');
  });

  test('D-39 an automatic game without a timetable waits for its players and for nothing else', () => {
    const table = given({ options: { judge: 'automatic' } });
    for (const power of ['ENG', 'FRA', 'HRE', 'TUR', 'POL', 'SPA', 'VEN'])
      table.run({ as: `R-${power}`, do: 'declareReady', ready: true });
    expect(place(table)).toBe('S1454 orderWriting');
    for (const power of ['ENG', 'FRA', 'HRE', 'TUR', 'POL', 'SPA', 'VEN'])
      table.run({ as: `R-${power}`, do: 'declareReady', ready: true });
    expect(place(table)).toBe('F1454 diplomacy');
  });

  test('A60 without a Judge a dispute among Lords is settled at once', () => {
    const table = given({ options: { judge: 'automatic', lordConflict: 'judge' }, cast: { lords: 2 } }).until(
      'orderWriting',
    );
    table.sheet('L-SPA', 'A Por H', 's1').sheet('L2-SPA', 'F Nap - TYS', 's2').next();
    expect(place(table)).toBe('F1454 diplomacy');
    expect(table.unit('TYS')).toBe('SPAIN F TYS');
  });
});

describe('D-31 readiness in the phases after resolution', () => {
  const ready = (as: string) => ({ as, do: 'declareReady', ready: true }) as const;
  const unit = (power: string, type: 'A' | 'F', where: string) => ({ power, type, at: where });
  const early = set({ early: 'whenReady', phases: {} });

  test('D-31 in retreats only powers with a retreat to choose are waited for', () => {
    const table = given().all(
      {
        as: 'JD',
        do: 'overrideUnits',
        set: [unit('HRE', 'A', 'BUR')],
        dislodged: [{ ...unit('FRANCE', 'A', 'BUR'), attackedFrom: 'MUN' }],
        reason: 'Set.',
      },
      { as: 'JD', do: 'overrideTurn', turn: 'S1454', phase: 'retreats', reason: 'Set.' },
      early,
      ready('R-HRE'),
      ready('B-SWI'),
    );
    expect(place(table)).toBe('S1454 retreats');
    table.run(ready('L-FRA'));
    expect(place(table)).toBe('F1454 diplomacy');
  });

  test('D-31 in adjustments only powers with builds or removals due are waited for', () => {
    const table = given().all(
      {
        as: 'JD',
        do: 'overrideUnits',
        set: [unit('POLAND', 'A', 'MOS'), unit('POLAND', 'A', 'WAR'), unit('POLAND', 'F', 'SEV')],
        reason: 'Set.',
      },
      {
        as: 'JD',
        do: 'overrideOwners',
        owners: Object.fromEntries(
          ['STP', ...Object.keys(given().state.board.owned)].map((centre) => [centre, 'none']),
        ),
        reason: 'Set.',
      },
      {
        as: 'JD',
        do: 'overrideOwners',
        owners: { STP: 'POLAND', WAR: 'POLAND', SEV: 'POLAND', MOS: 'POLAND' },
        reason: 'Set.',
      },
      { as: 'JD', do: 'overrideTurn', turn: 'F1454', phase: 'adjustments', reason: 'Set.' },
      early,
      ready('R-ENG'),
    );
    expect(place(table)).toBe('F1454 adjustments');
    table.run(ready('R-POL'));
    expect(place(table)).toBe('S1455 diplomacy');
  });

  test('D-39 a power out of the game is not waited for', () => {
    const table = given().all(
      { as: 'JD', do: 'overrideUnits', set: [unit('FRANCE', 'A', 'GAS'), unit('SPAIN', 'A', 'SPA')], reason: 'Set.' },
      {
        as: 'JD',
        do: 'overrideOwners',
        owners: Object.fromEntries(
          Object.keys(given().state.board.owned).map((centre) => [centre, centre === 'BEL' ? 'FRANCE' : 'none']),
        ),
        reason: 'Set.',
      },
    );
    table.until('orderWriting', 'S1455').all(early, ready('R-SPA'), ready('R-FRA'));
    expect(place(table)).toBe('S1455 orderResolution');
  });
});
