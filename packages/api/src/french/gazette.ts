import type { GazetteCatalogue } from '../game/game-catalogue.ts';
import { FRENCH_DETAILS } from './details.ts';
import { FRENCH_EVENTS } from './events.ts';

/** French for what happened. */
export const FRENCH_GAZETTE: GazetteCatalogue = { events: FRENCH_EVENTS, details: FRENCH_DETAILS };
