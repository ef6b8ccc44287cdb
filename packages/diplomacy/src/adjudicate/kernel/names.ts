import type { Byte, Province } from './bytes.ts';
import * as output from './results.ts';

/** Names the units that caused an outcome. */
const { outcome, results } = output;
const { names, outcomeAt } = results;

export function name(province: Byte): void {
  names[results.nameCount++] = province;
}

/** Puts the names from `start` on in board order. */
export function sortNames(start: number): void {
  for (let i = start + 1; i < results.nameCount; i++) {
    const moved = names[i] as number;
    let hole = i;
    for (; hole > start && (names[hole - 1] as number) > moved; hole--) names[hole] = names[hole - 1] as number;
    names[hole] = moved;
  }
}

/** The unit's outcome, caused by those named from `start` on. */
export function conclude(unit: Province, result: number, cause: number, start: number): void {
  names[results.nameCount++] = 0;
  outcomeAt[unit] = outcome(result, cause, start);
}
