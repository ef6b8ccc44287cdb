/** What is said, in French, where Judges and owners sign in. */
import type { ENGLISH_SIGN_IN } from './english-sign-in.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_SIGN_IN: Spoken<typeof ENGLISH_SIGN_IN> = {
  title: 'Connexion',
  about: 'Pour les Arbitres et les propriétaires. Les joueurs entrent avec leur carton.',
  name: 'Nom',
  passphrase: 'Phrase de passe',
  enter: 'Se connecter',
  by: (host) => `Se connecter par ${host}`,
  forgotten: 'Phrase de passe oubliée ? Un propriétaire vous fait un lien pour en choisir une nouvelle.',
  elsewhereFailed:
    'La connexion par l’autre service a échoué. Recommencez, ou servez-vous de votre nom et de votre phrase de passe.',
};
