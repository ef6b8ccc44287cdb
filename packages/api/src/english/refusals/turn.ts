import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { waiting } from '../waiting.ts';
import { counted } from '../words.ts';

/** English for the refusals about phases, the clock and the end of the game. */
export const turnRefusals = {
  'publish-ends-resolution': () => 'Order Resolution ends when you publish the results.',
  'nothing-to-publish': ({ phase }) => `It is ${phase('phase')}. There is nothing to publish.`,
  'docket-open': ({ names, words }) => `Rule on ${waiting(names('waitsFor'), words)} first.`,
  'not-due': ({ has, moment }) =>
    has('deadline')
      ? `The phase closes at ${moment('deadline')}, not before.`
      : 'The phase has no time at which it closes.',
  'clock-paused': ({ number }) =>
    `The clock is stopped, with ${counted(Math.ceil(number('leftMs') / 60_000), 'minute')} left.`,
  'clock-runs': () => 'The clock is running.',
  'no-deadline': () => 'This phase has no deadline. The Judge closes it by hand.',
  'deadline-in-the-past': ({ moment }) => `That time is over: ${moment('deadline')}. Choose one ahead.`,
  'no-timetable': () => 'The game has no timetable.',
  'timetable-unsorted': () => 'The changes of the zone’s clock must follow each other in time.',
  'no-lesson': () => 'The timetable has no lesson ahead.',
  'not-waited-for': ({ phase }) => `Nobody waits for you in ${phase('phase')}.`,
  'ready-already': () => 'You have said that you are ready.',
  'not-ready': () => 'You had not said that you were ready.',
  'rulers-draw': () => 'Only a power’s Ruler, or who acts for him, speaks about a draw.',
  'draw-proposed-already': ({ power }) =>
    `A draw proposed by ${power('by')} waits for its answers. Answer that one first.`,
  'draw-with-stranger': ({ power }) => `${capital(power('power'))} is not in the game, and cannot share a draw.`,
  'draw-out-of-communion': ({ power }) =>
    `The Ruler of ${power('power')} is excommunicated. In this game only powers in communion with Rome share a draw.`,
  'no-draw-proposed': () => 'No draw is proposed.',
  'draw-answered': ({ name }) => `You have answered “${name('answer')}” already.`,
  'turn-is-over': ({ turn }) => `${turn('turn')} is over. Choose this turn or a later one.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
