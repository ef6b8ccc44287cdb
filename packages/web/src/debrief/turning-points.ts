import type { View } from '@defensor/game';

type Line = View['gazette'][number];

/** What turns a game, the weightiest first. */
const WEIGHTS: Readonly<Record<string, number>> = {
  gameEnded: 9,
  popeDeposed: 8,
  victoryWithheld: 7,
  popeElected: 7,
  antiPopeElected: 6,
  powerEliminated: 6,
  antiPopeDeposed: 5,
  resignationTookEffect: 5,
  councilConvened: 4,
  unitImmobilised: 4,
  emperorCrowned: 2,
  banBegan: 2,
  banVoided: 2,
  banLifted: 2,
};
const MOST = 12;

/** The lines of the public record on which the game turned, oldest first: the weightiest of them, twelve at most. */
export function turningPoints(gazette: readonly Line[]): readonly Line[] {
  return gazette
    .filter(({ type }) => WEIGHTS[type] !== undefined)
    .map((line, index) => ({ line, index, weight: WEIGHTS[line.type] ?? 0 }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .slice(0, MOST)
    .sort((a, b) => a.index - b.index)
    .map(({ line }) => line);
}
