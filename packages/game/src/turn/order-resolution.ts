import type { GameEvent } from '../events.ts';
import type { Game } from '../state.ts';

/** What a resolution would do: its events, in the order of RULES.md §3, and what still waits for the Judge. */
export interface Resolution {
  readonly events: readonly GameEvent[];
  readonly waitsFor: readonly string[];
}

/** The resolution of the orders, bulls and ballots now lodged. Nothing is published by asking. */
export function resolve(_game: Game): Resolution {
  return { events: [], waitsFor: [] };
}
