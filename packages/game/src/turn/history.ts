import type { GameState, TurnRecord } from '../state.ts';

/** The state with the record of the present turn changed. */
export function withTurnRecord(state: GameState, change: (record: TurnRecord) => TurnRecord): GameState {
  return { ...state, history: [...state.history.slice(0, -1), change(state.history.at(-1) as TurnRecord)] };
}
