/** The words of the Judge's desk, in English: its sections are fetched with all of them. */
export { ENGLISH_CORRECTIONS as corrections } from './english-corrections.ts';
export { ENGLISH_DESK as desk } from './english-desk.ts';
export { ENGLISH_OVERSIGHT as oversight } from './english-oversight.ts';
export { ENGLISH_PAPER as paper } from './english-paper.ts';
