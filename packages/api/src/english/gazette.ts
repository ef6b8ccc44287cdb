import type { GazetteCatalogue } from '../game/game-catalogue.ts';
import { ENGLISH_DETAILS } from './details.ts';
import { ENGLISH_EVENTS } from './events.ts';

/** English for what happened. */
export const ENGLISH_GAZETTE: GazetteCatalogue = { events: ENGLISH_EVENTS, details: ENGLISH_DETAILS };
