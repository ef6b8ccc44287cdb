/** What is said, in French, on the way in: welcome, sign-in, joining. The server's refusals bring their own sentences. */
import type { ENGLISH_DOOR } from './english-door.ts';
import { bare } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

const waiting = (seconds: number) => {
  if (seconds < 90) return seconds === 1 ? 'une seconde' : `${seconds} secondes`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

export const FRENCH_DOOR: Spoken<typeof ENGLISH_DOOR> = {
  noConnection:
    'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez. Ce que vous avez tapé est toujours là.',
  noSentence: 'Le serveur n’y est pas parvenu. Réessayez dans un instant.',
  wait: (seconds) => `Vous pourrez réessayer dans ${waiting(seconds)}.`,
  oneMoment: 'Un instant…',
  toSignIn: 'Se connecter par nom et phrase de passe',
  toJoin: 'J’ai un carton avec un code',
  join: {
    title: 'Prendre place',
    aboutLink: 'Votre carton est lu.',
    aboutCode: 'Scannez votre carton, ou tapez ce qui y est imprimé.',
    shortName: 'Classe',
    code: 'Code',
    codeHint: 'Huit lettres et chiffres, comme 7KQM-3XRT.',
    pin: 'Code PIN',
    pinHint: 'Choisi par qui siège ici. Si plus personne ne le connaît, l’Arbitre vous donne un nouveau carton.',
    take: 'Prendre ma place',
    here: 'Places ouvertes sur cet appareil',
    back: (seat) => `Revenir à : ${seat}`,
    lost: 'Pas de carton ? Demandez-en un à l’Arbitre. Le même carton vous fait entrer de nouveau, sur n’importe quel appareil.',
  },
  home: {
    title: (name) => (name === undefined ? 'Bienvenue' : `Bienvenue, ${name}`),
    about: 'Une classe pour s’exercer. Prenez n’importe quelle place, dans autant de fenêtres que vous voulez.',
    none: 'Vous êtes connecté. Il n’y a pas ici de classe pour s’exercer. Les joueurs entrent avec leur carton.',
    sections: 'Vos groupes-classes',
    account: 'Votre compte',
    seats: 'Places de la classe',
    sit: 'S’asseoir ici',
    as: (seat) => `comme ${bare(seat)}`,
  },
};
