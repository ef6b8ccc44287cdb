import type { ENGLISH_RULES } from './english-rules.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said on the pages of rules: fetched with them, not with the first page. */
export const rulesWords: Spoken<typeof ENGLISH_RULES> =
  tag === 'fr' ? (await import('./french-rules.ts')).FRENCH_RULES : (await import('./english-rules.ts')).ENGLISH_RULES;
