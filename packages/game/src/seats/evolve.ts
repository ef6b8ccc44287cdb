import type { EvolversOf } from '../registry.ts';
import type { seatEvents } from './events.ts';

/** What each event of this area changes. */
export const seatEvolvers: EvolversOf<typeof seatEvents> = {};
