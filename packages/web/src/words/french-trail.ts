/** What is said, in French, where the audit trail is read. */
import type { ENGLISH_TRAIL } from './english-trail.ts';
import { of, to, un, une } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_TRAIL: Spoken<typeof ENGLISH_TRAIL> = {
  title: 'Qui a fait quoi',
  aboutClass:
    'Chaque changement de personnes, de droits et de cartons dans cette classe, chaque appareil entré ou déconnecté, chaque lecture de lettres privées. Personne ne peut modifier une entrée ni en retirer une.',
  aboutAll:
    'Chaque connexion, chaque changement de personnes, de droits et de cartons, chaque lecture de lettres privées, dans toutes les classes. Les joueurs y figurent sans leur nom. Personne ne peut modifier une entrée ni en retirer une.',
  kind: 'Montrer',
  kinds: {
    all: 'Tout',
    people: 'Personnes',
    rights: 'Droits',
    cards: 'Cartons',
    signIn: 'Appareils et connexions',
    files: 'Lettres et fichiers',
  },
  none: 'Rien de cette sorte.',
  day: (ms) =>
    new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
      .format(ms)
      .replace(/ 1 /, ' 1er '),
  time: (ms) => {
    const when = new Date(ms);
    return `${when.getHours()} h ${String(when.getMinutes()).padStart(2, '0')}`;
  },
  earlier: 'Entrées précédentes',
  save: 'Enregistrer le registre dans un fichier',
  saved: (n) => `Enregistré dans un fichier : ${une(n, 'entrée')}.`,
  chain: {
    about: 'Chaque entrée tient à la précédente : qui en modifie une rompt la chaîne.',
    check: 'Vérifier la chaîne',
    checking: (upTo, all) => `Vérification : ${upTo} sur ${all}`,
    whole: (all) => `Entière : ${une(all, 'entrée')}, chacune tenant à la précédente.`,
    broken: (seq) => `Rompue à l’entrée ${seq} : elle a été modifiée, ou une autre manque avant elle.`,
    cut: (seq) => `Rompue à sa fin : l’entrée ${seq} n’est pas celle qui fut écrite en dernier.`,
  },
  who: {
    nobody: 'quelqu’un',
    server: 'le serveur',
    script: 'un script',
    forgotten: (id) => `pseudonyme ${id}`,
    elsewhere: (id) => `un joueur (${id})`,
    unnamed: (id) => `une personne sans nom (${id})`,
    seated: (seat, name) => `${seat}, ${name}`,
  },
  what: {
    class: 'la classe',
    classOf: (id) => `la classe ${id}`,
    game: 'la partie',
    card: 'un carton',
  },
  acts: {
    attached: (game) => `a joint un fichier : ${game}`,
    attachmentRemoved: (game) => `a retiré un fichier : ${game}`,
    cardIssued: (seat) => `a créé un carton : ${seat}`,
    cardRenewed: (seat) => `a donné un nouveau code à un carton : ${seat}`,
    cardRevoked: (seat) => `a retiré un carton : ${seat}`,
    classChanged: (section) => `a changé le nom ${of(section)}`,
    classMade: (section) => `a créé ${section}`,
    deviceRevoked: 'a déconnecté un appareil',
    gameExported: (game) => `a enregistré toute une partie dans un fichier : ${game}`,
    gameImported: (game) => `a repris une partie d’un fichier : ${game}`,
    gradesExported: (game) => `a enregistré les notes dans un fichier : ${game}`,
    inviteMade: (_, kind) => `a créé un lien pour ${kind}`,
    inviteRevoked: 'a repris un lien',
    inviteUsed: (_, kind) => `a utilisé un lien pour ${kind}`,
    joined: 'est entré avec son carton',
    joinRefused: (seat) => `n’a pas pu entrer : ${seat}`,
    judgeAdded: (section, person) => `a nommé ${person} Arbitre, pour ${section}`,
    judgeRemoved: (section, person) => `a retiré ${section} ${to(person)}`,
    lettersRead: (game) => `a lu des lettres privées : ${game}`,
    nameChanged: (person) => `a changé un nom : ${person}`,
    passphraseChanged: 'a changé sa phrase de passe',
    passphraseReset: 'a choisi une nouvelle phrase de passe par un lien',
    personExported: (person) => `a enregistré ce qui est conservé : ${person}`,
    personForgotten: (person) => `a supprimé une personne : ${person}`,
    pinChanged: 'a mis ou ôté le code PIN du carton',
    playerAdded: (person) => `a mis quelqu’un sur la liste : ${person}`,
    providerLinked: 'se connecte désormais par un autre service',
    retention: (section) => `a oublié les joueurs ${of(section)} : leur temps était écoulé`,
    rolesChanged: (person) => `a changé les droits de propriétaire : ${person}`,
    satDown: (seat) => `a pris place pour essayer : ${seat}`,
    signIn: 's’est connecté',
    signInRefused: (person) => `a tenté de se connecter, sans la bonne phrase de passe : ${person}`,
    signOut: 's’est déconnecté',
    tokenMade: 'a créé un jeton pour un script',
    tokenRevoked: 'a révoqué un jeton',
  },
  changes: {
    ended: (section) => `a terminé ${section}`,
    runs: (section) => `a fait reprendre ${section}`,
    days: (section, days) => `a fixé quand ${section} est oubliée : ${un(days, 'jour')} après sa fin`,
    owner: (person) => `a nommé un propriétaire : ${person}`,
    notOwner: (person) => `a retiré les droits de propriétaire : ${person}`,
    pinSet: 'a mis un code PIN au carton',
    pinGone: 'a ôté le code PIN du carton',
  },
  links: {
    first: 'le premier propriétaire',
    owner: 'un propriétaire',
    judge: 'un Arbitre',
    reset: 'une nouvelle phrase de passe',
  },
  line: (who, did) => `${who} ${did}.`,
  unknown: (act) => `a fait ce que cette page ne sait pas dire (${act})`,
};
