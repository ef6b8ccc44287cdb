import { board } from './board.ts';
import type { Byte, Province } from './bytes.ts';
import { NO, OPEN, YES } from './codes.ts';
import { convoyPathOf, givenRule, pathRule, succeedsRule, verdictOf } from './decisions.ts';
import { strengths } from './strengths.ts';
import { words } from './words.ts';

const { aimOf, otherOf, VIA } = words;

/** Open decisions that wait for each other. */
const { orderAt, attackerOf, nextAttacker, convoyers, supporterOf, nextSupporter } = board;
const { isHeadToHead, isMove } = strengths;

/** A decision is a number: the province of its unit, with `PATH` added for whether a convoyed move has a path. */
export type Decision = number;
export const PATH = 256;

/** More open inputs than this, and a decision counts as depending on all of them. */
const MOST_TRIED = 12;

export function armyOf(path: Decision): Province {
  return (path - PATH) as Province;
}

export function stateOf(decision: Decision): Byte {
  return decision >= PATH ? convoyPathOf[armyOf(decision)] : verdictOf[decision as Province];
}

export function decide(decision: Decision, value: Byte): void {
  if (decision >= PATH) convoyPathOf[armyOf(decision)] = value;
  else verdictOf[decision as Province] = value;
}

export function ruleOf(decision: Decision): Byte {
  if (decision >= PATH) return pathRule(armyOf(decision));
  return isMove(decision as Province) ? succeedsRule(decision as Province) : givenRule(decision as Province);
}

/** A circle of open decisions that depend on each other and on no open decision outside. */
export function closedCircle(open: readonly Decision[]): readonly Decision[] {
  const dependencies = new Map(open.map((decision) => [decision, dependenciesOf(decision)]));
  const reaches = open.map((decision) => reachableFrom(decision, dependencies));
  // One that reaches fewest others reaches those of a circle only, and all of them.
  return [...reaches.reduce((fewest, reach) => (reach.size < fewest.size ? reach : fewest))];
}

function reachableFrom(from: Decision, dependencies: ReadonlyMap<Decision, readonly Decision[]>): Set<Decision> {
  const reached = new Set(dependencies.get(from));
  for (const decision of reached) {
    for (const next of dependencies.get(decision) as readonly Decision[]) reached.add(next);
  }
  return reached;
}

/**
 * The open decisions that can tip this one: for some way of closing its other open inputs, it falls
 * one way or the other with that one.
 */
function dependenciesOf(decision: Decision): readonly Decision[] {
  const inputs = openInputs(decision);
  if (inputs.length > MOST_TRIED) return inputs;
  const verdicts: Byte[] = [];
  for (let way = 0; way < 1 << inputs.length; way++) {
    for (const [i, input] of inputs.entries()) decide(input, way & (1 << i) ? YES : NO);
    verdicts.push(ruleOf(decision));
  }
  for (const input of inputs) decide(input, OPEN);
  return inputs.filter((_, i) => verdicts.some((verdict, way) => verdict !== verdicts[way ^ (1 << i)]));
}

/** The open decisions that a decision's rule looks at. */
function openInputs(decision: Decision): readonly Decision[] {
  const inputs = decision >= PATH ? pathInputs(armyOf(decision)) : unitInputs(decision as Province);
  return [...new Set(inputs)].filter((input) => stateOf(input) === OPEN);
}

function pathInputs(army: Province): readonly Decision[] {
  return carriersOf(army).flatMap(attackersOf);
}

function unitInputs(unit: Province): readonly Decision[] {
  return isMove(unit) ? moveInputs(unit) : supportInputs(unit);
}

function supportInputs(supporter: Province): readonly Decision[] {
  const isAimedAt = (attacker: Province) => attacker === aimOf(orderAt[supporter]);
  return attackersOf(supporter).flatMap((attacker) => (isAimedAt(attacker) ? [attacker] : pathsOf(attacker)));
}

function moveInputs(mover: Province): readonly Decision[] {
  const to = aimOf(orderAt[mover]);
  const all = attackersOf(to);
  const mayLeave = isMove(to) && !isHeadToHead(mover);
  return [...all.flatMap(pathsOf), ...all.flatMap(supportersOf), ...(mayLeave ? [to] : supportersOf(to))];
}

function pathsOf(mover: Province): readonly Decision[] {
  return orderAt[mover] & VIA ? [mover + PATH] : [];
}

/** The fleets ordered to carry an army. */
export function carriersOf(army: Province): readonly Province[] {
  return convoyers.toArray().filter((fleet) => otherOf(orderAt[fleet]) === army);
}

function supportersOf(unit: Province): readonly Province[] {
  const list: Province[] = [];
  for (let supporter = supporterOf[unit]; supporter !== 0; supporter = nextSupporter[supporter]) list.push(supporter);
  return list;
}

export function attackersOf(province: Province): readonly Province[] {
  const list: Province[] = [];
  for (let attacker = attackerOf[province]; attacker !== 0; attacker = nextAttacker[attacker]) list.push(attacker);
  return list;
}
