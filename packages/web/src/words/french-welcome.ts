/** What is said, in French, to whom a link invites. */
import type { ENGLISH_WELCOME } from './english-welcome.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_WELCOME: Spoken<typeof ENGLISH_WELCOME> = {
  title: 'Bienvenue',
  again: (name) => `Nouvelle phrase de passe pour ${name}`,
  noLink:
    'Cette page s’ouvre par un lien qui sert une seule fois. Ouvrez-le depuis le terminal où le serveur a démarré, ou demandez-en un nouveau au propriétaire.',
  about: {
    first:
      'Ce lien fait de vous le propriétaire de cette installation. Choisissez comment vous vous connecterez désormais.',
    owner:
      'Vous êtes invité comme propriétaire de cette installation. Choisissez comment vous vous connecterez désormais.',
    judge: 'Vous êtes invité comme Arbitre. Choisissez comment vous vous connecterez désormais.',
    reset: 'Choisissez une nouvelle phrase de passe. Vous êtes déconnecté partout ailleurs.',
  },
  name: 'Votre nom',
  nameHint: 'Il sert à vous connecter, et les autres le voient.',
  passphrase: 'Phrase de passe',
  passphraseHint: 'Huit caractères ou plus. Plusieurs mots se retiennent bien et se devinent mal.',
  take: 'Prendre cette place',
  by: (host) => `La prendre plutôt par ${host}`,
  aboutBy: 'Il vous faut alors un nom ici, et pas de phrase de passe.',
};
