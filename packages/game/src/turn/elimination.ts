import { isEliminated } from '@defensor/diplomacy';
import { isOut, ownershipOf } from '../board.ts';
import { PUBLIC } from '../events.ts';
import { churchAfterEliminations } from '../papacy/turn-hooks.ts';
import type { Script } from '../script.ts';

/** Puts powers without units and centres out of the game, at the end of a Fall turn (A12). */
export function eliminate(script: Script): void {
  const { variant, state } = script.game;
  const owned = ownershipOf(state.board);
  const out = variant.powers
    .map(({ id }) => id)
    .filter((power) => !isOut(state.board, power) && isEliminated(state.board.units, owned, power));
  if (out.length === 0) return;
  for (const power of out) script.add({ type: 'powerEliminated', rule: 'A12', audience: PUBLIC, facts: { power } });
  script.add(...churchAfterEliminations(script.game));
}
