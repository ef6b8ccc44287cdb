import { board, places } from './board.ts';
import type { Byte, Province } from './bytes.ts';
import { dislodgerOf } from './causes.ts';
import { FOREIGN_UNIT, ILLEGAL, LEGAL, MOVE, NOT_AN_ARMY, SUPPORTED_CANNOT_REACH, YES } from './codes.ts';
import { HEADER, UNIT_SHIFT, WORDS_PER_ORDER } from './encoding.ts';
import { otherOfWord } from './legality.ts';
import type { Results } from './results.ts';
import { COAST_SHIFT, FLEET, type Tables } from './tables.ts';

const { unitAt, kindAt, aimOf, coastOf, rowAt, orderAt, convoyedAt, succeeds } = board;
const { resultAt, causeAt, namedAt, namedEndAt, winnerOf, bouncedAt } = board;

/** Writes out orders, units, dislodged and contested provinces, when every unit's result is known. */
export function conclude(tables: Tables, words: Int32Array, at: number, results: Results): void {
  concludeOrders(words, at, results);
  concludeUnits(words, at, results);
  concludeContested(tables, results);
  concludeDislodged(tables, results);
}

/** The order that counts for its unit has the unit's result; `orderCause` already says why another is illegal. */
function concludeOrders(words: Int32Array, at: number, results: Results): void {
  const { orderResult, orderCause, orderNamed, orderNamedEnd } = results;
  let next = at + HEADER + results.unitCount;
  for (let i = 0; i < results.orderCount; i++, next += WORDS_PER_ORDER) {
    const word = words[next] as number;
    const fault = orderCause[i] as number;
    if (fault !== LEGAL) {
      orderResult[i] = ILLEGAL;
      orderNamed[i] = results.namedCount;
      const offender = offenderOf(fault, word);
      if (offender !== 0) results.named[results.namedCount++] = offender;
      orderNamedEnd[i] = results.namedCount;
      continue;
    }
    const unit = ((word >>> UNIT_SHIFT) & 255) as Province;
    orderResult[i] = resultAt[unit];
    orderCause[i] = causeAt[unit];
    orderNamed[i] = namedAt[unit];
    orderNamedEnd[i] = namedEndAt[unit];
  }
}

/** The unit that makes an order illegal, by its province; 0 for none. */
export function offenderOf(fault: number, word: number): number {
  if (fault === FOREIGN_UNIT) return (word >>> UNIT_SHIFT) & 255;
  if (fault === SUPPORTED_CANNOT_REACH || fault === NOT_AN_ARMY) return otherOfWord(word);
  return 0;
}

function concludeUnits(words: Int32Array, at: number, results: Results): void {
  const { unitOrder, unitResult, unitCause, unitNamed, unitNamedEnd, unitPlace } = results;
  for (let i = 0; i < results.unitCount; i++) {
    const unit = places[i as Byte];
    unitOrder[i] = orderAt[unit];
    unitResult[i] = resultAt[unit];
    unitCause[i] = causeAt[unit];
    unitNamed[i] = namedAt[unit];
    unitNamedEnd[i] = namedEndAt[unit];
    if (hasMoved(unit)) unitPlace[i] = aimOf[unit] | (coastOf[unit] << COAST_SHIFT);
    else unitPlace[i] = winnerOf[unit] !== 0 ? 0 : (words[at + HEADER + i] as number) & (FLEET - 1);
  }
}

function hasMoved(unit: Province): boolean {
  return kindAt[unit] === MOVE && succeeds[unit] === YES;
}

function isOccupiedAfter(province: Province): boolean {
  return winnerOf[province] !== 0 || (unitAt[province] !== 0 && !hasMoved(province));
}

function concludeContested(tables: Tables, results: Results): void {
  results.contestedCount = 0;
  for (let i = 1; i <= tables.provinceCount; i++) {
    const province = i as Province;
    if (bouncedAt[province] === 0) continue;
    if (isOccupiedAfter(province)) bouncedAt[province] = 0;
    else results.contested[results.contestedCount++] = province;
  }
}

function concludeDislodged(tables: Tables, results: Results): void {
  results.dislodgedCount = 0;
  results.retreatCount = 0;
  for (let i = 0; i < results.unitCount; i++) {
    const unit = places[i as Byte];
    const dislodger = dislodgerOf(unit);
    if (dislodger === 0) continue;
    const entry = results.dislodgedCount++;
    results.dislodgedUnit[entry] = i;
    results.dislodgedBy[entry] = dislodger;
    results.dislodgedByConvoy[entry] = convoyedAt[dislodger];
    results.dislodgedRetreats[entry] = results.retreatCount;
    listRetreats(tables, unit, convoyedAt[dislodger] === 0 ? dislodger : 0, results);
    results.dislodgedRetreatsEnd[entry] = results.retreatCount;
  }
}

/** A retreat goes to a neighbour that is empty, not contested, and not where the attacker came from (`barred`). */
function listRetreats(tables: Tables, unit: Province, barred: Province, results: Results): void {
  const row = rowAt[unit];
  const end = tables.neighbourStart[row + 1] as number;
  for (let i = tables.neighbourStart[row] as number; i < end; i++) {
    const place = tables.neighbours[i] as number;
    const province = (place & 255) as Province;
    if (province === barred || bouncedAt[province] !== 0 || isOccupiedAfter(province)) continue;
    results.retreats[results.retreatCount++] = place;
  }
}
