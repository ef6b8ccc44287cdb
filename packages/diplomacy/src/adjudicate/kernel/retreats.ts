import * as position from './board.ts';
import * as branchless from './branchless.ts';
import type { Byte, Province } from './bytes.ts';
import * as mapping from './map.ts';
import * as output from './results.ts';
import { words } from './words.ts';

/** Where dislodged units may retreat to, when it is known where all units stand. */
const { unitAt, orderAt, winnerOf, contestedAt } = position.board;
const { isNonZero } = branchless;
const { neighbourStart, neighbours } = mapping.map;
const { results, SUCCEEDED } = output;
const { provinceOf, rowOf, VIA } = words;
const { dislodged, outcomeAt, retreats, retreatsAt } = results;

export function findRetreats(): void {
  results.retreatCount = 0;
  for (let i = 0; i < results.dislodgedCount; i++) {
    const unit = dislodged[i as Byte];
    retreatsAt[unit] = results.retreatCount;
    listRetreats(unit, barredTo(unit));
    retreats[results.retreatCount++] = 0;
  }
}

/** Where the attacker came from is barred, unless it came by convoy (DATC 4.A.5). */
function barredTo(unit: Province): Province {
  const attacker = winnerOf[unit];
  return orderAt[attacker] & VIA ? 0 : attacker;
}

/**
 * A retreat goes to a place next to the unit whose province is empty, not contested and not barred.
 * Each place is written, and counted if it is open.
 */
function listRetreats(unit: Province, barred: Province): void {
  const row = rowOf(unitAt[unit]);
  const end = neighbourStart[row + 1] as number;
  let count = results.retreatCount;
  for (let i = neighbourStart[row] as number; i < end; i++) {
    const place = neighbours[i] as number;
    const province = provinceOf(place);
    const remains = isNonZero(unitAt[province]) & isNonZero(outcomeAt[province] ^ SUCCEEDED);
    const closed = winnerOf[province] | contestedAt[province] | remains;
    const isOpen = isNonZero(closed) ^ 1;
    retreats[count] = place;
    count += isOpen & isNonZero(province ^ barred);
  }
  results.retreatCount = count;
}
