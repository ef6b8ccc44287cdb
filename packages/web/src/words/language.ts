import { ENGLISH_GAME } from '@defensor/api/english/game';

/** What the game itself tells (what happened, what is owed, how orders turned out) is told in the language of the page. */
export const language = ENGLISH_GAME;
