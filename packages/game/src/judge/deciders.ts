import type { DecidersOf } from '../registry.ts';
import type { judgeCommands } from './commands.ts';
import { createGame } from './create-game.ts';

/** How each command of this area is decided. */
export const judgeDeciders: DecidersOf<typeof judgeCommands> = {
  createGame,
};
