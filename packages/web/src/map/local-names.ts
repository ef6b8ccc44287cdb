/** The names on the drawn board in the language of the page. */
import { language } from '../words/language.ts';
import { tag } from '../words/tag.ts';
import type { Board } from './board.ts';
import { namedBoard } from './named-board.ts';

/** The board with its names in the language of the page; in English as it is drawn. */
export const withLocalNames = (board: Board): Board =>
  tag === 'en' ? board : namedBoard(board, language.names.province);
