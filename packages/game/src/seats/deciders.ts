import type { DecidersOf } from '../registry.ts';
import type { seatCommands } from './commands.ts';

/** How each command of this area is decided. */
export const seatDeciders: DecidersOf<typeof seatCommands> = {};
