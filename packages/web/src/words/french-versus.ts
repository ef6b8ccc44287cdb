/** What is said, in French, where two sets of orders are compared. */
import { capital } from './counting.ts';
import type { ENGLISH_VERSUS } from './english-versus.ts';
import { either, the, une } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_VERSUS: Spoken<typeof ENGLISH_VERSUS> = {
  whatIf: 'Et si …',
  whatIfAbout: 'Garde ces ordres comme A, et en ouvre une copie B à modifier.',
  begun: 'Les ordres sont gardés comme A. B est ouvert : changez ce que vous voulez, puis comparez.',
  sets: 'Jeu d’ordres',
  set: (letter) => `Ordres ${letter}`,
  compare: 'Comparer',
  title: 'Ce qui diffère',
  differing: (n, all) => `${n} sur ${une(all, 'ligne')}`,
  none: 'Les deux jeux reviennent au même. Ouvrez B et changez un ordre.',
  order: 'Ordre',
  column: (letter) => letter,
  noLine: 'rien',
  after: 'Et donc, après',
  centres: (power) => `Centres, ${power}`,
  bishopOf: (see) => `Évêque : ${see}`,
  ofPower: (power) => `pour ${the(power)}`,
  asBefore: 'comme avant',
  same: (n) => `${capital(une(n, 'ligne'))} ${either(n, 'finit', 'finissent')} de même`,
  rings: 'Les anneaux montrent où B diffère.',
  caption: (letter) => (letter === 'A' ? 'Les ordres gardés' : 'Et si'),
  shown: 'Carte montrée',
  map: (letter) => `Carte ${letter}`,
  keep: (letter) => `Continuer avec ${letter}`,
  keepAbout: 'L’autre jeu est rangé. « Annuler » le ramène.',
};
