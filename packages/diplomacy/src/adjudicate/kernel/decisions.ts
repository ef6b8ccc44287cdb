import { board } from './board.ts';
import type { Byte, Province } from './bytes.ts';
import { MOVE, NO, OPEN, YES } from './codes.ts';
import { hasRoute } from './sea-routes.ts';
import type { Tables } from './tables.ts';

/**
 * DATC's decisions (5.B) as rules in three values: each looks at decisions that may still be open,
 * and answers `NO` or `YES` exactly when every way of closing them gives that answer.
 */
const { unitAt, powerAt, kindAt, aimOf, convoyedAt, carriersOf } = board;
const { attackerOf, nextAttacker, supporterOf, nextSupporter, pathOf, succeeds, given, struck } = board;

/** Whether the convoyed move from `army` has a path: a chain of ordered fleets that are not dislodged. */
export function pathRule(tables: Tables, army: Province): Byte {
  if (struck[army] !== 0) return NO;
  const carriers = carriersOf[army];
  const lost = carriersDislodged(tables, carriers, YES);
  if (!hasRoute(tables, army, aimOf[army], carriers & ~lost)) return NO;
  const doubtful = carriersDislodged(tables, carriers, OPEN);
  return hasRoute(tables, army, aimOf[army], carriers & ~lost & ~doubtful) ? YES : OPEN;
}

/** Those of the fleets whose dislodgement is decided so. */
function carriersDislodged(tables: Tables, carriers: number, verdict: number): number {
  let mask = 0;
  for (let rest = carriers; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (dislodged(tables.seaProvinces[31 - Math.clz32(bit)] as Province) === verdict) mask |= bit;
  }
  return mask;
}

/** Whether a unit that does not move is dislodged. */
export function dislodged(unit: Province): Byte {
  let verdict: Byte = NO;
  for (let a = attackerOf[unit]; a !== 0; a = nextAttacker[a]) {
    if (succeeds[a] === YES) return YES;
    if (succeeds[a] === OPEN) verdict = OPEN;
  }
  return verdict;
}

/**
 * Whether a support is given. Own units never cut (DATC 6.D.20). An attack from the province the
 * support is aimed at cuts only by dislodging the supporter (6.D.15, 6.D.17); any other as soon as
 * it has a path.
 */
export function givenRule(supporter: Province): Byte {
  let verdict: Byte = YES;
  for (let a = attackerOf[supporter]; a !== 0; a = nextAttacker[a]) {
    if (powerAt[a] === powerAt[supporter]) continue;
    const cuts = a === aimOf[supporter] ? succeeds[a] : pathOf[a];
    if (cuts === YES) return NO;
    if (cuts === OPEN) verdict = OPEN;
  }
  return verdict;
}

/** Whether a move succeeds: its attack beats the unit there, and every rival. */
export function succeedsRule(mover: Province): Byte {
  if (pathOf[mover] === NO) return NO;
  const there = beatsUnitThere(mover);
  if (there === NO) return NO;
  const rivals = beatsRivals(mover);
  if (rivals === NO) return NO;
  return pathOf[mover] === YES && there === YES && rivals === YES ? YES : OPEN;
}

/** Whether the unit where the move goes has left it, as far as the move is concerned: a head-to-head opponent has not. */
function hasLeft(mover: Province): Byte {
  const to = aimOf[mover];
  if (unitAt[to] === 0) return YES;
  if (kindAt[to] !== MOVE || isHeadToHead(mover)) return NO;
  return succeeds[to];
}

/** Two units that move against each other, neither by convoy, fight a head-to-head battle. */
export function isHeadToHead(mover: Province): boolean {
  const to = aimOf[mover];
  return kindAt[to] === MOVE && aimOf[to] === mover && convoyedAt[mover] === 0 && convoyedAt[to] === 0;
}

function beatsUnitThere(mover: Province): Byte {
  const left = hasLeft(mover);
  if (left === YES) return YES;
  const ifItStays = attackBeatsHold(mover);
  return ifItStays === YES ? YES : left === NO ? ifItStays : OPEN;
}

function attackBeatsHold(mover: Province): Byte {
  const to = aimOf[mover];
  if (powerAt[to] === powerAt[mover]) return NO;
  if (fewestOf(mover, powerAt[to]) > mostAgainst(mover)) return YES;
  return mostOf(mover, powerAt[to]) > fewestAgainst(mover) ? OPEN : NO;
}

/** The least hold strength of the unit there, or defend strength in a head-to-head battle. */
export function fewestAgainst(mover: Province): number {
  const to = aimOf[mover];
  return kindAt[to] !== MOVE || isHeadToHead(mover) ? fewestOf(to, NOBODY) : 1;
}

function mostAgainst(mover: Province): number {
  const to = aimOf[mover];
  return kindAt[to] !== MOVE || isHeadToHead(mover) ? mostOf(to, NOBODY) : 1;
}

function beatsRivals(mover: Province): Byte {
  const left = hasLeft(mover);
  const excluded = powerAt[aimOf[mover]];
  const fewest = fewestOf(mover, left === YES ? NOBODY : excluded);
  const most = mostOf(mover, left === NO ? excluded : NOBODY);
  let verdict: Byte = YES;
  for (let rival = attackerOf[aimOf[mover]]; rival !== 0; rival = nextAttacker[rival]) {
    if (rival === mover) continue;
    if (most <= fewestToPrevent(rival)) return NO;
    if (fewest <= mostToPrevent(rival)) verdict = OPEN;
  }
  return verdict;
}

/** The least prevent strength: none without a path, none for the loser of a head-to-head battle. */
function fewestToPrevent(rival: Province): number {
  if (pathOf[rival] !== YES) return 0;
  if (isHeadToHead(rival) && succeeds[aimOf[rival]] !== NO) return 0;
  return fewestOf(rival, NOBODY);
}

function mostToPrevent(rival: Province): number {
  if (pathOf[rival] === NO) return 0;
  if (isHeadToHead(rival) && succeeds[aimOf[rival]] === YES) return 0;
  return mostOf(rival, NOBODY);
}

/** No power: no support is left out. */
const NOBODY = -1;

/** A unit and its supports that are sure, without those of the power `excluded`. */
export function fewestOf(unit: Province, excluded: number): number {
  let strength = 1;
  for (let s = supporterOf[unit]; s !== 0; s = nextSupporter[s]) {
    if (given[s] === YES && powerAt[s] !== excluded) strength++;
  }
  return strength;
}

/** A unit and its supports that are not cut for sure, without those of the power `excluded`. */
function mostOf(unit: Province, excluded: number): number {
  let strength = 1;
  for (let s = supporterOf[unit]; s !== 0; s = nextSupporter[s]) {
    if (given[s] !== NO && powerAt[s] !== excluded) strength++;
  }
  return strength;
}
