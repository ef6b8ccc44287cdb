import type { LawCatalogue } from '../game/game-catalogue.ts';
import { ENGLISH_READINGS } from './readings.ts';
import { ENGLISH_RULES } from './rules.ts';

/** English for the rules. */
export const ENGLISH_LAW: LawCatalogue = { rules: ENGLISH_RULES, readings: ENGLISH_READINGS };
