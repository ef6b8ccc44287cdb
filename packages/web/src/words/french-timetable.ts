/** What is said, in French, of the timetable: when phases close by themselves. */
import type { ENGLISH_TIMETABLE } from './english-timetable.ts';
import { une } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

type Edge = 'start' | 'end';

/** “jeu. 3 déc., 10 h 15”, as the clocks of a zone show it. */
function moment(ms: number, zone: string): string {
  const format = new Intl.DateTimeFormat('fr-FR', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  });
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  const [weekday, day, month] = [parts.get('weekday'), parts.get('day'), parts.get('month')];
  return `${weekday} ${day === '1' ? '1er' : day} ${month}, ${Number(parts.get('hour'))} h ${parts.get('minute')}`;
}

const edges: Readonly<Record<Edge, string>> = {
  start: ', au début du cours',
  end: ', à la fin du cours',
};
const at = (ms: number, zone: string, edge: Edge | undefined) =>
  `${moment(ms, zone)}${edge === undefined ? '' : edges[edge]}`;

export const FRENCH_TIMETABLE: Spoken<typeof ENGLISH_TIMETABLE> = {
  title: 'Calendrier des cours',
  about:
    'Les phases se closent d’elles-mêmes à ces moments. Vous pouvez toujours suspendre, prolonger et clore à la main.',
  none: 'Il n’y a pas de calendrier : vous closez chaque phase.',
  open: 'Calendrier des cours',
  closes: (phase, ms, zone, edge) => `Fin de la phase (${phase}) : ${at(ms, zone, edge)}.`,
  grace: (minutes) => `Les papiers sont encore pris pendant ${une(minutes, 'minute')}.`,
  presets: {
    label: 'Ce qui convient d’ordinaire',
    inLesson: 'Tout en un cours',
    betweenLessons: 'Les lettres entre les cours',
    byDays: 'Une échéance par jour',
  },
  phases: 'Quand les phases se closent',
  kinds: {
    byHand: 'quand je la clos',
    after: 'après',
    lessonStart: 'quand le prochain cours commence',
    lessonEnd: 'quand un cours finit',
    daily: 'chaque jour à',
  },
  amount: (phase) => `${phase} : combien de temps`,
  unit: (phase) => `${phase} : minutes, heures ou jours`,
  units: { minutes: 'minutes', hours: 'heures', days: 'jours' },
  at: (phase) => `${phase} : à quelle heure`,
  atLeast: 'mais elle reste ouverte, en heures, au moins',
  atLeastOf: (phase) => `${phase} : heures pendant lesquelles elle reste au moins ouverte`,
  lessons: 'Cours',
  noLessons: 'Aucun cours encore.',
  addLesson: 'Ajouter un cours',
  lesson: (n) => `Cours ${n}`,
  weekday: (n) => `Cours ${n} : jour`,
  from: (n) => `Cours ${n} : commence`,
  to: (n) => `Cours ${n} : finit`,
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  until: 'à',
  remove: 'Retirer',
  holidays: 'Jours sans cours',
  noHolidays: 'Aucun encore.',
  addHoliday: 'Ajouter des vacances',
  holiday: (n) => `Vacances ${n}`,
  firstDay: (n) => `Vacances ${n} : premier jour`,
  lastDay: (n) => `Vacances ${n} : dernier jour`,
  zone: 'Fuseau horaire',
  zoneHint: 'L’heure d’été et l’heure d’hiver se suivent d’elles-mêmes.',
  graceMinutes: 'Minutes après la cloche pendant lesquelles les papiers sont encore pris',
  early: 'Une phase se clôt plus tôt quand tous ceux qui peuvent y agir se disent prêts',
  preview: 'Ce qui vient',
  previewAbout: 'Compté à partir de maintenant, comme si ce que vous closez se closait aussitôt.',
  comes: (ms, zone, edge) => `se clôt ${at(ms, zone, edge)}`,
  byHand: 'se clôt quand vous la closez',
  lacksLesson: 'aucun cours ne vient : vous la closez',
  ifAny: { retreats: ', si une unité doit se replier', adjustments: ', après un automne' },
  next: 'le tour suivant',
  keep: 'Garder ce calendrier',
  kept: 'Gardé.',
  drop: 'Le retirer',
  faults: {
    noLessons: 'Une phase suit les cours, et il n’y en a pas : ajoutez vos cours.',
    lessonTimes: 'Un cours finit après avoir commencé : voyez ses heures.',
    holidayDays: 'Des vacances finissent le premier jour ou après : voyez leurs jours.',
    tooManyHolidays: 'Cela fait plus de mille jours sans cours.',
    amount: 'Dites combien de temps par un nombre entier, ou à quelle heure.',
    grace: 'Entre aucune et 1440 minutes après la cloche.',
  },
};
