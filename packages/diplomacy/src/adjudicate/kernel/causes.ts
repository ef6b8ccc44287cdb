import { board, places } from './board.ts';
import type { Byte, Province } from './bytes.ts';
import {
  AVAILABLE,
  BOUNCED,
  BY_DISLODGEMENT,
  BY_PARADOX,
  CONVOY,
  CONVOY_BROKEN,
  CONVOY_PARADOX,
  CUT,
  CUT_BY_ATTACK,
  DISLODGED,
  DISRUPTED,
  FAILS,
  GIVEN,
  HOLD,
  INVALID,
  MOVE,
  NO_CAUSE,
  NO_CONVOY,
  NOT_ORDERED,
  OWN_UNIT,
  REPELLED,
  STANDS,
  SUCCEEDS,
  SUPPORT_HOLD,
  SUPPORTED_MOVED,
  YES,
} from './codes.ts';
import { fewestAgainst, fewestOf, isHeadToHead } from './decisions.ts';
import type { Results } from './results.ts';
import type { Tables } from './tables.ts';

/**
 * What became of every order, and why, read off the decisions when all have fallen. The units that
 * caused it are named as `MOVEMENT_CAUSES` says.
 */
const { unitAt, powerAt, kindAt, aimOf, otherOf, convoyedAt, carriersOf, invalidAt } = board;
const { attackerOf, nextAttacker, supporterOf, nextSupporter, pathOf, succeeds, given, struck } = board;
const { resultAt, causeAt, namedAt, namedEndAt, winnerOf, bouncedAt } = board;

/** No power: no support is left out. */
const NOBODY = -1;

/** Works out the results of all units' orders. */
export function explainAll(tables: Tables, unitCount: number, results: Results): void {
  for (let i = 0; i < unitCount; i++) {
    const unit = places[i as Byte];
    if (kindAt[unit] === MOVE && succeeds[unit] === YES) winnerOf[aimOf[unit]] = unit;
  }
  results.namedCount = 0;
  for (let i = 0; i < unitCount; i++) {
    const unit = places[i as Byte];
    namedAt[unit] = results.namedCount;
    explain(tables, unit, results);
    namedEndAt[unit] = results.namedCount;
  }
}

function explain(tables: Tables, unit: Province, results: Results): void {
  const kind = kindAt[unit];
  if (invalidAt[unit] !== 0) explainInvalid(unit, results);
  else if (kind === MOVE) explainMove(tables, unit, results);
  else if (kind === HOLD) explainDislodged(unit, STANDS, DISLODGED, results);
  else if (kind === CONVOY) explainConvoy(unit, results);
  else explainSupport(unit, results);
}

function conclude(unit: Province, result: number, cause: number): void {
  resultAt[unit] = result as Byte;
  causeAt[unit] = cause as Byte;
}

function name(unit: Province, results: Results): void {
  results.named[results.namedCount++] = unit;
}

function explainInvalid(unit: Province, results: Results): void {
  const kind = kindAt[unit];
  if (kind === MOVE) return conclude(unit, INVALID, NO_CONVOY);
  name(otherOf[unit], results);
  conclude(unit, INVALID, kind === SUPPORT_HOLD ? SUPPORTED_MOVED : NOT_ORDERED);
}

/** The unit whose move dislodges this one, or 0. */
export function dislodgerOf(unit: Province): Province {
  return kindAt[unit] === MOVE && succeeds[unit] === YES ? 0 : winnerOf[unit];
}

function explainDislodged(unit: Province, otherwise: number, result: number, results: Results): void {
  const dislodger = dislodgerOf(unit);
  if (dislodger === 0) return conclude(unit, otherwise, NO_CAUSE);
  name(dislodger, results);
  nameSupporters(dislodger, powerAt[unit], results);
  conclude(unit, result, BY_DISLODGEMENT);
}

function explainConvoy(unit: Province, results: Results): void {
  if (struck[unit] !== 0 && dislodgerOf(unit) === 0) return conclude(unit, DISRUPTED, BY_PARADOX);
  explainDislodged(unit, AVAILABLE, DISRUPTED, results);
}

