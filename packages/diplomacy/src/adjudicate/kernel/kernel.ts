import { explainAll } from './causes.ts';
import { conclude } from './conclude.ts';
import { settleDecisions } from './general.ts';
import { matchOrders, placeUnits, takeOrders } from './matching.ts';
import { makeRoom, type Results } from './results.ts';
import type { Tables } from './tables.ts';

/** Adjudicates the position that starts at `at` in `words` (`encodePosition`), and fills `results`. */
export function adjudicatePosition(tables: Tables, words: Int32Array, at: number, results: Results): void {
  const unitCount = words[at] as number;
  const orderCount = words[at + 1] as number;
  makeRoom(results, orderCount);
  results.unitCount = unitCount;
  results.orderCount = orderCount;
  const fleets = placeUnits(tables, words, at);
  takeOrders(tables, fleets, words, at, results.orderCause);
  matchOrders(tables, unitCount);
  settleDecisions(tables, unitCount);
  explainAll(tables, unitCount, results);
  conclude(tables, words, at, results);
}
