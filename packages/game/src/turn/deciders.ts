import type { DecidersOf } from '../registry.ts';
import { closePhase, publish } from './close-phase.ts';
import type { turnCommands } from './commands.ts';

/** How each command of this area is decided. */
export const turnDeciders: DecidersOf<typeof turnCommands> = {
  closePhase,
  publish,
};