function explainSupport(unit: Province, results: Results): void {
  if (given[unit] === YES) return conclude(unit, GIVEN, NO_CAUSE);
  const start = results.namedCount;
  for (let a = attackerOf[unit]; a !== 0; a = nextAttacker[a]) {
    if (powerAt[a] !== powerAt[unit] && a !== aimOf[unit] && pathOf[a] === YES) name(a, results);
  }
  if (results.namedCount === start) return explainDislodged(unit, CUT, CUT, results);
  sortNamed(start, results);
  conclude(unit, CUT, CUT_BY_ATTACK);
}

function explainMove(tables: Tables, unit: Province, results: Results): void {
  if (succeeds[unit] === YES) return conclude(unit, SUCCEEDS, NO_CAUSE);
  if (pathOf[unit] !== YES) return explainLostConvoy(tables, unit, results);
  const to = aimOf[unit];
  const stays = unitAt[to] !== 0 && (kindAt[to] !== MOVE || isHeadToHead(unit) || succeeds[to] !== YES);
  if (stays && powerAt[to] === powerAt[unit]) {
    name(to, results);
    return conclude(unit, FAILS, OWN_UNIT);
  }
  const attack = fewestOf(unit, stays ? powerAt[to] : NOBODY);
  if (stays && attack <= fewestAgainst(unit)) return explainRepelled(unit, results);
  explainBounced(unit, attack, results);
}

function explainLostConvoy(tables: Tables, army: Province, results: Results): void {
  const isParadox = struck[army] !== 0;
  for (let rest = carriersOf[army]; rest !== 0; rest &= rest - 1) {
    const fleet = tables.seaProvinces[31 - Math.clz32(rest & -rest)] as Province;
    const dislodger = dislodgerOf(fleet);
    if (!isParadox && dislodger === 0) continue;
    name(fleet, results);
    if (!isParadox) name(dislodger, results);
  }
  conclude(army, FAILS, isParadox ? CONVOY_PARADOX : CONVOY_BROKEN);
}

function explainRepelled(unit: Province, results: Results): void {
  const to = aimOf[unit];
  name(to, results);
  if (kindAt[to] !== MOVE || isHeadToHead(unit)) nameSupporters(to, NOBODY, results);
  conclude(unit, FAILS, REPELLED);
}

function explainBounced(unit: Province, attack: number, results: Results): void {
  const to = aimOf[unit];
  let last = 0;
  for (let rival = nextRival(unit, last, attack); rival !== 0; rival = nextRival(unit, last, attack)) {
    name(rival, results);
    nameSupporters(rival, NOBODY, results);
    last = rival;
  }
  bouncedAt[to] = 1;
  conclude(unit, FAILS, BOUNCED);
}

/** The next rival in board order, after the province `last`, whose prevent strength is not less than the attack. */
function nextRival(unit: Province, last: number, attack: number): Province {
  let next: Province = 0;
  for (let r = attackerOf[aimOf[unit]]; r !== 0; r = nextAttacker[r]) {
    if (r !== unit && r > last && (next === 0 || r < next) && preventStrength(r) >= attack) next = r;
  }
  return next;
}

function preventStrength(rival: Province): number {
  if (pathOf[rival] !== YES) return 0;
  if (isHeadToHead(rival) && succeeds[aimOf[rival]] === YES) return 0;
  return fewestOf(rival, NOBODY);
}

function nameSupporters(unit: Province, excluded: number, results: Results): void {
  const start = results.namedCount;
  for (let s = supporterOf[unit]; s !== 0; s = nextSupporter[s]) {
    if (given[s] === YES && powerAt[s] !== excluded) name(s, results);
  }
  sortNamed(start, results);
}

/** Puts the names from `start` on in board order. */
function sortNamed(start: number, results: Results): void {
  const { named, namedCount } = results;
  for (let i = start + 1; i < namedCount; i++) {
    const value = named[i] as number;
    let hole = i;
    for (; hole > start && (named[hole - 1] as number) > value; hole--) named[hole] = named[hole - 1] as number;
    named[hole] = value;
  }
}
