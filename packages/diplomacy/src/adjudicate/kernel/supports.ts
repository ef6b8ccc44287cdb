import * as position from './board.ts';
import type { Province } from './bytes.ts';
import * as codes from './codes.ts';
import * as legality from './legality.ts';
import * as mapping from './map.ts';
import { naming } from './names.ts';
import * as laying from './orders.ts';
import { words } from './words.ts';

/** Matches supports with what they support. */
const { unitAt, orderAt, unitsByKind, countByKind, supporters, supporterOf, nextSupporter } = position.board;
const { INVALID, LEGAL, MOVE, NOT_ORDERED, SUPPORT_HOLD, SUPPORT_MOVE, SUPPORTED_MOVED } = codes;
const { whyNoSupport, whyNoSupportOfMove } = legality;
const { reaches } = mapping;
const { concludeBy } = naming;
const { refuse } = laying;
const { AIM_COAST_MASK, AIM_MASK, aimOf, KIND_MASK, kindOf, otherOf, rowOf, VIA } = words;

const SUPPORTS_OF_HOLDS = SUPPORT_HOLD << 8;
const SUPPORTS_OF_MOVES = SUPPORT_MOVE << 8;

export function matchSupports(fleets: number): void {
  supporters.length = 0;
  const lastOfHolds = SUPPORTS_OF_HOLDS + countByKind[SUPPORT_HOLD];
  for (let i = SUPPORTS_OF_HOLDS; i < lastOfHolds; i++) matchSupportOfHold(unitsByKind[i] as Province);
  const lastOfMoves = SUPPORTS_OF_MOVES + countByKind[SUPPORT_MOVE];
  for (let i = SUPPORTS_OF_MOVES; i < lastOfMoves; i++) matchSupportOfMove(unitsByKind[i] as Province, fleets);
}

/** A support to hold is for a unit that is not ordered to move. */
function matchSupportOfHold(unit: Province): void {
  const order = orderAt[unit];
  const supported = otherOf(order);
  const isPlain = unitAt[supported] !== 0 && reaches(rowOf(unitAt[unit]), supported);
  if (!isPlain) return refuse(unit, whyNoSupport(order));
  if (kindOf(orderAt[supported]) === MOVE) return concludeBy(unit, INVALID, SUPPORTED_MOVED, supported);
  support(unit, supported);
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
    if (!fits || !fitsCoast(order, move)) return concludeBy(unit, INVALID, NOT_ORDERED, supported);
  }
  support(unit, supported);
}

function support(unit: Province, supported: Province): void {
  nextSupporter[unit] = supporterOf[supported];
  supporterOf[supported] = unit;
  supporters.add(unit);
}

/** A coast in a support must be the move's, if both have one (DATC 4.B.4). */
function fitsCoast(support: number, move: number): boolean {
  const named = support & AIM_COAST_MASK;
  const taken = move & AIM_COAST_MASK;
  return named === 0 || taken === 0 || named === taken;
}
