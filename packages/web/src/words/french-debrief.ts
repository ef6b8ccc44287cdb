/** What is said, in French, when a game is over: the game, told. */
import { capital } from './counting.ts';
import type { ENGLISH_DEBRIEF } from './english-debrief.ts';
import { either, of, the, theTurn, to, un, une } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

/** “aucun pacte n’a été signé” */
const no = (n: number) => (n === 0 ? 'n’' : '');

export const FRENCH_DEBRIEF: Spoken<typeof ENGLISH_DEBRIEF> = {
  title: 'Le récit de la partie',
  of: (title) => (title === '' ? 'Le récit de la partie' : `La partie ${of(title)}`),
  imprint: (turns, first, last) => `${capital(un(turns, 'tour'))}, ${of(theTurn(first))} ${to(theTurn(last))}.`,
  notOver: 'La partie n’est pas encore finie. Voici ce que tout le monde peut savoir jusqu’ici.',
  print: 'Imprimer, ou PDF',
  pdf: 'Tout ceci en PDF',
  gazette: 'Gazette',
  whole: 'Toute la partie en un fichier',
  open: 'Ouvrir les lettres',
  openAsk:
    'Tout le monde pourra alors lire chaque lettre ; celles qui sont masquées et les notes privées restent fermées. On ne peut pas revenir en arrière.',
  openYes: 'Oui, les ouvrir',
  openNo: 'Les laisser fermées',
  opened: 'Les lettres sont ouvertes : tout le monde peut les lire.',
  ended: {
    victory: (power, turn) => `Victoire ${of(the(power))} ${to(theTurn(turn))}.`,
    draw: (powers, turn) => `Partie nulle ${to(theTurn(turn))}, entre ${powers}.`,
    byDate: (power, turn) => `Le temps est écoulé ${to(theTurn(turn))} : ${the(power)} a le plus de centres.`,
    byDateDraw: (powers, turn) => `Le temps est écoulé ${to(theTurn(turn))} : partie nulle entre ${powers}.`,
    stopped: (turn) => `La partie a été arrêtée ${to(theTurn(turn))}.`,
    not: (turn) => `La partie en est ${to(theTurn(turn))}.`,
  },
  lead: (popes, bans, councils, pacts) =>
    `${capital(un(popes, 'Pape'))} ${either(popes, `${no(popes)}a`, 'ont')} régné, ${une(bans, 'excommunication')} ${either(bans, `${no(bans)}a été prononcée`, 'ont été prononcées')}, ${un(councils, 'concile')} ${either(councils, `${no(councils)}a`, 'ont')} siégé, ${un(pacts, 'pacte')} ${either(pacts, `${no(pacts)}a été signé`, 'ont été signés')}.`,
  turningPoints: 'Les tournants',
  noPoints: 'Rien de marquant encore.',
  pacts: 'Pactes',
  noPacts: 'Personne n’a signé de pacte dans cette partie.',
  kept: 'tenu',
  broken: 'rompu',
  disputed: 'tenu, disent les uns ; rompu, disent les autres',
  unjudged: 'les signataires ne l’ont pas dit',
  journals: 'Extraits des journaux',
  noJournals: 'Aucun journal ne vous est ouvert.',
  records: 'Le bilan de chacun',
  mine: 'Mon propre bilan',
  person: 'Qui',
  seat: 'Place',
  signedTurns: 'Tours signés',
  letters: 'Lettres envoyées',
  banned: 'Excommunications subies',
  never: 'jamais',
  timeline: 'Trône, excommunications et centres',
};
