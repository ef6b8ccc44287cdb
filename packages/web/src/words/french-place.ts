/** What is said, in French, where somebody looks after their own place: PIN, devices, name, calendar, leaving. */
import type { ENGLISH_PLACE } from './english-place.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_PLACE: Spoken<typeof ENGLISH_PLACE> = {
  title: 'Votre place',
  sitsAs: (seat) => `Vous êtes à cette place avec un carton : ${seat}.`,
  pin: {
    title: 'Un code PIN pour votre place',
    about:
      'Qui trouve votre carton pourrait prendre votre place. Avec un code PIN, un nouvel appareil a besoin du carton et du code. Les appareils déjà entrés le restent.',
    isSet: 'Un code PIN est fixé.',
    isNotSet: 'Aucun code PIN n’est fixé.',
    field: 'Nouveau code PIN',
    hint: 'Quatre à huit chiffres, pas tous les mêmes et pas à la suite.',
    set: 'Fixer le code PIN',
    change: 'Changer le code PIN',
    nowSet: 'Le code PIN est fixé. Il est demandé aux nouveaux appareils.',
    nowChanged: 'Le code PIN est changé. Le nouveau est demandé aux nouveaux appareils.',
    remove: 'Supprimer le code PIN',
    removeMeans: 'Qui a votre carton peut de nouveau prendre cette place, sans rien d’autre.',
    removeNow: 'Oui, le supprimer',
    removed: 'Il n’y a plus de code PIN. Le carton seul vous fait entrer.',
    forgotten:
      'Oublié ? Un appareil déjà entré en fixe un nouveau sans l’ancien. S’il n’y en a aucun, l’Arbitre vous donne un nouveau carton.',
  },
  devices: {
    title: 'Les appareils à votre place',
    about: 'L’un d’eux vous est inconnu ? Déconnectez-le, fixez un code PIN et prévenez l’Arbitre.',
    out: 'Déconnecter',
    outOf: (device) => ` : ${device}`,
    means: (device) =>
      `${device} est aussitôt dehors : la page ouverte là-bas se ferme. Avec votre carton, et le code PIN si vous en avez fixé un, il peut revenir.`,
    now: 'Oui, le déconnecter',
    done: (device) => `Déconnecté : ${device}. Ce qui y était ouvert est fermé.`,
  },
  called: {
    title: 'Votre titre',
    about: 'Pour l’apparat : aucun titre ne donne plus de pouvoir qu’un autre. Chacun le voit.',
    save: 'Porter ce titre',
    saved: (title) => `Votre titre est maintenant : ${title}.`,
  },
  name: {
    title: 'Votre nom',
    about:
      'Celui sous lequel votre Arbitre vous connaît, dans la liste de la classe et dans les notes. Les autres joueurs ne le voient pas.',
    field: 'Nom',
    save: 'Garder ce nom',
    saved: (name) =>
      name === '' ? 'Aucun nom n’est conservé.' : `L’Arbitre vous connaît désormais sous ce nom : ${name}.`,
    data: 'Télécharger ce qui est conservé à votre sujet',
    downloaded: 'Téléchargé.',
  },
  calendar: {
    title: 'Les échéances dans votre agenda',
    about: 'Un agenda qui a ce lien montre quand la phase ouverte se termine, et le vérifie de lui-même.',
    secret:
      'Qui a le lien voit les échéances de cette partie, et rien d’autre. Il prend fin quand l’Arbitre vous donne un nouveau carton.',
    link: 'Lien pour votre agenda',
    open: 'Ouvrir dans un agenda',
  },
  leave: {
    title: 'Quitter cet appareil',
    about:
      'Quand d’autres se servent aussi de cet appareil. Votre carton vous fait entrer de nouveau, ici ou ailleurs.',
    act: 'Quitter cette place ici',
    means: 'Vous êtes déconnecté de cette place ici. Ce que vous avez écrit sur cet appareil sans l’envoyer est jeté.',
    now: 'Oui, quitter',
  },
};
