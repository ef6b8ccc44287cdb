import type { OptionsInWords } from './english-options.ts';
import type * as English from './english-setup.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

const {
  classes,
  options,
  option,
}: Spoken<Pick<typeof English, 'classes' | 'options'>> & { readonly option: OptionsInWords } =
  tag === 'fr' ? await import('./french-setup.ts') : await import('./english-setup.ts');

/** What the pages of a Judge's classes say, in the language of the page; fetched with those pages. */
export const classWords = { ...classes, options, option };
