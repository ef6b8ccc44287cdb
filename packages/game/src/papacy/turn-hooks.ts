import type { GameEvent } from '../events.ts';
import type { Game, GameState, LodgedSignature } from '../state.ts';

/*
 * Where the turn asks the church what follows for it. Each answers with the events that the step
 * makes; none where the addendum is off.
 */

/** At the end of the Diplomacy Phase: convening decrees without a majority lapse (R15, A54). */
export function churchAtEndOfDiplomacy(_game: Game): readonly GameEvent[] {
  return [];
}

/** After retreats and after builds: whose the bishops are now (ORP step 7). */
export function churchAfterUnitsChanged(_game: Game): readonly GameEvent[] {
  return [];
}

/** After eliminations: affiliations to a power out of the game lapse (A12). */
export function churchAfterEliminations(_game: Game): readonly GameEvent[] {
  return [];
}

/** At the end of a turn: punishments whose second turn was due close, a council in its last turn ends (ORP step 15). */
export function churchAtEndOfTurn(_game: Game): readonly GameEvent[] {
  return [];
}

/** After seats were filled, emptied, added or removed: majorities are counted anew, a Pope's empty seat opens a conclave (A51, A56). */
export function churchAfterSeatsChanged(_game: Game): readonly GameEvent[] {
  return [];
}

/** The signatures on church documents of the phase now ending, for the grade (PG). */
export function churchSignatures(_state: GameState): readonly LodgedSignature[] {
  return [];
}
