import type { DecidersOf } from '../registry.ts';
import { chooseTitle } from './choose-title.ts';
import type { seatCommands } from './commands.ts';

/** How each command of this area is decided. */
export const seatDeciders: DecidersOf<typeof seatCommands> = { chooseTitle };
