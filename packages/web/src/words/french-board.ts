/** What is said, in French, beside the board of a seat: tabs of sheets, what is odd, phases played, the way to try things. */
import { capital } from './counting.ts';
import type { ENGLISH_BOARD } from './english-board.ts';
import { either, list, of, the, theTurn, to, une } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

/** “le duc d’Espagne” among those of his own court: “le duc”. */
const atCourt = (seat: string) => seat.replace(/ (?:de la |de l’|de |du |des |d’).*$/, '');

export const FRENCH_BOARD: Spoken<typeof ENGLISH_BOARD> = {
  head: {
    you: 'Vous',
    pope: 'Pape',
    vacant: 'personne : un conclave siège',
    banned: 'Excommuniés',
    last: 'Dernier tour',
  },
  gazetteOf: (turn) => `Gazette ${of(theTurn(turn))}`,
  tabs: {
    label: 'Feuilles de la cour',
    own: 'Votre feuille',
    of: (seat) => `Feuille ${of(atCourt(seat))}`,
    signed: (time) => `signée à ${time}`,
    counts: 'compte maintenant',
    notSigned: 'pas signée',
  },
  sign: {
    orders: 'Signer ces ordres',
    retreats: 'Signer la retraite',
    adjustments: 'Signer les constructions',
    removals: 'Signer les retraits',
  },
  depose: { pope: 'Déposer le Pape', antiPope: (see) => `Déposer l’antipape ${of(see)}` },
  unread: {
    title: 'Pas lu',
    about: 'Cela reste sur la feuille et ne compte pour rien.',
    mark: 'pas lu',
    drop: (line) => `Retirer : ${line}`,
  },
  undo: 'Annuler',
  odd: {
    'support-unordered': (order) => `${order} : ce n’est pas ce qui est ordonné à votre unité.`,
    'convoy-unordered': (order) => `${order} : votre armée n’a pas l’ordre d’y aller.`,
    'no-fleet': (order) => `${order} : aucune de vos flottes ne la transporte.`,
    meet: (place) => `${place} : deux de vos unités y vont, aucune n’y arrivera.`,
    unguarded: (centres, threats) =>
      `Personne ne garde ${list(centres, 'ni')}. ${threats.map((threat) => `${threat}.`).join(' ')}`,
    canReach: (unit, centre) => `${unit} peut atteindre ${centre}`,
    unit: (power, unit) => `${unit} (${power})`,
    andMore: (n) => `, et ${une(n, 'autre unité', 'autres unités')}`,
  },
  overruled: {
    title: (seat) => `C’est la feuille ${of(atCourt(seat))} qui compte, pas la vôtre`,
    yours: 'La vôtre',
    theirs: (seat) => capital(atCourt(seat)),
    unit: 'Unité',
    pope: 'Pape',
    noLine: 'aucune ligne',
    legendTheirs: (seat) => capital(atCourt(seat)),
    legendYours: 'la vôtre, là où elle diffère',
    differ: (n) =>
      n === 0
        ? 'Les deux disent la même chose.'
        : `${capital(une(n, 'ligne'))} ${either(n, 'diffère', 'diffèrent')}. Les feuilles ne se mélangent jamais : tout de l’une, rien de l’autre.`,
    can: 'Ce que vous pouvez faire',
    write: (seat) => `Écrire ${to(atCourt(seat))}`,
    writeAbout: 'Au sein d’une cour, c’est toujours permis, excommunié ou non.',
    signTheirs: 'Signer aussi cette feuille',
    signAbout: 'Vous n’avez qu’une signature : elle quitte votre propre feuille.',
    change: 'Changer la vôtre et la signer de nouveau',
    changeAbout: 'Elle attend derrière l’autre. Si l’autre est rayée comme fausse, la vôtre compte.',
    dispute: 'Contester cette signature',
    disputeAbout: 'Écrivez à l’Arbitre, qui la regarde avant la résolution du tour.',
  },
  past: {
    start: 'Début',
    now: (name) => `${name}, maintenant`,
    results: 'Résultats',
    position: 'Le plateau au début',
    toNow: 'Revenir à maintenant',
    tap: 'Touchez une unité pour lire ce qu’elle est devenue.',
    stays: (phase) => `Voici le tour tel qu’il a été publié : ${phase}.`,
  },
  inWords: {
    open: 'En mots',
    title: 'Le plateau en mots',
    close: 'Revenir à la feuille',
    sees: 'Sièges des évêques',
    see: {
      pope: 'siège du Pape',
      antiPope: 'siège d’un antipape',
      banned: 'son évêque est excommunié',
      plain: 'siège d’un évêque',
    },
    occupied: (power) => `occupé par ${the(power)}`,
    deposed: 'son évêque a été déposé ce tour-ci',
    bound: 'clouée sur place par une bulle',
    nobody: 'Personne n’a d’unité.',
  },
  whatIf: {
    open: 'Et si…',
    about: 'Une copie de ce plateau pour essayer les ordres de tous. Personne d’autre ne la voit.',
    back: 'Revenir à la partie',
    copy: 'Ceci est votre copie privée du plateau de la partie : rien n’est envoyé d’ici.',
  },
  paste: {
    open: 'Taper ou coller une feuille',
    about: 'Vos propres unités, avec l’un ou l’autre jeu de noms. Une par ligne, ou séparées par des virgules.',
  },
};
