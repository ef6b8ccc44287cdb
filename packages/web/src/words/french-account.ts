/** What is said, in French, where somebody's own account is kept, and an owner's care of the installation. */
import type { ENGLISH_ACCOUNT } from './english-account.ts';
import { of, un } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

function day(ms: number): string {
  const text = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' }).format(ms);
  return text.replace(/^1 /, '1er ');
}
function moment(ms: number): string {
  const when = new Date(ms);
  return `${day(ms)} à ${when.getHours()} h ${String(when.getMinutes()).padStart(2, '0')}`;
}

export const FRENCH_ACCOUNT: Spoken<typeof ENGLISH_ACCOUNT> = {
  title: 'Votre compte',
  sections: 'Vos groupes-classes',
  trail: 'Qui a fait quoi',
  signedOut: 'Personne n’est connecté ici. Connectez-vous, puis rouvrez cette page.',
  copy: {
    act: 'Copier',
    done: 'Copié.',
    failed: 'Ce navigateur ne permet pas de copier. Le texte est sélectionné : copiez-le vous-même.',
    once: 'Il ne s’affiche que cette fois.',
    close: 'C’est noté',
  },
  who: {
    title: 'Qui vous êtes',
    name: (name) => `Vous êtes connecté sous le nom ${of(name)}.`,
    owner: 'Vous êtes propriétaire de cette installation, et Arbitre.',
    judge: 'Vous êtes Arbitre.',
    out: 'Se déconnecter ici',
    outOfAll: 'Se déconnecter ici, et quitter les places de cet appareil',
    everywhere: 'Se déconnecter partout',
    everywhereMeans:
      'Partout : sur tous les appareils où vous êtes connecté, et dans ce navigateur aussi de ses places.',
    devices: 'Où vous êtes connecté',
    here: 'cet appareil',
    device: (seenAt, since) => `dernier usage le ${moment(seenAt)}, depuis le ${day(since)}`,
    end: 'Déconnecter',
    endOf: (device) => ` : ${device}`,
    ended: (device) => `Déconnecté : ${device}.`,
  },
  passphrase: {
    title: 'Votre phrase de passe',
    about: 'Une fois changée, vous êtes déconnecté partout ailleurs.',
    present: 'Phrase de passe actuelle',
    next: 'Nouvelle phrase de passe',
    nextHint: 'Huit caractères ou plus. Plusieurs mots se retiennent bien et se devinent mal.',
    change: 'Changer la phrase de passe',
    changed: 'Votre phrase de passe est changée. Vous êtes déconnecté partout ailleurs.',
  },
  provider: {
    title: 'Se connecter par un autre service',
    about: (host) => `Qui se connecte par ${host} n’écrit pas de phrase de passe ici. La vôtre reste valable.`,
    add: (host) => `Ajouter ${host}`,
    linked: (host) => `Vous pouvez vous connecter par ${host}.`,
    added: 'C’est ajouté : vous pouvez désormais vous connecter ainsi.',
    failed: 'Votre identité n’y a pas été confirmée. Recommencez.',
  },
  people: {
    title: 'Propriétaires et Arbitres',
    about:
      'Tous ceux qui se connectent ici par une phrase de passe. Les joueurs n’en sont pas : ils entrent avec leur carton.',
    you: 'vous',
    owner: 'propriétaire et Arbitre',
    judge: 'Arbitre',
    since: (ms) => `depuis le ${day(ms)}`,
    more: 'Plus',
    of: (name) => ` : ${name}`,
    makeOwner: 'Nommer propriétaire',
    unmakeOwner: 'Ne plus être propriétaire',
    unmakeMeMeans: 'Vous restez Arbitre. Seul un autre propriétaire peut vous nommer de nouveau.',
    unmakeMeNow: 'Oui, je ne suis plus propriétaire',
    madeOwner: (name) => `${name} est désormais propriétaire.`,
    unmadeOwner: (name) => `${name} n’est plus propriétaire.`,
    reset: 'Un lien pour une nouvelle phrase de passe',
    resetFor: (name, until) =>
      `Par ce lien, ${name} choisit une nouvelle phrase de passe. Valable jusqu’au ${moment(until)}.`,
    download: 'Télécharger ce qui est conservé',
    downloaded: (name) => `Téléchargé : ce qui est conservé au sujet ${of(name)}.`,
    remove: 'Retirer',
    removeMeans: (name) =>
      `Le compte ${of(name)} est déconnecté et oublié, sans retour possible. Ce qui a été fait dans les parties reste.`,
    removeNow: (name) => `Oui, retirer ${name}`,
    removed: (name) => `${name} n’a plus de compte ici.`,
  },
  invites: {
    title: 'Inviter quelqu’un',
    about: 'Un lien sert une seule fois. Envoyez-le comme vous enverriez une clé.',
    judge: 'Inviter un Arbitre',
    owner: 'Inviter un propriétaire',
    made: {
      judge: (until) => `Qui ouvre ce lien en premier devient Arbitre. Valable jusqu’au ${moment(until)}.`,
      owner: (until) => `Qui ouvre ce lien en premier devient propriétaire. Valable jusqu’au ${moment(until)}.`,
    },
    link: 'Lien',
    open: 'Liens pas encore utilisés',
    none: 'Aucun lien n’attend d’être utilisé.',
    kinds: {
      first: 'pour le premier propriétaire',
      owner: 'pour un propriétaire',
      judge: 'pour un Arbitre',
      reset: 'pour une nouvelle phrase de passe',
    },
    resetOf: (name) => `pour une nouvelle phrase de passe ${of(name)}`,
    until: (ms) => `valable jusqu’au ${moment(ms)}`,
    withdraw: 'Reprendre',
    of: (kind, until) => ` le lien ${kind}, valable jusqu’au ${moment(until)}`,
    withdrawn: 'Le lien est repris : il n’ouvre plus rien.',
  },
  tokens: {
    title: 'Jetons pour les scripts',
    about:
      'Un jeton permet à un de vos programmes d’interroger le serveur. La commande defensor send le prend dans DEFENSOR_TOKEN.',
    none: 'Pas encore de jeton.',
    noGame: 'Un jeton vaut pour une partie, et vous n’en avez pas encore. Commencez-en une d’abord.',
    make: 'Créer un jeton',
    name: 'Comment vous l’appelez',
    game: 'Partie',
    gameIn: (section, game) => `${section} : ${game}`,
    may: 'Ce qu’il peut faire',
    ways: {
      watch: 'Voir ce que tous peuvent voir',
      see: 'Voir ce que voit une place, sans rien envoyer',
      act: 'Voir et agir à une place',
      judge: 'Arbitrer : tout voir, envoyer toute commande, chercher les fichiers',
    },
    seat: 'Place',
    noSeat: 'Choisissez une place',
    days: 'Jours jusqu’à sa fin',
    madeFor: (name, until) => `${name} est créé. Valable jusqu’au ${day(until)}.`,
    secret: 'Jeton',
    does: (way, game) => `${way}, dans ${game}`,
    doesAs: (way, game, seat) => `${way} (${seat}), dans ${game}`,
    elsewhere: 'une partie qui n’est plus à vous',
    unbound: 'aucune partie',
    until: (ms) => `valable jusqu’au ${day(ms)}`,
    used: (ms) => `dernier usage le ${moment(ms)}`,
    unused: 'jamais utilisé',
    over: 'expiré',
    revoke: 'Révoquer',
    revoked: (name) => `${name} est révoqué : il n’ouvre plus rien.`,
  },
  data: {
    title: 'Vos données',
    about: 'Tout ce qui est conservé à votre sujet, dans un fichier.',
    download: 'Télécharger mes données',
    downloaded: 'Téléchargé.',
    forget: 'Me faire oublier',
    forgetMeans:
      'Vous êtes déconnecté et oublié, et ne revenez que par un nouveau lien. Ce que vous avez fait dans les parties reste, sans votre nom.',
    forgetNow: 'Oui, m’oublier',
    classes: 'Combien de temps les classes sont conservées',
    classesAbout:
      'Une fois la classe terminée, ses joueurs sont oubliés après tant de jours. Leurs parties restent, sans leurs noms.',
    noClasses: 'Vous n’arbitrez aucune classe.',
    days: 'Jours après la fin',
    save: 'Garder',
    of: (section) => ` : ${section}`,
    saved: (section, days) => `${section} : les joueurs sont oubliés ${un(days, 'jour')} après la fin.`,
    runs: 'La classe est en cours.',
    ended: (ms) => `Terminée le ${day(ms)}.`,
    forgotten: (ms) => `Ses joueurs ont été oubliés le ${day(ms)}.`,
    end: 'Terminer la classe',
    endMeans: (section, days) =>
      `${section} se termine maintenant ; ses joueurs sont oubliés ${un(days, 'jour')} plus tard.`,
    endNow: (section) => `Oui, terminer : ${section}`,
    reopen: 'Elle reprend',
    nowEnded: (section) => `${section} est terminée.`,
    nowRuns: (section) => `${section} reprend.`,
  },
};
