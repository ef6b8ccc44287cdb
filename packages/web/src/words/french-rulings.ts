/** What is said, in French, on the page of the Judge's rulings. */
import type { ENGLISH_RULINGS } from './english-rulings.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_RULINGS: Spoken<typeof ENGLISH_RULINGS> = {
  title: 'Décisions de l’Arbitre',
  about: 'Tout ce que l’Arbitre a tranché, réglé ou annulé, pour que chacun puisse le citer.',
  none: 'L’Arbitre n’a encore rien tranché.',
  cite: (n) => `Décision ${n}`,
};
