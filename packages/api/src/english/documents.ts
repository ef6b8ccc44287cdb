import type { DocumentWords } from '../documents/document-words.ts';

/** English for what stands in documents. */
export const ENGLISH_DOCUMENTS: DocumentWords = {
  letterHead: (when, from, to) => `${when}: ${from} to ${to.length === 0 ? 'everybody' : inARow(to)}`,
  letterGone: '(no longer to be read)',
  noLetters: 'No letters.',
  closes: (title, phase, turn) => `${title}: ${phase} of ${turn} closes`,
};

const inARow = (names: readonly string[]): string =>
  names.length === 1 ? String(names[0]) : `${names.slice(0, -1).join(', ')} and ${String(names.at(-1))}`;
