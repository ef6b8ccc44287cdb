import * as position from './board.ts';
import type { Province } from './bytes.ts';
import * as output from './results.ts';
import { strengths } from './strengths.ts';

/**
 * Names the units that caused an outcome. They are written behind those of the last outcome, from
 * `results.nameCount` on; what names somebody returns where the names end.
 */
const { supporterOf, nextSupporter } = position.board;
const { outcome, results, SUPPORT_GIVEN } = output;
const { areOfOnePower } = strengths;
const { names, outcomeAt } = results;

/** Names those whose support a unit has, in board order, but for the power of the unit at `unfriendly`. */
function nameSupporters(unit: Province, unfriendly: Province, start: number): number {
  let end = start;
  for (let supporter = supporterOf[unit]; supporter !== 0; supporter = nextSupporter[supporter]) {
    if (outcomeAt[supporter] === SUPPORT_GIVEN && !areOfOnePower(supporter, unfriendly)) names[end++] = supporter;
  }
  if (end > start + 1) sortNames(start, end);
  return end;
}

/** Puts names in board order. */
function sortNames(start: number, end: number): void {
  for (let i = start + 1; i < end; i++) {
    const moved = names[i] as number;
    let hole = i;
    for (; hole > start && (names[hole - 1] as number) > moved; hole--) names[hole] = names[hole - 1] as number;
    names[hole] = moved;
  }
}

/** The unit's outcome, caused by those named since the last outcome, up to `end`. */
function conclude(unit: Province, result: number, cause: number, end: number): void {
  outcomeAt[unit] = outcome(result, cause, results.nameCount);
  names[end] = 0;
  results.nameCount = end + 1;
}

/** The same, caused by one unit. */
function concludeBy(unit: Province, result: number, cause: number, named: Province): void {
  names[results.nameCount] = named;
  conclude(unit, result, cause, results.nameCount + 1);
}

export const naming = { nameSupporters, sortNames, conclude, concludeBy };
