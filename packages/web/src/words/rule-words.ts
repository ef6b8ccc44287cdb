import { ENGLISH_RULES } from './english-rules.ts';

/** What is said on the pages of rules: fetched with them, not with the first page. */
export const rulesWords = ENGLISH_RULES;
