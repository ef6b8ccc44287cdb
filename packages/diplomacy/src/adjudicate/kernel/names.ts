import * as position from './board.ts';
import type { Byte, Province } from './bytes.ts';
import * as output from './results.ts';
import { strengths } from './strengths.ts';

/** Names the units that caused an outcome. */
const { supporterOf, nextSupporter } = position.board;
const { outcome, results, SUPPORT_GIVEN } = output;
const { areOfOnePower } = strengths;
const { names, outcomeAt } = results;

function name(province: Byte): void {
  names[results.nameCount++] = province;
}

/** The unit's outcome, caused by those named from `start` on. */
function conclude(unit: Province, result: number, cause: number, start: number): void {
  names[results.nameCount++] = 0;
  outcomeAt[unit] = outcome(result, cause, start);
}

/** Names those whose support a unit has, in board order, but for the power of the unit at `unfriendly`. */
function nameSupporters(unit: Province, unfriendly: Province): void {
  const start = results.nameCount;
  for (let supporter = supporterOf[unit]; supporter !== 0; supporter = nextSupporter[supporter]) {
    if (outcomeAt[supporter] === SUPPORT_GIVEN && !areOfOnePower(supporter, unfriendly)) name(supporter);
  }
  if (results.nameCount > start + 1) sortNames(start);
}

/** Puts the names from `start` on in board order. */
function sortNames(start: number): void {
  for (let i = start + 1; i < results.nameCount; i++) {
    const moved = names[i] as number;
    let hole = i;
    for (; hole > start && (names[hole - 1] as number) > moved; hole--) names[hole] = names[hole - 1] as number;
    names[hole] = moved;
  }
}

export const naming = { name, conclude, nameSupporters, sortNames };
