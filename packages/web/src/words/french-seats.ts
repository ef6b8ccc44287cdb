/** What is said, in French, of who sits where and who may write to whom. */
import type { ENGLISH_SEATS } from './english-seats.ts';
import { of, the } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_SEATS: Spoken<typeof ENGLISH_SEATS> = {
  title: 'Qui est à quelle place',
  mine: 'vous',
  empty: 'personne à cette place',
  suspended: 'suspendu',
  pope: 'Pape',
  antiPope: 'Antipape',
  emperor: 'Empereur',
  banned: 'excommunié',
  of: (power) => `de l’équipe ${of(the(power))}`,
  ofNone: 'sans équipe',
  by: { occupation: 'son siège a été occupé', declaration: 'de sa propre parole' },
  vacant: 'Le trône est vacant.',
  parts: { bishops: 'Évêques', judge: 'L’Arbitre' },
  table: {
    title: 'À qui vous pouvez écrire',
    about: 'En l’état actuel. Recevoir une lettre n’est pas une infraction ; y répondre, excommunié, en est une.',
    whom: 'Place',
    law: 'Droit',
    rule: 'Règle',
    now: 'Maintenant',
    open: 'ouvert',
    closed: 'pendant la diplomatie',
    unlawful: 'interdit',
    lawful: 'permis',
  },
};
