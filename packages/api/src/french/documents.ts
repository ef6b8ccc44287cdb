import type { DocumentWords } from '../documents/document-words.ts';
import { capital } from '../game/capital.ts';
import { listed, ofTurn, to } from './grammar.ts';

/** French for what stands in documents. */
export const FRENCH_DOCUMENTS: DocumentWords = {
  letterHead: (when, from, readers) =>
    `${capital(when)} : ${from} ${readers.length === 0 ? 'à tous' : listed(readers.map(to))}`,
  letterGone: '(ne peut plus être lue)',
  noLetters: 'Aucune lettre.',
  closes: (title, phase, turn) => `${title} : fin de ${phase} ${ofTurn(turn)}`,
};
