/** What is said, in French, on a seat's page. What happened, what is owed and what is refused is said by `@defensor/api`. */
import type { ChosenSheet, Phase } from '@defensor/game';
import type { ENGLISH_SEAT } from './english-seat.ts';
import { either, list } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

const two = (n: number) => String(n).padStart(2, '0');
const timeOf = (ms: number, withSeconds = false) => {
  const at = new Date(ms);
  const clock = `${at.getHours()} h ${two(at.getMinutes())}`;
  return withSeconds ? `${clock} min ${two(at.getSeconds())} s` : clock;
};
const isToday = (ms: number) => new Date(ms).toDateString() === new Date().toDateString();
const momentOf = (ms: number) =>
  isToday(ms) ? timeOf(ms) : `${new Date(ms).toLocaleDateString('fr-FR')} à ${timeOf(ms)}`;

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'Préparation',
  diplomacy: 'Diplomatie',
  orderWriting: 'Écriture des ordres',
  orderResolution: 'Résolution des ordres',
  retreats: 'Retraites',
  adjustments: 'Gains et pertes d’unités',
  ended: 'La partie est finie',
};

const COUNTS: Readonly<Record<ChosenSheet['why'], string>> = {
  ruler: 'La signature du Souverain l’emporte sur toute autre.',
  onlySheet: 'C’est la seule feuille signée.',
  mostLords: 'Plus de Seigneurs l’ont signée.',
  latest: 'Autant de Seigneurs en ont signé une autre ; celle-ci a été signée la dernière.',
  judge: 'L’Arbitre l’a choisie.',
  latestDraft: 'Personne n’a signé : le dernier brouillon compte.',
  none: 'Aucune feuille n’est encore signée : aucune ne compte.',
  dispute:
    'Les Seigneurs ont signé des feuilles différentes, autant chacune : l’Arbitre choisit, à moins qu’ils ne s’accordent.',
};

export const FRENCH_SEAT: Spoken<typeof ENGLISH_SEAT> = {
  turn: (turn) => `${turn.startsWith('S') ? 'Printemps' : 'Automne'} ${turn.slice(1)}`,
  phases: PHASES,
  clock: 'Temps restant',
  left: (ms) => {
    const seconds = Math.floor(ms / 1000);
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    if (h >= 48) return `${Math.floor(h / 24)} jours`;
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  },
  paused: 'en pause',
  noClock: 'L’Arbitre y met fin',
  moment: momentOf,
  banned: 'Vous êtes excommunié',
  onlooker: 'Le plateau public',
  owed: 'Ce que vous devez faire',
  papers: 'Papiers',
  notHere: 'Cette place n’est pas ouverte ici',
  noCardHere:
    'Personne n’est entré avec la carte de cette place dans ce navigateur. Scannez la carte, ou tapez son code.',
  toOwnSeat: (seat) => `À votre place, ${seat}`,
  lost: (ms) =>
    `Pas de connexion depuis ${momentOf(ms)}. Ce que vous voyez peut dater ; ce que vous écrivez reste sur cet appareil.`,
  stale:
    'Le serveur a perdu ses archives pour le moment. Voici le plateau public tel qu’il était connu en dernier lieu.',
  lookAgain: 'Regarder de nouveau',
  tapToRead: 'Touchez un lieu pour lire ce qui s’y trouve.',
  othersUnit: (space, power) => `${space}. Vous n’écrivez des ordres que pour votre puissance : ${power}.`,
  nothingToWrite: (phase) =>
    phase === 'orderResolution'
      ? 'Les ordres sont remis. L’Arbitre les résout ; les résultats viendront d’eux-mêmes.'
      : 'Vous n’avez pas d’ordres à écrire maintenant.',
  ready: {
    done: 'J’ai fini',
    notYet: 'Encore un peu de temps',
    waitingFor: (names, isReady) =>
      names.length > 0
        ? `On attend encore : ${list(names)}.`
        : isReady
          ? 'Tout le monde a fini.'
          : 'On n’attend plus que vous : la phase prend fin quand vous avez fini.',
    waitingForMany: (n) => `On attend encore ${n} ${either(n, 'personne', 'personnes')}.`,
  },
  sheet: {
    mine: 'Ma feuille',
    signed: 'signée',
    notSigned: 'pas signée',
    sign: 'Signer ces ordres',
    isSigned: 'Signée par vous',
    show: 'La montrer à ma cour comme brouillon',
    depose: 'Déposer le Pape',
    receipt: (isSigned, at, seq) =>
      `${isSigned ? 'Signée' : 'Montrée à votre cour'} à ${timeOf(at, true)}. Reçu ${seq}.`,
    missing: (units, isRetreat) => {
      const n = units.length;
      const [one, many] = isRetreat ? ['elle est dissoute', 'elles sont dissoutes'] : ['elle tient', 'elles tiennent'];
      return `${list(units)} : pas encore d’ordre. Si vous signez maintenant, ${either(n, one, many)}.`;
    },
    court: 'Feuilles de la cour',
    counts: COUNTS,
    of: (seat) => `De : ${seat}`,
    unsigned: 'personne n’a signé',
    signedBy: (seats) => `signée par ${seats}`,
    countsNow: 'compte maintenant',
    signThis: 'Signer plutôt cette feuille',
  },
};
