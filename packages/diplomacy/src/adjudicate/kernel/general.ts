import { board, places } from './board.ts';
import type { Byte, Province } from './bytes.ts';
import { MOVE, NO, OPEN, SUPPORT_HOLD, SUPPORT_MOVE, YES } from './codes.ts';
import { dislodged, givenRule, isHeadToHead, pathRule, succeedsRule } from './decisions.ts';
import type { Tables } from './tables.ts';

const { kindAt, aimOf, otherOf, invalidAt, convoyedAt, carriersOf, attackerOf, nextAttacker } = board;
const { supporterOf, nextSupporter, pathOf, succeeds, given, struck } = board;

/**
 * The solver for every position (DATC 5.B): it decides what can be decided, finds a closed circle
 * of open decisions, settles it, and goes on. A decision is a number: the province of its unit,
 * with `PATH` added for a convoyed move's path.
 */
type Decision = number;
const PATH = 256;

/** More open inputs than this, and a decision counts as depending on all of them. */
const MOST_TRIED = 12;

/** Settles every decision that is still open. */
export function settleDecisions(tables: Tables, unitCount: number): void {
  let open = openDecisions(unitCount);
  while (open.length > 0) {
    propagate(tables, open);
    open = open.filter((d) => valueOf(d) === OPEN);
    if (open.length > 0) settleCircle(tables, closedCircle(tables, open));
  }
}

function openDecisions(unitCount: number): Decision[] {
  const open: Decision[] = [];
  for (let i = 0; i < unitCount; i++) {
    const unit = places[i as Byte];
    const kind = kindAt[unit];
    if (invalidAt[unit] !== 0) continue;
    if (kind === SUPPORT_HOLD || kind === SUPPORT_MOVE) open.push(unit);
    if (kind === MOVE) open.push(unit);
    if (kind === MOVE && pathOf[unit] === OPEN) open.push(unit + PATH);
  }
  return open.filter((d) => valueOf(d) === OPEN);
}

function valueOf(decision: Decision): Byte {
  if (decision >= PATH) return pathOf[(decision - PATH) as Province];
  const unit = decision as Province;
  return kindAt[unit] === MOVE ? succeeds[unit] : given[unit];
}

function decide(decision: Decision, value: Byte): void {
  if (decision >= PATH) pathOf[(decision - PATH) as Province] = value;
  else if (kindAt[decision as Province] === MOVE) succeeds[decision as Province] = value;
  else given[decision as Province] = value;
}

function ruleOf(tables: Tables, decision: Decision): Byte {
  if (decision >= PATH) return pathRule(tables, (decision - PATH) as Province);
  return kindAt[decision as Province] === MOVE ? succeedsRule(decision as Province) : givenRule(decision as Province);
}

/** Decides what can be decided, until nothing more can. */
function propagate(tables: Tables, decisions: readonly Decision[]): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const decision of decisions) {
      if (valueOf(decision) !== OPEN) continue;
      const value = ruleOf(tables, decision);
      if (value === OPEN) continue;
      decide(decision, value);
      changed = true;
    }
  }
}

/** A circle of open decisions that depend on each other and on no open decision outside. */
function closedCircle(tables: Tables, open: readonly Decision[]): readonly Decision[] {
  const dependencies = new Map(open.map((d) => [d, dependenciesOf(tables, d)] as const));
  const reached = new Map(open.map((d) => [d, reachableFrom(d, dependencies)] as const));
  const smallest = open.reduce((a, b) => (sizeOf(reached, b) < sizeOf(reached, a) ? b : a));
  return [...(reached.get(smallest) ?? [])];
}

function sizeOf(reached: ReadonlyMap<Decision, ReadonlySet<Decision>>, decision: Decision): number {
  return reached.get(decision)?.size ?? 0;
}

function reachableFrom(from: Decision, dependencies: ReadonlyMap<Decision, readonly Decision[]>): Set<Decision> {
  const reached = new Set<Decision>();
  const waiting = [...(dependencies.get(from) ?? [])];
  for (let d = waiting.pop(); d !== undefined; d = waiting.pop()) {
    if (reached.has(d)) continue;
    reached.add(d);
    waiting.push(...(dependencies.get(d) ?? []));
  }
  return reached;
}

/**
 * The open decisions that can tip this one: for some way of closing the other open inputs, this
 * decision falls one way or the other with it.
 */
