import type * as English from './english-sandbox.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What only the sandbox says, in the language of the page; fetched with it. */
export const sandboxWords: Spoken<Pick<typeof English, 'arrival' | 'share' | 'versus'>> =
  tag === 'fr' ? await import('./french-sandbox.ts') : await import('./english-sandbox.ts');
