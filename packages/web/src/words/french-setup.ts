/** The words of the pages of a Judge's classes, in French. */
export { FRENCH_CLASSES as classes } from './french-classes.ts';
export { FRENCH_OPTIONS as option, FRENCH_OPTIONS_PAGE as options } from './french-options.ts';
