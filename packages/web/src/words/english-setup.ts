/** The words of the pages of a Judge's classes, in English. */
export { ENGLISH_CLASSES as classes } from './english-classes.ts';
export { ENGLISH_OPTIONS as option, ENGLISH_OPTIONS_PAGE as options } from './english-options.ts';
