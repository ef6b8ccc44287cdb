/** What is said, in French, where orders are typed or pasted. */
import { capital } from './counting.ts';
import type { ENGLISH_DRAFT } from './english-draft.ts';
import { either, to, un, une } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_DRAFT: Spoken<typeof ENGLISH_DRAFT> = {
  title: 'Taper ou coller des ordres',
  about: 'Pour tous, avec l’un ou l’autre jeu de noms. Un par ligne, ou séparés par des virgules.',
  placeholder: {
    movement: 'A Vie-Tyr, F Nap S A Rom-Apu …',
    retreat: 'A Vie-Boh, F Lon disbands …',
    adjustment: 'Build A London, F Brest disbands …',
  },
  take: (n) => (n === 0 ? 'Les noter' : `Noter ${un(n, 'ordre')}`),
  none: 'Rien à noter pour l’instant.',
  read: 'lu',
  unread: 'pas lu',
  impossible: 'impossible',
  superseded: 'second ordre',
  foreign: 'pas à vous',
  foreignAbout: (power) => `Cette unité appartient ${to(power)}. La ligne reste dans la case et ne compte pour rien.`,
  readAs: 'Vouliez-vous dire',
  taken: (n) => `${capital(un(n, 'ordre'))} ${either(n, 'noté', 'notés')}.`,
  left: (n) =>
    `${capital(une(n, 'ligne'))} ${either(n, 'n’a pas pu être lue et est restée', 'n’ont pas pu être lues et sont restées')} dans la case.`,
  waiting: (n) =>
    `On ne lit pas autant de lignes à la fois. ${capital(une(n, 'autre ligne', 'autres lignes'))} ${either(n, 'sera lue', 'seront lues')} quand celles-ci seront notées.`,
  tooLong: 'Le texte est trop long pour être gardé : après un rechargement, seul son début sera là.',
  more: (read, unread) =>
    `et ${une(read + unread, 'autre ligne', 'autres lignes')} : ${read} ${either(read, 'lue', 'lues')}, ${unread} non`,
  kept: {
    movement: 'Elle est gardée, mais l’unité tiendra.',
    retreat: 'Elle est gardée, mais l’unité sera dissoute.',
    adjustment: 'Elle est gardée, mais il n’en sortira rien.',
  },
  verdicts: 'Comment chaque ligne a été lue',
};
