import { clearBoard } from './board.ts';
import { decideSupports } from './cut.ts';
import { decideGenerally, mayBreakConvoys } from './general.ts';
import { useMap } from './map.ts';
import { decideMoves } from './moves.ts';
import { placeUnits, takeOrders } from './orders.ts';
import { concludeAll } from './outcomes.ts';
import { clearResults } from './results.ts';
import { findRetreats } from './retreats.ts';
import { setOutMoves } from './setting-out.ts';
import { matchSupports } from './supports.ts';
import type { Tables } from './tables.ts';

/** Adjudicates the position that starts at `at` in `words` (`encodePosition`); what became of it is in `results`. */
export function adjudicatePosition(tables: Tables, words: Int32Array, at: number): void {
  useMap(tables);
  clearBoard();
  clearResults(words[at + 1] as number);
  const fleets = placeUnits(words, at);
  takeOrders(words, at, fleets);
  setOutMoves(fleets);
  matchSupports(fleets);
  const isGeneral = mayBreakConvoys();
  if (isGeneral) decideGenerally();
  else {
    decideSupports();
    decideMoves();
  }
  concludeAll(isGeneral);
  findRetreats();
}
