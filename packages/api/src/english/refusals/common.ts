import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';

/** English for the refusals that any command may meet. */
export const commonRefusals = {
  'no-game': () => 'There is no game yet. The Judge has to create one first.',
  'game-exists': () => 'This game has been created already.',
  'duplicate-command': () => 'This has been done already. Nothing is done twice.',
  'unknown-seat': ({ name }) => `There is no seat “${name('seat')}” in this game.`,
  'judge-only': () => 'Only the Judge may do this.',
  'clock-only': () => 'Only the clock or the Judge may do this.',
  'seat-needed': () => 'Say for which seat you enter this. The Judge signs nothing in his own name.',
  'not-on-behalf': () => 'This cannot be entered on behalf of another seat.',
  'observers-watch': () => 'Observers watch. They do not act in the game.',
  'seat-suspended': ({ seat }) => `${capital(seat('seat'))} is suspended by the Judge. Ask him.`,
  'seat-empty': ({ seat }) => `The seat of ${seat('seat')} is empty. The Judge has to put somebody in it first.`,
  'game-over': () => 'The game is over. You can still write letters, notes and your journal.',
  'phase-moved-on': ({ phase }) =>
    `The page you saw is out of date: it is ${phase('phase')} now. Look at what is open, then try again.`,
  'deadline-passed': ({ moment }) =>
    `Time was up at ${moment('deadline')}. Ask the Judge: he may enter it late, and say why.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
