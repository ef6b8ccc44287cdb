import type { LawCatalogue } from '../game/game-catalogue.ts';
import { FRENCH_READINGS } from './readings.ts';
import { FRENCH_RULES } from './rules.ts';

/** French for the rules. */
export const FRENCH_LAW: LawCatalogue = { rules: FRENCH_RULES, readings: FRENCH_READINGS };
