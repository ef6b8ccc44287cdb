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

/** Decides everything, and leaves it as `decideSupports` and `decideMoves` do: among the attackers are only moves with a path. */
export function decideGenerally(): void {
  const decisions = [
    ...movers.toArray(),
    ...supporters.toArray(),
    ...voyagers.toArray().map((army): Decision => army + PATH),
  ];
  // A move that was never set out is no decision, but others ask whether it leaves.
  const ordered = unitsByKind.subarray(MOVE << 8, (MOVE << 8) + countByKind[MOVE]);
  for (const mover of ordered) verdictOf[mover as Province] = NO;
  for (const decision of decisions) decide(decision, OPEN);
  for (let open = undecided(decisions); open.length > 0; open = undecided(decisions)) settle(closedCircle(open));
  turnBack();
  countSupports();
  concludeMoves();
}

/** Decides what can be decided, until nothing more can. Returns what is left. */
function undecided(decisions: readonly Decision[]): readonly Decision[] {
  let open = decisions.filter((decision) => stateOf(decision) === OPEN);
  for (let before = -1; before !== open.length; ) {
    before = open.length;
    for (const decision of open) decide(decision, ruleOf(decision));
    open = open.filter((decision) => stateOf(decision) === OPEN);
  }
  return open;
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
  const all = movers.toArray();
  movers.length = 0;
  lostArmies.length = 0;
  struckFleets.length = 0;
  for (const mover of all) attackerOf[aimOf(orderAt[mover])] = 0;
  for (const mover of all) {
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
  for (const fleet of convoyers.toArray()) if (struckAt[fleet] !== 0) struckFleets.add(fleet);
}

function concludeMoves(): void {
  const all = movers.toArray();
  for (const mover of all) {
    if (verdictOf[mover] === YES) succeed(mover);
    else fail(mover);
  }
  for (const mover of all) {
    if (verdictOf[mover] === YES) dislodgeBy(mover);
    else explainFailure(mover);
  }
}

function countSupports(): void {
  cutSupporters.length = 0;
  for (const supporter of supporters.toArray()) {
    if (verdictOf[supporter] === YES) give(supporter);
    else cut(supporter);
  }
}
