import { board, places } from './board.ts';
import type { Byte, Province } from './bytes.ts';
import { CONVOY, HOLD, LEGAL, MOVE, NO, OPEN, SUPPORT_HOLD, SUPPORT_MOVE, YES } from './codes.ts';
import { AIM_COAST_SHIFT, HEADER, IMMOBILISED, POWER_SHIFT, UNIT_SHIFT, VIA, WORDS_PER_ORDER } from './encoding.ts';
import { aimOfWord, coastReached, otherOfWord, reachOf, whyIllegal } from './legality.ts';
import { hasRoute } from './sea-routes.ts';
import { FLEET, type Tables } from './tables.ts';

const { unitAt, powerAt, rowAt, fleetAt, immobilisedAt, orderAt, kindAt, aimOf, otherOf, coastOf } = board;
const { convoyedAt, carriersOf, invalidAt, attackerOf, nextAttacker, supporterOf, nextSupporter } = board;
const { pathOf, succeeds, given, struck, winnerOf, bouncedAt } = board;

/** Empties the board and puts the units of a position on it. Returns the seas with fleets, as a mask. */
export function placeUnits(tables: Tables, words: Int32Array, at: number): number {
  for (let p = 0; p <= tables.provinceCount; p++) clear(p as Province);
  const count = words[at] as number;
  let fleets = 0;
  for (let i = 0; i < count; i++) {
    const word = words[at + HEADER + i] as number;
    const province = (word & 255) as Province;
    places[i as Byte] = province;
    unitAt[province] = (i + 1) as Byte;
    powerAt[province] = ((word >>> POWER_SHIFT) & 255) as Byte;
    rowAt[province] = tables.rowOf[word & (2 * FLEET - 1)] as number;
    fleetAt[province] = word & FLEET ? 1 : 0;
    immobilisedAt[province] = word & IMMOBILISED ? 1 : 0;
    if (word & FLEET) fleets |= tables.seaBit[province] as number;
  }
  return fleets;
}

function clear(p: Province): void {
  unitAt[p] = 0;
  orderAt[p] = 0;
  kindAt[p] = HOLD;
  aimOf[p] = otherOf[p] = coastOf[p] = 0;
  convoyedAt[p] = invalidAt[p] = struck[p] = 0;
  carriersOf[p] = 0;
  attackerOf[p] = nextAttacker[p] = supporterOf[p] = nextSupporter[p] = 0;
  pathOf[p] = succeeds[p] = given[p] = OPEN;
  winnerOf[p] = bouncedAt[p] = 0;
}

/** Writes for each order why it is illegal, and lays the first legal order of each unit at its province. */
export function takeOrders(tables: Tables, fleets: number, words: Int32Array, at: number, faults: Uint8Array): void {
  const count = words[at + 1] as number;
  let next = at + HEADER + (words[at] as number);
  for (let i = 0; i < count; i++, next += WORDS_PER_ORDER) {
    const word = asHoldIfImmobilised(words[next] as number);
    const fault = whyIllegal(tables, fleets, word, words[next + 1] as number);
    faults[i] = fault;
    if (fault === LEGAL) takeOrder(tables, word, i);
  }
}

function asHoldIfImmobilised(word: number): number {
  const unit = ((word >>> UNIT_SHIFT) & 255) as Province;
  return unitAt[unit] !== 0 && immobilisedAt[unit] !== 0 ? HOLD | (unit << UNIT_SHIFT) : word;
}

function takeOrder(tables: Tables, word: number, index: number): void {
  const unit = ((word >>> UNIT_SHIFT) & 255) as Province;
  orderAt[unit] = index + 1;
  kindAt[unit] = (word & 7) as Byte;
  aimOf[unit] = aimOfWord(word);
  otherOf[unit] = otherOfWord(word);
  coastOf[unit] = (word >>> AIM_COAST_SHIFT) as Byte;
  if ((word & 7) === MOVE) {
    const reached = reachOf(tables, unit, aimOf[unit]);
    coastOf[unit] = coastReached(reached, coastOf[unit]) as Byte;
    convoyedAt[unit] = reached === 0 || (fleetAt[unit] === 0 && (word & VIA) !== 0) ? 1 : 0;
  }
}

/** Matches convoys with armies, moves with convoys, supports with what they support. */
export function matchOrders(tables: Tables, unitCount: number): void {
  for (let i = 0; i < unitCount; i++) showIntent(places[i as Byte]);
  for (let i = 0; i < unitCount; i++) matchConvoy(tables, places[i as Byte]);
  for (let i = 0; i < unitCount; i++) setOut(tables, places[i as Byte]);
  for (let i = 0; i < unitCount; i++) matchSupport(places[i as Byte]);
}

/** An army goes to a neighbour by convoy when a fleet of its own power is ordered to take it there (DATC 4.A.3). */
function showIntent(fleet: Province): void {
  if (kindAt[fleet] !== CONVOY) return;
  const army = otherOf[fleet];
  if (isOrderedTo(army, aimOf[fleet]) && powerAt[army] === powerAt[fleet]) convoyedAt[army] = 1;
}

/** A convoy counts for the army when the army is ordered there, by convoy. */
function matchConvoy(tables: Tables, fleet: Province): void {
  if (kindAt[fleet] !== CONVOY) return;
  const army = otherOf[fleet];
  if (!isOrderedTo(army, aimOf[fleet])) invalidAt[fleet] = 1;
  else if (convoyedAt[army] !== 0) carriersOf[army] |= tables.seaBit[fleet] as number;
}

function isOrderedTo(unit: Province, to: Province): boolean {
  return kindAt[unit] === MOVE && aimOf[unit] === to;
}

/** A move that walks, sails or has a chain of fleets ordered to carry it attacks the province it goes to. */
function setOut(tables: Tables, unit: Province): void {
  if (kindAt[unit] !== MOVE) return;
  const to = aimOf[unit];
  if (convoyedAt[unit] === 0) pathOf[unit] = YES;
  else if (!hasRoute(tables, unit, to, carriersOf[unit])) {
    invalidAt[unit] = 1;
    pathOf[unit] = NO;
    succeeds[unit] = NO;
    return;
  }
  nextAttacker[unit] = attackerOf[to];
  attackerOf[to] = unit;
}

function matchSupport(unit: Province): void {
  const kind = kindAt[unit];
  if (kind !== SUPPORT_HOLD && kind !== SUPPORT_MOVE) return;
  const supported = otherOf[unit];
  const matches = kind === SUPPORT_HOLD ? kindAt[supported] !== MOVE : isSupportOf(unit, supported);
  if (!matches) {
    invalidAt[unit] = 1;
    return;
  }
  nextSupporter[unit] = supporterOf[supported];
  supporterOf[supported] = unit;
}

/** A coast in a support must be the move's, if both name one (DATC 4.B.4). */
function isSupportOf(unit: Province, mover: Province): boolean {
  if (!isOrderedTo(mover, aimOf[unit])) return false;
  return coastOf[unit] === 0 || coastOf[mover] === 0 || coastOf[unit] === coastOf[mover];
}
