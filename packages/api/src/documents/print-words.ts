import type { ENGLISH_PRINT } from '../english/print.ts';
import type { Spoken } from '../spoken.ts';

/** What stands on paper, in one language. */
export type PrintWords = Spoken<typeof ENGLISH_PRINT>;
