import type { EvolversOf } from '../registry.ts';
import type { speechEvents } from './events.ts';

/** What each event of this area changes. */
export const speechEvolvers: EvolversOf<typeof speechEvents> = {};
