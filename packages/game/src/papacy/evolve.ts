import type { EvolversOf } from '../registry.ts';
import type { churchEvents } from './events.ts';

/** What each event of this area changes. */
export const churchEvolvers: EvolversOf<typeof churchEvents> = {};
