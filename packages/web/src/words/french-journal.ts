/** What is said, in French, where one writes for oneself. */
import type { ENGLISH_JOURNAL } from './english-journal.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_JOURNAL: Spoken<typeof ENGLISH_JOURNAL> = {
  title: 'Journal et notes privées',
  about: 'Personne d’autre ne lit vos notes privées. L’Arbitre lit le journal après la partie.',
  kind: 'Ce que vous écrivez',
  kinds: { journal: 'Journal', note: 'Note privée' },
  asked: 'L’Arbitre demande',
  hint: {
    journal: 'Ce qui s’est passé ce tour-ci, ce que vous vouliez faire, à qui vous vous êtes fié et pourquoi.',
    note: 'Une pensée pour vous.',
  },
  text: { journal: 'Le journal de ce tour', note: 'Votre note privée' },
  keep: 'Garder',
  keptAt: (at) => `Gardé à ${at}.`,
  none: 'Rien n’est encore écrit. Commencez par ce tour.',
  gone: 'Ces mots ont été effacés.',
  download: 'Tout enregistrer en texte',
  file: (seat) => `journal ${seat}.txt`,
};