function dependenciesOf(tables: Tables, decision: Decision): readonly Decision[] {
  const inputs = openInputs(tables, decision);
  if (inputs.length > MOST_TRIED) return inputs;
  const tipping = new Set<Decision>();
  const verdicts: Byte[] = [];
  for (let chosen = 0; chosen < 1 << inputs.length; chosen++) {
    inputs.forEach((input, i) => decide(input, chosen & (1 << i) ? YES : NO));
    verdicts.push(ruleOf(tables, decision));
  }
  for (const input of inputs) decide(input, OPEN);
  inputs.forEach((input, i) => {
    if (verdicts.some((verdict, chosen) => verdict !== verdicts[chosen ^ (1 << i)])) tipping.add(input);
  });
  return [...tipping];
}

/** The open decisions that a decision's rule looks at. */
function openInputs(tables: Tables, decision: Decision): readonly Decision[] {
  const inputs = new Set<Decision>(
    decision >= PATH ? pathInputs(tables, (decision - PATH) as Province) : unitInputs(decision as Province),
  );
  return [...inputs].filter((d) => d !== 0 && valueOf(d) === OPEN);
}

function pathInputs(tables: Tables, army: Province): readonly Decision[] {
  return carriersOfArmy(tables, army).flatMap(attackersOf);
}

/** The fleets ordered to carry an army, in board order. */
function carriersOfArmy(tables: Tables, army: Province): readonly Province[] {
  const fleets: Province[] = [];
  for (let rest = carriersOf[army]; rest !== 0; rest &= rest - 1) {
    fleets.push(tables.seaProvinces[31 - Math.clz32(rest & -rest)] as Province);
  }
  return fleets;
}

function unitInputs(unit: Province): readonly Decision[] {
  return kindAt[unit] === MOVE ? moveInputs(unit) : supportInputs(unit);
}

function supportInputs(supporter: Province): readonly Decision[] {
  return attackersOf(supporter).map((a) => (a === aimOf[supporter] ? a : pathDecision(a)));
}

function moveInputs(mover: Province): readonly Decision[] {
  const to = aimOf[mover];
  const rivals = attackersOf(to);
  const leaves = kindAt[to] === MOVE && !isHeadToHead(mover);
  return [...rivals.map(pathDecision), ...rivals.flatMap(supportersOf), ...(leaves ? [to] : supportersOf(to))];
}

function pathDecision(mover: Province): Decision {
  return convoyedAt[mover] === 0 ? 0 : mover + PATH;
}

function attackersOf(province: Province): readonly Province[] {
  const list: Province[] = [];
  for (let a = attackerOf[province]; a !== 0; a = nextAttacker[a]) list.push(a);
  return list;
}

function supportersOf(unit: Province): readonly Province[] {
  const list: Province[] = [];
  for (let s = supporterOf[unit]; s !== 0; s = nextSupporter[s]) list.push(s);
  return list;
}

/**
 * Settles a closed circle. With exactly one consistent way of closing it, that is the result.
 * Otherwise, a circle with convoys in it is a paradox, and their armies stay where they are without
 * any effect (Szykman, DATC 4.A.2); one without is a circular movement, and all of it succeeds.
 */
function settleCircle(tables: Tables, circle: readonly Decision[]): void {
  const solutions = consistentWays(tables, circle);
  const paths = circle.filter((d) => d >= PATH);
  if (solutions.length === 1) solutions[0]?.forEach((value, i) => decide(circle[i] as Decision, value));
  else if (paths.length > 0) {
    for (const path of paths) strikeOut(tables, (path - PATH) as Province);
  } else for (const decision of circle) decide(decision, YES);
}

/** The army stays without any effect, and so does the convoy of each fleet that the paradox is about. */
function strikeOut(tables: Tables, army: Province): void {
  for (const fleet of carriersOfArmy(tables, army)) {
    if (dislodged(fleet) === OPEN) struck[fleet] = 1;
  }
  struck[army] = 1;
  pathOf[army] = NO;
}

/** The consistent ways of closing a circle: all of them when there is at most one, else two. */
function consistentWays(tables: Tables, circle: readonly Decision[]): readonly Byte[][] {
  const found: Byte[][] = [];
  const ordered = [...circle].sort((a, b) => b - a);
  search();
  for (const decision of circle) decide(decision, OPEN);
  return found;

  function search(): void {
    const before = circle.map(valueOf);
    propagate(tables, circle);
    const open = ordered.find((d) => valueOf(d) === OPEN);
    if (isContradiction()) {
      // What was assumed does not follow from the rest.
    } else if (open === undefined) found.push(circle.map(valueOf));
    else {
      for (const value of [NO, YES] as const) {
        decide(open, value);
        if (found.length < 2) search();
        decide(open, OPEN);
      }
    }
    circle.forEach((decision, i) => decide(decision, before[i] as Byte));
  }

  function isContradiction(): boolean {
    return circle.some((d) => {
      const rule = ruleOf(tables, d);
      return rule !== OPEN && valueOf(d) !== OPEN && rule !== valueOf(d);
    });
  }
}
