import type { ENGLISH_GREETING } from './english-greeting.ts';
import type { Spoken } from './spoken.ts';

/** What is said, in French, to whoever comes to his seat for the first time on a device. */
export const FRENCH_GREETING: Spoken<typeof ENGLISH_GREETING> = {
  you: {
    ruler: (power) => `Vous gouvernez ${power}`,
    lord: (power) => `Vous servez ${power}`,
    bishop: (seat) => `Vous êtes ${seat}`,
    pope: 'Vous êtes le Pape',
  },
  plate: (place) => `${place} et ses voisins`,
  called: 'On vous appellera',
  titles: {
    Ruler: 'Souverain',
    King: 'Roi',
    Queen: 'Reine',
    Prince: 'Prince',
    Princess: 'Princesse',
    Lord: 'Seigneur',
    Duke: 'Duc',
    Duchess: 'Duchesse',
    Lady: 'Dame',
  },
  pin: 'Un code PIN, si vous voulez',
  pinHint: 'Quatre à huit chiffres. Avec lui, votre carton seul ne laisse entrer personne.',
  take: 'Prendre place',
  notMe: 'Ce n’est pas moi',
  again: 'Votre carton vous fait revenir, sur n’importe quel appareil. Gardez-le.',
};
