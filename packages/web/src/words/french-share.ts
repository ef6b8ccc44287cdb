/** What is said, in French, where a board is shared by its link. */
import type { ENGLISH_SHARE } from './english-share.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_SHARE: Spoken<typeof ENGLISH_SHARE> = {
  title: 'Partager',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Copié.',
  notCopied: 'Le navigateur a refusé la copie. Sélectionnez le lien et copiez-le à la main.',
  about: 'La position et les ordres voyagent dans le lien. Qui l’ouvre reçoit une copie ; la vôtre reste telle quelle.',
};
