import { board, ProvinceList } from './board.ts';
import type { Province } from './bytes.ts';
import { INVALID, LEGAL, MOVE, NOT_ORDERED, SUPPORT_HOLD, SUPPORT_MOVE, SUPPORTED_MOVED } from './codes.ts';
import { AIM_COAST_MASK, AIM_MASK, aimOf, KIND_MASK, otherOf, rowOf, VIA } from './encoding.ts';
import { whyNoSupport, whyNoSupportOfMove } from './legality.ts';
import { reaches } from './map.ts';
import { countOf, refuse, unitWithOrder } from './orders.ts';
import { name, outcome, results } from './results.ts';

/** Matches supports with what they support. */
const { unitAt, orderAt } = board;
const { outcomeAt } = results;

/** The units whose support matches an order, those of holds and those of moves. */
export const supporters = new ProvinceList();

export function matchSupports(fleets: number): void {
  supporters.length = 0;
  const holds = countOf(SUPPORT_HOLD);
  for (let i = 0; i < holds; i++) matchSupportOfHold(unitWithOrder(SUPPORT_HOLD, i));
  const moves = countOf(SUPPORT_MOVE);
  for (let i = 0; i < moves; i++) matchSupportOfMove(unitWithOrder(SUPPORT_MOVE, i), fleets);
}

/** A support to hold is for a unit that is not ordered to move. */
function matchSupportOfHold(unit: Province): void {
  const order = orderAt[unit];
  const supported = otherOf(order);
  const isPlain = unitAt[supported] !== 0 && reaches(rowOf(unitAt[unit]), supported);
  if (!isPlain) return refuse(unit, whyNoSupport(order));
  if ((orderAt[supported] & KIND_MASK) === MOVE) return failToMatch(unit, supported, SUPPORTED_MOVED);
  supporters.add(unit);
}

/** A support that fits a move on foot or by sail is for a move that can be made. */
function matchSupportOfMove(unit: Province, fleets: number): void {
  const order = orderAt[unit];
  const supported = otherOf(order);
  const move = orderAt[supported];
  const fits = ((move ^ order) & (AIM_MASK | KIND_MASK)) === (MOVE ^ SUPPORT_MOVE);
  const isPlain = fits && ((move & VIA) | (order & AIM_COAST_MASK)) === 0;
  if (!isPlain || !reaches(rowOf(unitAt[unit]), aimOf(order))) {
    const fault = whyNoSupport(order) || whyNoSupportOfMove(order, fleets);
    if (fault !== LEGAL) return refuse(unit, fault);
    if (!fits || !fitsCoast(order, move)) return failToMatch(unit, supported, NOT_ORDERED);
  }
  supporters.add(unit);
}

/** A coast in a support must be the move's, if both have one (DATC 4.B.4). */
function fitsCoast(support: number, move: number): boolean {
  const named = support & AIM_COAST_MASK;
  const taken = move & AIM_COAST_MASK;
  return named === 0 || taken === 0 || named === taken;
}

function failToMatch(unit: Province, supported: Province, cause: number): void {
  outcomeAt[unit] = outcome(INVALID, cause, results.nameCount);
  name(supported);
  name(0);
}
