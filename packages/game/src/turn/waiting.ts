import { powersInDispute } from '../sheets/chosen.ts';
import type { Game } from '../state.ts';
import { docketOf, nameOf } from './docket.ts';

/** What of this phase still waits for the Judge: it is not closed before he has ruled, unless time is up. */
export function waitingFor(game: Game): readonly string[] {
  const { state } = game;
  const { phase } = state;
  if (phase === 'orderResolution') {
    return docketOf(game)
      .filter((item) => item.waits)
      .map(nameOf);
  }
  if (phase !== 'retreats' && phase !== 'adjustments') return [];
  return powersInDispute(state, phase).map((power) => `sheet:${power}`);
}
