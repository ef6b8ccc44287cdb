import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import { waiting } from '../waiting.ts';
import { because, counted } from '../words.ts';

const CLOSED_BY = {
  judge: 'the Judge closed it',
  clock: 'its time was up',
  ready: 'everybody was ready',
  publication: 'the results are out',
} as const;

/** English for phases, the clock, the board and the end of the game. */
export const turnEvents = {
  phaseClosed: ({ phase, by }, words) => `${capital(words.phase(phase))} is over: ${CLOSED_BY[by]}.`,
  phaseOpened: ({ turn, phase, deadline }, words) =>
    `${words.turn(turn)}: ${words.phase(phase)} is open${deadline === undefined ? '' : ` until ${words.moment(deadline)}`}.`,
  participationTallied: ({ signatures }) =>
    `${capital(counted(signatures.length, 'signature'))} counted for the grade.`,
  movementResolved: ({ board }) =>
    board === 'withoutPunishments'
      ? 'Orders were carried out, without the punishments of this turn: Rome fell, and they fell with the Pope.'
      : board === 'withPunishments'
        ? 'Orders were carried out, with the punishments of this turn.'
        : 'Orders were carried out.',
  retreatsMade: () => 'Dislodged units retreated or were disbanded.',
  ownershipSettled: ({ changes }) =>
    changes.length === 0 ? 'No centre changed hands.' : `${capital(counted(changes.length, 'centre'))} changed hands.`,
  adjustmentsMade: ({ built, removed, autoRemoved }) => {
    if (built.length + removed.length === 0) return 'No unit was built or removed.';
    const ordered = removed.length - autoRemoved.length;
    return `Built: ${built.length}. Removed as ordered: ${ordered}. Removed without an order: ${autoRemoved.length}.`;
  },
  powerEliminated: ({ power }, words) =>
    `${capital(words.power(power))} has neither units nor centres left, and is out.`,
  turnEnded: ({ turn }, words) => `${words.turn(turn)} is over.`,
  victoryWithheld: ({ power, centres, seat }, words) =>
    `${capital(words.power(power))} owns ${centres} centres but is not in communion with Rome: ${words.seat(seat)} is excommunicated. The game goes on.`,
  gameEnded: ({ ending, reason }, words) => {
    switch (ending.kind) {
      case 'victory':
        return `${capital(words.power(ending.power))} has won the game${because(words, reason)}`;
      case 'draw':
        return `The game ends as a draw among ${words.powers(ending.among)}${because(words, reason)}`;
      case 'byDate':
        return ending.power === undefined
          ? `The game ends by date, as a draw among ${words.powers(ending.among)}${because(words, reason)}`
          : `The game ends by date. ${capital(words.power(ending.power))} has the most centres and wins${because(words, reason)}`;
      case 'stopped':
        return `The Judge stopped the game${because(words, reason)}`;
      default:
        return ending satisfies never;
    }
  },
  timetableSet: () => 'The Judge set the times at which phases close.',
  timetableDropped: () => 'The Judge took the timetable away. Phases are closed by hand.',
  lastTurnSet: ({ lastTurn }, words) =>
    lastTurn === undefined ? 'The game no longer ends by date.' : `The game ends after ${words.turn(lastTurn)}.`,
  docketDefaulted: ({ waitsFor }, words) =>
    `Time was up. What nobody had ruled on took its default: ${waiting(waitsFor, words)}.`,
  deadlineSet: ({ deadline }, words) =>
    deadline === undefined ? 'The phase is closed by hand now.' : `The phase closes at ${words.moment(deadline)}.`,
  clockPaused: ({ leftMs }) =>
    `The Judge stopped the clock, with ${counted(Math.ceil(leftMs / 60_000), 'minute')} left.`,
  clockResumed: ({ deadline }, words) => `The clock runs again. The phase closes at ${words.moment(deadline)}.`,
  readinessChanged: ({ seat, ready }, words) =>
    `${capital(words.seat(seat))} ${ready ? 'is ready' : 'needs more time'}.`,
  drawProposed: ({ power, among }, words) =>
    `${capital(words.power(power))} proposed a draw among ${words.powers(among)}.`,
  drawAnswered: ({ power, answer }, words) =>
    `${capital(words.power(power))} ${answer === 'yes' ? 'agrees to' : 'refuses'} the draw.`,
  drawFailed: ({ power }, words) =>
    power === undefined ? 'The draw came to nothing.' : `The draw came to nothing: ${words.power(power)} refused.`,
} satisfies Partial<GazetteCatalogue['events']>;
