import * as position from './board.ts';
import type { Province } from './bytes.ts';
import * as codes from './codes.ts';
import { naming } from './names.ts';
import * as output from './results.ts';
import { strengths } from './strengths.ts';
import { words } from './words.ts';

/** Why moves fail: because of the unit where they go, or else because of rivals. */
const { unitAt, orderAt, attackerOf, nextAttacker, supportsOf, bounced } = position.board;
const { BOUNCED, FAILS, OWN_UNIT, REPELLED } = codes;
const { conclude, concludeBy, nameSupporters } = naming;
const { results } = output;
const { areOfOnePower, attackStrength, fullStrength, hasLeft, isHeadToHead, isMove } = strengths;
const { aimOf } = words;
const { names } = results;

/** A move that failed where a unit moves itself, when it is known who left. */
function explainFailure(mover: Province): void {
  const to = aimOf(orderAt[mover]);
  if (unitAt[to] === 0 || (hasLeft(to) && !isHeadToHead(mover))) {
    return failAgainstRivals(mover, to, fullStrength(mover));
  }
  const attack = attackStrength(mover, to);
  const hasNoSupport = isMove(to) && !isHeadToHead(mover);
  if (attack > (hasNoSupport ? 1 : fullStrength(to))) failAgainstRivals(mover, to, attack);
  else if (hasNoSupport) failAgainstMover(mover, to);
  else failAgainstUnit(mover, to);
}

/** The unit there is its power's own, or strong enough with the supports that it has. */
function failAgainstUnit(mover: Province, to: Province): void {
  if (areOfOnePower(mover, to)) return concludeBy(mover, FAILS, OWN_UNIT, to);
  if (supportsOf[to] === 0) return concludeBy(mover, FAILS, REPELLED, to);
  conclude(mover, FAILS, REPELLED, nameWithSupporters(to, results.nameCount));
}

/** The unit there failed to move away, for which it has no supports. */
function failAgainstMover(mover: Province, to: Province): void {
  concludeBy(mover, FAILS, areOfOnePower(mover, to) ? OWN_UNIT : REPELLED, to);
}

/** Each rival whose prevent strength is not less than the attack, in board order, with its supporters. */
function failAgainstRivals(mover: Province, to: Province, attack: number): void {
  const only = onlyRival(mover, to);
  const start = results.nameCount;
  const end = only === 0 ? nameRivals(mover, to, attack, start) : nameWithSupporters(only, start);
  bounced.add(to);
  conclude(mover, FAILS, BOUNCED, end);
}

function nameWithSupporters(unit: Province, start: number): number {
  names[start] = unit;
  return supportsOf[unit] === 0 ? start + 1 : nameSupporters(unit, 0, start + 1);
}

/** The other one of two that go to a province; 0 where more do. */
function onlyRival(mover: Province, to: Province): Province {
  const first = attackerOf[to];
  const second = nextAttacker[first];
  if (nextAttacker[second] !== 0) return 0;
  return first === mover ? second : first;
}

function nameRivals(mover: Province, to: Province, attack: number, start: number): number {
  let end = start;
  let last: Province = 0;
  for (let rival = nextRival(mover, to, last, attack); rival !== 0; rival = nextRival(mover, to, last, attack)) {
    end = nameWithSupporters(rival, end);
    last = rival;
  }
  return end;
}

function nextRival(mover: Province, to: Province, last: Province, attack: number): Province {
  let next: Province = 0;
  for (let rival = attackerOf[to]; rival !== 0; rival = nextAttacker[rival]) {
    if (rival <= last || rival === mover || (next !== 0 && rival > next)) continue;
    if (fullStrength(rival) >= attack && !hasLostHeadToHead(rival, to)) next = rival;
  }
  return next;
}

/** The loser of a head-to-head battle has no prevent strength. */
function hasLostHeadToHead(mover: Province, to: Province): boolean {
  return isMove(to) && isHeadToHead(mover) && hasLeft(to);
}

export const failures = { explainFailure, failAgainstUnit, failAgainstRivals };
