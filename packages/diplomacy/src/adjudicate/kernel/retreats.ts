import * as position from './board.ts';
import type { Byte, Province } from './bytes.ts';
import * as mapping from './map.ts';
import * as outcomes from './outcomes.ts';
import * as output from './results.ts';
import { words } from './words.ts';

/** Where dislodged units may retreat to, when it is known where all units stand. */
const { unitAt, orderAt, winnerOf } = position.board;
const { mapInUse } = mapping;
const { isOccupiedAfter } = outcomes.occupation;
const { results } = output;
const { provinceOf, rowOf, VIA } = words;
const { dislodged, contested, retreats, retreatsAt } = results;

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

/** A retreat goes to a place next to the unit whose province is empty, not contested and not barred. */
function listRetreats(unit: Province, barred: Province): void {
  const { neighbourStart, neighbours } = mapInUse();
  const row = rowOf(unitAt[unit]);
  const end = neighbourStart[row + 1] as number;
  for (let i = neighbourStart[row] as number; i < end; i++) {
    const place = neighbours[i] as number;
    const province = provinceOf(place);
    if (province === barred || isContested(province) || isOccupiedAfter(province)) continue;
    retreats[results.retreatCount++] = place;
  }
}

function isContested(province: Province): boolean {
  for (let i = 0; i < results.contestedCount; i++) if (contested[i as Byte] === province) return true;
  return false;
}
