/** What is said, in French, where the Judge undoes and sets things by hand. */
import { capital } from './counting.ts';
import type { ENGLISH_CORRECTIONS } from './english-corrections.ts';
import { either, number, theTurn, une } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_CORRECTIONS: Spoken<typeof ENGLISH_CORRECTIONS> = {
  undo: 'Annuler',
  undoAbout:
    'La partie redevient ce qu’elle était alors. Rien n’est effacé : lettres et notes restent, et tout le monde voit que vous avez annulé.',
  backTo: 'Revenir à',
  choose: 'Choisir',
  opening: (turn, phase) => `${turn} : ouverture, ${phase}`,
  after: (n, turn, phase) =>
    n === 1 ? 'avant le dernier acte' : `avant les ${number(n)} derniers actes (${turn}, ${phase})`,
  lost: (n) =>
    `${capital(une(n, 'chose arrivée', 'choses arrivées'))} depuis ${either(n, 'est reprise', 'sont reprises')} :`,
  takeBack: 'La reprendre',
  redo: 'Revenir sur l’annulation',
  redoReason: 'L’annulation était une erreur.',
  nothingToRedo: 'Aucune annulation ne peut être reprise maintenant.',
  nothingToUndo: 'Rien n’a encore été fait.',
  publicly: 'Les joueurs lisent le motif',
  title: 'Régler à la main',
  about:
    'Quoi qu’aient donné les règles, vous pouvez en décider autrement. Les joueurs voient toujours que vous l’avez fait.',
  what: 'Ce que vous réglez',
  done: 'Fait, et dans la Gazette.',
  nobody: 'personne',
  yes: 'Oui',
  no: 'Non',
  types: { A: 'Armée', F: 'Flotte' },
  noLastTurn: 'pas de tour fixé',
  endsAfter: (turn) => `La partie finit à la date prévue, après ${theTurn(turn)}.`,
  options: {
    title: 'Changer les règles de cette partie',
    about: (isAtOnce) =>
      isAtOnce
        ? 'Avant le début du premier tour, ce que vous changez vaut aussitôt.'
        : 'Ce que vous changez vaut à partir du tour suivant ; ce tour se joue comme il a commencé.',
    none: 'Rien n’est encore changé. Ouvrez un groupe et choisissez.',
    will: (isAtOnce) => (isAtOnce ? 'Aussitôt :' : 'À partir du tour suivant :'),
    from: (was) => `jusqu’ici : ${was}`,
    change: 'Changer les règles',
  },
  forms: {
    lastTurn: 'Fixer le dernier tour',
    addUnit: 'Ajouter une unité',
    moveUnit: 'Déplacer une unité',
    removeUnit: 'Retirer une unité',
    owner: 'Fixer à qui est un centre',
    pope: 'Faire d’un évêque le Pape',
    vacant: 'Déclarer le trône vacant',
    antiPope: 'Faire ou défaire un antipape',
    ban: 'Excommunier, ou y mettre fin',
    affiliation: 'Fixer l’allégeance d’un évêque',
    occupier: 'Fixer qui a occupé un siège en dernier',
    finding: 'Fixer la décision sur un témoignage',
    punishment: 'Mettre fin à une punition',
    council: 'Faire siéger un concile',
    noCouncil: 'Mettre fin au concile',
    emperor: 'Couronner un empereur, ou lui reprendre la couronne',
    turn: 'Fixer le tour et la phase',
    participation: 'Corriger la note de participation',
    endByDate: 'Finir la partie à la date prévue',
    endDraw: 'Finir la partie par une partie nulle',
    endStopped: 'Arrêter la partie inachevée',
  },
  fields: {
    lastTurn: 'La partie finit à la date prévue, après',
    seat: 'Place',
    bishop: 'Évêque',
    power: 'Puissance',
    type: 'Armée ou flotte',
    place: 'Lieu',
    coast: 'Côte, s’il y en a plusieurs (NC, SC, EC)',
    unit: 'Unité',
    centre: 'Centre',
    owner: 'Propriétaire',
    isAntiPope: 'Est antipape',
    isBanned: 'Est excommunié',
    belongsTo: 'Appartient à',
    see: 'Siège',
    lastOccupier: 'Occupé en dernier par',
    finding: 'Témoignage',
    isProven: 'Est prouvé',
    until: 'Jusqu’à la fin de',
    isCrowned: 'Est empereur',
    turn: 'Tour',
    phase: 'Phase',
    counts: 'Compte comme signé',
  },
};
