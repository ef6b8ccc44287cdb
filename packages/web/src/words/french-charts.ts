/** What is said, in French, beside the charts. */
import type { ENGLISH_CHARTS } from './english-charts.ts';
import { theTurn } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

const ENDS = {
  lifted: 'levée',
  void: 'nulle, avec le Pape qui l’avait prononcée',
  judge: 'terminée par l’Arbitre',
  deposed: 'déposé',
  resigned: 'a renoncé',
  renounced: 'titre abandonné',
  elected: 'un Pape est élu',
  over: 'fini',
} as const;

export const FRENCH_CHARTS: Spoken<typeof ENGLISH_CHARTS> = {
  throne: {
    title: 'Trône et excommunications',
    key: 'Une barre rouge est une excommunication : un anneau au bout, levée ; une croix, nulle.',
    turn: (turn) => `${turn.startsWith('S') ? 'P' : 'A'} ${turn.slice(1)}`,
    pope: 'Pape',
    antiPope: 'Antipape',
    council: 'Concile',
    sits: 'siège',
    empty: 'vacant',
    kinds: { reign: 'Pape', vacant: 'Trône vacant', anti: 'Antipape', council: 'Concile', ban: 'Excommunié' },
    what: 'Quoi',
    who: 'Qui',
    from: 'Du',
    until: 'Au',
    lasts: 'dure encore',
    ended: (turn, end) => `${turn} : ${ENDS[end]}`,
  },
  centres: {
    title: 'Centres',
    key: (needed) => `Après chaque automne. Il en faut ${needed} pour gagner, en communion.`,
    start: 'Début',
    after: 'Après',
    table: 'Centres après chaque automne',
  },
  standing: {
    title: 'Où l’on en est',
    about: (needed, isPapal) =>
      isPapal
        ? `${needed} centres font gagner, si le Souverain est en communion avec Rome à la résolution des ordres.`
        : `${needed} centres font gagner.`,
    power: 'Puissance',
    centres: 'Centres',
    units: 'Unités',
    lacks: 'Il manque',
    communion: 'Communion',
    inCommunion: 'en communion',
    banned: (turn) => `excommunié depuis ${theTurn(turn)}`,
  },
};
