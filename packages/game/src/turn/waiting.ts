import { powersInDispute } from '../sheets/chosen.ts';
import type { Game } from '../state.ts';
import { resolve } from './order-resolution.ts';

/** What of this phase still waits for the Judge: it is not closed before he has ruled, unless time is up. */
export function waitingFor(game: Game): readonly string[] {
  const { phase } = game.state;
  if (phase === 'orderResolution') return resolve(game).waitsFor;
  if (phase !== 'retreats' && phase !== 'adjustments') return [];
  return powersInDispute(game.state, phase).map((power) => `sheet:${power}`);
}
