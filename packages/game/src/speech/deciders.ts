import type { DecidersOf } from '../registry.ts';
import type { speechCommands } from './commands.ts';

/** How each command of this area is decided. */
export const speechDeciders: DecidersOf<typeof speechCommands> = {};
