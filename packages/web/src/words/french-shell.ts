/** What is said, in French, on the way between the sections of an open game. */
import type { ENGLISH_SHELL } from './english-shell.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_SHELL: Spoken<typeof ENGLISH_SHELL> = {
  more: 'Plus',
  owed: 'quelque chose y est dû',
  news: 'de neuf',
  sections: {
    board: 'Plateau',
    church: 'Église',
    chancery: 'Chancellerie',
    letters: 'Lettres',
    gazette: 'Gazette',
    charts: 'Courbes',
    seats: 'Places',
    rules: 'Règles',
    journal: 'Journal',
    rulings: 'Décisions',
    place: 'Votre place',
  },
};
