/** What is said, in French, of pictures and documents attached to letters, testimonies and sheets. */
import type { ENGLISH_ATTACHED } from './english-attached.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_ATTACHED: Spoken<typeof ENGLISH_ATTACHED> = {
  list: 'Pièces jointes',
  picture: (n) => `Image jointe ${n}`,
  document: (kilobytes) => `Document (PDF, ${kilobytes} Ko)`,
  save: (name) => `Enregistrer : ${name}`,
  add: 'Joindre une image ou un PDF',
  about: 'Le lieu, l’heure et l’appareil sont retirés des images.',
  takeAway: 'Retirer',
  takeAwayOf: (name) => ` : ${name}`,
  paper: 'Photo de votre papier',
  aboutPaper: 'L’Arbitre a saisi cette feuille d’après le papier. Seuls votre cour et l’Arbitre la voient.',
};
