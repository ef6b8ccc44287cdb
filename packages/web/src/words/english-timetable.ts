/** What is said, in English, of the timetable: when phases close by themselves. */
import { counted } from './counting.ts';

type Edge = 'start' | 'end';

/** “Thu 3 Dec, 10:15”, as the clocks of a zone show it. */
function moment(ms: number, zone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  });
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  const [weekday, day, month] = [parts.get('weekday'), parts.get('day'), parts.get('month')];
  return `${weekday} ${day} ${month}, ${parts.get('hour')}:${parts.get('minute')}`;
}

const edges: Readonly<Record<Edge, string>> = {
  start: ', at the start of the lesson',
  end: ', at the end of the lesson',
};
const at = (ms: number, zone: string, edge: Edge | undefined) =>
  `${moment(ms, zone)}${edge === undefined ? '' : edges[edge]}`;

export const ENGLISH_TIMETABLE = {
  title: 'Timetable',
  about: 'Phases close by themselves at these times. You can always pause, extend and close by hand.',
  none: 'There is no timetable: you close each phase.',
  open: 'Timetable',
  closes: (phase: string, ms: number, zone: string, edge: Edge | undefined) => `${phase} closes ${at(ms, zone, edge)}.`,
  grace: (minutes: number) => `Papers are taken for ${counted(minutes, 'minute')} more.`,
  presets: {
    label: 'What usually fits',
    inLesson: 'All in one lesson',
    betweenLessons: 'Letters between lessons',
    byDays: 'A deadline a day',
  },
  phases: 'When phases close',
  kinds: {
    byHand: 'when I close it',
    after: 'after',
    lessonStart: 'when the next lesson begins',
    lessonEnd: 'when a lesson ends',
    daily: 'every day at',
  },
  amount: (phase: string) => `${phase}: how long`,
  unit: (phase: string) => `${phase}: minutes, hours or days`,
  units: { minutes: 'minutes', hours: 'hours', days: 'days' },
  at: (phase: string) => `${phase}: at which time`,
  atLeast: 'but it stays open, in hours, at least',
  atLeastOf: (phase: string) => `${phase}: hours that it stays open at least`,
  lessons: 'Lessons',
  noLessons: 'No lesson yet.',
  addLesson: 'Add a lesson',
  lesson: (n: number) => `Lesson ${n}`,
  weekday: (n: number) => `Lesson ${n}: day`,
  from: (n: number) => `Lesson ${n}: begins`,
  to: (n: number) => `Lesson ${n}: ends`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  until: 'to',
  remove: 'Remove',
  holidays: 'Days without lessons',
  noHolidays: 'None yet.',
  addHoliday: 'Add holidays',
  holiday: (n: number) => `Holidays ${n}`,
  firstDay: (n: number) => `Holidays ${n}: first day`,
  lastDay: (n: number) => `Holidays ${n}: last day`,
  zone: 'Time zone',
  zoneHint: 'Summer and winter time are kept by themselves.',
  graceMinutes: 'Minutes after the bell in which papers are still taken',
  early: 'A phase closes early when all who can act in it say that they are ready',
  preview: 'What comes',
  previewAbout: 'Counted from now, as if whatever you close were closed at once.',
  comes: (ms: number, zone: string, edge: Edge | undefined) => `closes ${at(ms, zone, edge)}`,
  byHand: 'closes when you close it',
  lacksLesson: 'no lesson comes: you close it',
  ifAny: { retreats: ', if a unit must retreat', adjustments: ', after a Fall' },
  next: 'the next turn',
  keep: 'Keep this timetable',
  kept: 'Kept.',
  drop: 'Take it away',
  faults: {
    noLessons: 'A phase goes by lessons, and there is none: add your lessons.',
    lessonTimes: 'A lesson ends after it begins: look at its times.',
    holidayDays: 'Holidays end on their first day or after it: look at their days.',
    tooManyHolidays: 'That is more than a thousand days without lessons.',
    amount: 'Say how long with a whole number, or at which time.',
    grace: 'Between none and 1440 minutes after the bell.',
  },
} as const;
