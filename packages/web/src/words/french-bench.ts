/** The words of the Judge's desk, in French: its sections are fetched with all of them. */
export { FRENCH_CORRECTIONS as corrections } from './french-corrections.ts';
export { FRENCH_DESK as desk } from './french-desk.ts';
export { FRENCH_OVERSIGHT as oversight } from './french-oversight.ts';
export { FRENCH_PAPER as paper } from './french-paper.ts';
