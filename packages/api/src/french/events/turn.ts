import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import { counted, ofTurn, theTurn } from '../grammar.ts';
import { waiting } from '../waiting.ts';
import { because } from '../words.ts';

const CLOSED_BY = {
  judge: 'l’Arbitre y a mis fin',
  clock: 'le temps est écoulé',
  ready: 'tout le monde était prêt',
  publication: 'les résultats sont publiés',
} as const;

/** French for phases, the clock, the board and the end of the game. */
export const turnEvents = {
  phaseClosed: ({ phase, by }, words) => `${capital(words.phase(phase))} est terminée : ${CLOSED_BY[by]}.`,
  phaseOpened: ({ turn, phase, deadline }, words) =>
    `${capital(words.turn(turn))} : ${words.phase(phase)} est ouverte${deadline === undefined ? '' : ` jusqu’à ${words.moment(deadline)}`}.`,
  participationTallied: ({ signatures }) =>
    `${counted(signatures.length, 'signature compte', 'signatures comptent')} pour la note de participation.`,
  movementResolved: ({ board }) =>
    board === 'withoutPunishments'
      ? 'Les ordres ont été exécutés, sans les punitions de ce tour : Rome est tombée, et elles sont tombées avec le Pape.'
      : board === 'withPunishments'
        ? 'Les ordres ont été exécutés, avec les punitions de ce tour.'
        : 'Les ordres ont été exécutés.',
  retreatsMade: () => 'Les unités délogées se sont retirées ou ont été dissoutes.',
  ownershipSettled: ({ changes }) =>
    changes.length === 0
      ? 'Aucun centre n’a changé de mains.'
      : `${counted(changes.length, 'centre a', 'centres ont')} changé de mains.`,
  adjustmentsMade: ({ built, removed, autoRemoved }) => {
    if (built.length + removed.length === 0) return 'Aucune unité n’a été construite ni retirée.';
    const ordered = removed.length - autoRemoved.length;
    return `Constructions : ${built.length}. Retraits ordonnés : ${ordered}. Retraits sans ordre : ${autoRemoved.length}.`;
  },
  powerEliminated: ({ power }, words) =>
    `${capital(words.power(power))} n’a plus ni unité ni centre, et quitte la partie.`,
  turnEnded: ({ turn }, words) => `${capital(theTurn(words.turn(turn)))} est terminé.`,
  victoryWithheld: ({ power, centres, seat }, words) =>
    `${capital(words.power(power))} possède ${counted(centres, 'centre')} mais n’est pas en communion avec Rome : ${words.seat(seat)} est sous excommunication. La partie continue.`,
  gameEnded: ({ ending, reason }, words) => {
    switch (ending.kind) {
      case 'victory':
        return `${capital(words.power(ending.power))} a gagné la partie${because(words, reason)}`;
      case 'draw':
        return `La partie se termine par une partie nulle entre ${words.powers(ending.among)}${because(words, reason)}`;
      case 'byDate':
        return ending.power === undefined
          ? `La partie se termine à la date prévue, par une partie nulle entre ${words.powers(ending.among)}${because(words, reason)}`
          : `La partie se termine à la date prévue. ${capital(words.power(ending.power))} a le plus de centres et gagne${because(words, reason)}`;
      case 'stopped':
        return `L’Arbitre a arrêté la partie${because(words, reason)}`;
      default:
        return ending satisfies never;
    }
  },
  timetableSet: () => 'L’Arbitre a fixé les moments où les phases se terminent.',
  timetableDropped: () => 'L’Arbitre a supprimé le calendrier des cours. Les phases se terminent à la main.',
  lastTurnSet: ({ lastTurn }, words) =>
    lastTurn === undefined
      ? 'La partie ne se termine plus à une date prévue.'
      : `La partie se termine à la fin ${ofTurn(words.turn(lastTurn))}.`,
  docketDefaulted: ({ waitsFor }, words) =>
    `Le temps est écoulé. Ce que personne n’avait tranché l’est par défaut : ${waiting(waitsFor, words)}.`,
  deadlineSet: ({ deadline }, words) =>
    deadline === undefined
      ? 'La phase se termine maintenant à la main.'
      : `La phase se termine à ce moment : ${words.moment(deadline)}.`,
  clockPaused: ({ leftMs }) =>
    `L’Arbitre a arrêté l’horloge ; il reste ${counted(Math.ceil(leftMs / 60_000), 'minute')}.`,
  clockResumed: ({ deadline }, words) =>
    `L’horloge repart. La phase se termine à ce moment : ${words.moment(deadline)}.`,
  readinessChanged: ({ seat, ready }, words) =>
    `${capital(words.seat(seat))} ${ready ? 'a fini' : 'a besoin de plus de temps'}.`,
  drawProposed: ({ power, among }, words) =>
    `${capital(words.power(power))} a proposé une partie nulle entre ${words.powers(among)}.`,
  drawAnswered: ({ power, answer }, words) =>
    `${capital(words.power(power))} ${answer === 'yes' ? 'accepte' : 'refuse'} la partie nulle.`,
  drawFailed: ({ power }, words) =>
    power === undefined
      ? 'La partie nulle n’a pas abouti.'
      : `La partie nulle n’a pas abouti : ${words.power(power)} a refusé.`,
} satisfies Partial<GazetteCatalogue['events']>;
