import * as position from './board.ts';
import type { Byte, Province } from './bytes.ts';
import * as codes from './codes.ts';
import * as output from './results.ts';
import { strengths } from './strengths.ts';
import { words } from './words.ts';

/**
 * Decides all supports before any move. That is possible while every convoy gets through: what
 * attacks a supporter is then known from the orders. Only a support aimed at its own attacker must
 * wait for whether that attack dislodges the supporter, and that attack depends on no other move.
 */
const { orderAt, attackerOf, nextAttacker, supportsOf, supporters, cutSupporters } = position.board;
const { NO, OPEN, YES } = codes;
const { results, SUPPORT_CUT, SUPPORT_GIVEN } = output;
const { areOfOnePower, attackStrength, fullStrength, strongestRival } = strengths;
const { aimOf, otherOf } = words;
const { outcomeAt } = results;

/** Supporters that only the unit attacks that they are aimed at. */
const late = new position.ProvinceList();

export function decideSupports(): void {
  cutSupporters.length = 0;
  late.length = 0;
  const { items, length } = supporters;
  for (let i = 0; i < length; i++) {
    const supporter = items[i as Byte];
    const attacker = attackerOf[supporter];
    const verdict = attacker === 0 ? YES : cutBy(supporter, attacker);
    if (verdict === YES) give(supporter);
    else if (verdict === NO) cut(supporter);
    else late.add(supporter);
  }
  for (let i = 0; i < late.length; i++) {
    const supporter = late.items[i as Byte];
    if (dislodges(aimOf(orderAt[supporter]), supporter)) cut(supporter);
    else give(supporter);
  }
}

/** Own units never cut (DATC 6.D.20); the unit that the support is aimed at cuts only by dislodging the supporter (6.D.15, 6.D.17). */
function cutBy(supporter: Province, first: Province): Byte {
  let verdict: Byte = YES;
  for (let attacker = first; attacker !== 0; attacker = nextAttacker[attacker]) {
    if (areOfOnePower(attacker, supporter)) continue;
    if (attacker !== aimOf(orderAt[supporter])) return NO;
    verdict = OPEN;
  }
  return verdict;
}

/** Whether an attack dislodges a supporter: a unit that stays. */
function dislodges(attacker: Province, unit: Province): boolean {
  const attack = attackStrength(attacker, unit);
  return attack > fullStrength(unit) && attack > strongestRival(attacker, unit);
}

function give(supporter: Province): void {
  const order = orderAt[supporter];
  const unfriendly = areOfOnePower(supporter, aimOf(order)) ? 256 : 0;
  outcomeAt[supporter] = SUPPORT_GIVEN;
  supportsOf[otherOf(order)] += 1 + unfriendly;
}

function cut(supporter: Province): void {
  outcomeAt[supporter] = SUPPORT_CUT;
  cutSupporters.add(supporter);
}

export const supportDecisions = { give, cut };
