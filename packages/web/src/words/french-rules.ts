/** What is said, in French, on the pages of rules. The rules themselves are worded by `@defensor/api`. */
import type { ENGLISH_RULES } from './english-rules.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_RULES: Spoken<typeof ENGLISH_RULES> = {
  title: 'Règles',
  about: 'en mots simples',
  all: 'Toutes',
  allRules: 'Toutes les règles',
  near: 'Règles voisines',
  lesson: 'Première leçon',
  find: 'Chercher dans les règles',
  none: 'Aucune règle ne contient ces mots. Essayez-en moins, ou un autre.',
  groups: {
    papacy: 'Les règles de la papauté',
    roles: 'Rôles, ordres, note',
    judge: 'L’Arbitre',
    board: 'Le jeu de plateau et les autres cartes',
  },
  readings: 'Comment on la lit',
  readingsAbout: 'Là où la règle laisse une question, et ce qui vaut sauf si l’Arbitre a choisi autrement.',
  bites: 'Où elle a joué dans cette partie',
  noBite: 'Elle n’a pas encore servi dans cette partie.',
  gazette: 'Gazette',
  before: (rule) => `Précédente : ${rule}`,
  after: (rule) => `Suivante : ${rule}`,
};
