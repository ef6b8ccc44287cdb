import { ENGLISH_CLASSES } from './english-classes.ts';
import { ENGLISH_OPTIONS, ENGLISH_OPTIONS_PAGE } from './english-options.ts';

/** What the pages of a Judge's classes say, in the language of the page; fetched with those pages. */
export const classWords = { ...ENGLISH_CLASSES, options: ENGLISH_OPTIONS_PAGE, option: ENGLISH_OPTIONS };
