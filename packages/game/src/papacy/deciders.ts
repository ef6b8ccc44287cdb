import type { DecidersOf } from '../registry.ts';
import type { churchCommands } from './commands.ts';

/** How each command of this area is decided. */
export const churchDeciders: DecidersOf<typeof churchCommands> = {};
