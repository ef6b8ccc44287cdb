import type { GameLanguage } from '@defensor/api';
import { tag } from './tag.ts';

/** What the game itself tells (what happened, what is owed, how orders turned out), in the language of the page: no other is fetched. */
export const language: GameLanguage =
  tag === 'fr'
    ? (await import('@defensor/api/french/game')).FRENCH_GAME
    : (await import('@defensor/api/english/game')).ENGLISH_GAME;
