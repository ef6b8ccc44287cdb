import { ownershipAfterFall } from '@defensor/diplomacy';
import { asDict, ownershipOf } from '../board.ts';
import { PUBLIC } from '../events.ts';
import type { Script } from '../script.ts';

/** Settles who owns which centre after a Fall (ORP step 12). */
export function settleOwnership(script: Script): void {
  const { variant, state } = script.game;
  const before = ownershipOf(state.board);
  const after = ownershipAfterFall(variant, before, state.board.units);
  const changes = [...after]
    .filter(([centre, owner]) => before.get(centre) !== owner)
    .map(([centre, to]) => {
      const from = before.get(centre);
      return { centre, to, ...(from === undefined ? {} : { from }) };
    });
  script.add({ type: 'ownershipSettled', rule: 'BASE', audience: PUBLIC, facts: { owned: asDict(after), changes } });
}
