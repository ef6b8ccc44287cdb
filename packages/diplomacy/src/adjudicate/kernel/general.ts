import { board } from './board.ts';
import type { Byte, Province } from './bytes.ts';
import {
  armyOf,
  attackersOf,
  carriersOf,
  closedCircle,
  type Decision,
  decide,
  PATH,
  ruleOf,
  stateOf,
} from './circles.ts';
import { MOVE, NO, OPEN, YES } from './codes.ts';
import { supportDecisions } from './cut.ts';
import { pathOf, verdictOf } from './decisions.ts';
import { failures } from './failures.ts';
import { moveDecisions } from './move-decisions.ts';
import { words } from './words.ts';

const { aimOf, otherOf, VIA } = words;

/**
 * The solver for every position (DATC 5.B): it decides what can be decided, finds a closed circle
 * of open decisions, settles it, and goes on. Few positions need it: those in which a convoying
 * fleet is attacked with support.
 */
const { orderAt, attackerOf, nextAttacker, supporterOf, struckAt, unitsByKind, countByKind } = board;
const { movers, voyagers, convoyers, supporters, cutSupporters, lostArmies, struckFleets } = board;
const { give, cut } = supportDecisions;
const { succeed, fail, dislodgeBy } = moveDecisions;
const { explainFailure } = failures;

/** Whether a convoying fleet might be dislodged: only an attack with support can do that. */
export function mayBreakConvoys(): boolean {
  if (voyagers.length === 0) return false;
  for (let i = 0; i < convoyers.length; i++) {
    const fleet = convoyers.items[i as Byte];
    const isUsed = (orderAt[otherOf(orderAt[fleet])] & VIA) !== 0;
    if (isUsed && isAttackedWithSupport(fleet)) return true;
  }
  return false;
}

function isAttackedWithSupport(unit: Province): boolean {
  for (let attacker = attackerOf[unit]; attacker !== 0; attacker = nextAttacker[attacker]) {
    if (supporterOf[attacker] !== 0) return true;
  }
  return false;
}

/** The decisions that are open, as many as `openCount` says. A unit has two at most. */
const open = new Int32Array(2 * 256);
let openCount = 0;

/** Decides everything, and leaves it as `decideSupports` and `decideMoves` do: among the attackers are only moves with a path. */
export function decideGenerally(): void {
  // A move that was never set out is no decision, but others ask whether it leaves.
  const end = (MOVE << 8) + countByKind[MOVE];
  for (let i = MOVE << 8; i < end; i++) verdictOf[unitsByKind[i] as Province] = NO;
  openAll();
  for (decideWhatCanBe(); openCount > 0; decideWhatCanBe()) settle(closedCircle([...open.subarray(0, openCount)]));
  turnBack();
  countSupports();
  concludeMoves();
}

/** Opens all decisions. Any order of them does; in this one most need to be looked at once. */
function openAll(): void {
  openCount = 0;
  for (let i = 0; i < supporters.length; i++) add(supporters.items[i as Byte]);
  for (let i = 0; i < movers.length; i++) add(movers.items[i as Byte]);
  for (let i = 0; i < voyagers.length; i++) add(voyagers.items[i as Byte] + PATH);
}

function add(decision: Decision): void {
  decide(decision, OPEN);
  open[openCount++] = decision;
}

/** Decides what can be decided, until nothing more can, and keeps what is open. */
function decideWhatCanBe(): void {
  for (let before = -1; before !== openCount; ) {
    before = openCount;
    openCount = 0;
    for (let i = 0; i < before; i++) {
      const decision = open[i] as Decision;
      if (stateOf(decision) === OPEN) decide(decision, ruleOf(decision));
      if (stateOf(decision) === OPEN) open[openCount++] = decision;
    }
  }
}

/**
 * Settles a closed circle. One with convoys in it is a paradox, and their armies stay where they are
 * without any effect (Szykman, DATC 4.A.2); one without is a circular movement, and all of it
 * succeeds. No circle has just one way of closing it that fits the rules: in a paradox each decision
 * depends on one other, so that there are two or none.
 */
function settle(circle: readonly Decision[]): void {
  const paths = circle.filter((decision) => decision >= PATH);
  for (const path of paths) strikeOut(armyOf(path), circle);
  if (paths.length === 0) for (const move of circle) decide(move, YES);
}

/** The army stays without any effect, and so does the convoy of each fleet whose fate the paradox is about. */
function strikeOut(army: Province, circle: readonly Decision[]): void {
  for (const fleet of carriersOf(army)) {
    if (attackersOf(fleet).some((attacker) => circle.includes(attacker))) struckAt[fleet] = 1;
  }
  struckAt[army] = 1;
  decide(army + PATH, NO);
}

/** Takes the moves without a path off the attackers: they have no effect. */
function turnBack(): void {
  const { items, length } = movers;
  movers.length = 0;
  lostArmies.length = 0;
  struckFleets.length = 0;
  for (let i = 0; i < length; i++) attackerOf[aimOf(orderAt[items[i as Byte]])] = 0;
  for (let i = 0; i < length; i++) {
    const mover = items[i as Byte];
    if (pathOf(mover) === NO) {
      lostArmies.add(mover);
      fail(mover);
      continue;
    }
    const to = aimOf(orderAt[mover]);
    nextAttacker[mover] = attackerOf[to];
    attackerOf[to] = mover;
    movers.add(mover);
  }
  for (let i = 0; i < convoyers.length; i++) {
    const fleet = convoyers.items[i as Byte];
    if (struckAt[fleet] !== 0) struckFleets.add(fleet);
  }
}

function concludeMoves(): void {
  const { items, length } = movers;
  for (let i = 0; i < length; i++) {
    const mover = items[i as Byte];
    if (verdictOf[mover] === YES) succeed(mover);
    else fail(mover);
  }
  for (let i = 0; i < length; i++) {
    const mover = items[i as Byte];
    if (verdictOf[mover] === YES) dislodgeBy(mover);
    else explainFailure(mover);
  }
}

function countSupports(): void {
  cutSupporters.length = 0;
  for (let i = 0; i < supporters.length; i++) {
    const supporter = supporters.items[i as Byte];
    if (verdictOf[supporter] === YES) give(supporter);
    else cut(supporter);
  }
}
