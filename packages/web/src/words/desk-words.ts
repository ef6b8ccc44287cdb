import type * as English from './english-bench.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What the Judge's desk says, in the language of the page; fetched with the desk. */
export const deskWords: Spoken<Pick<typeof English, 'corrections' | 'desk' | 'oversight' | 'paper'>> =
  tag === 'fr' ? await import('./french-bench.ts') : await import('./english-bench.ts');
