import { type ByProvince, byteTable, intTable, type Province } from './bytes.ts';
import * as codes from './codes.ts';

const { CUT, FAILS, GIVEN, STANDS, SUCCEEDS } = codes;

/**
 * What became of a movement phase, in integers: every run fills it anew.
 *
 * An *outcome* is a word: the result (4 bits), the cause (6 bits), and where the names of the units
 * that caused it start in `names` (from bit 10 on), which end at a 0.
 */
export const results = {
  orderCount: 0,
  /** The illegal orders, by index, each with why it is. Any other order's outcome is that of its unit. */
  faultyOrders: new Int32Array(1024),
  faults: new Uint8Array(1024),
  faultCount: 0,
  /** By province: the outcome of the unit that stood there. */
  outcomeAt: intTable() as ByProvince,
  /** By province: the index of the order that counts for the unit there; only where `board.orderAt` has one. */
  givenAt: intTable() as ByProvince,
  /** By province: where the unit that stood there stands now (coast and province); 0 when it is dislodged. */
  placeAfter: new Uint16Array(256) as unknown as ByProvince,
  /** The provinces of dislodged units. Who dislodged them is in `board.winnerOf`. */
  dislodged: byteTable<Province>(),
  dislodgedCount: 0,
  /** By province of a dislodged unit: where its retreats start in `retreats`, which end at a 0. */
  retreatsAt: intTable() as ByProvince,
  retreats: new Uint16Array(256 * 256),
  retreatCount: 0,
  /** Empty provinces closed to retreats by a stand-off, in board order. */
  contested: byteTable<Province>(),
  contestedCount: 0,
  names: new Uint8Array(2 * 256 * 256),
  nameCount: 0,
};

const CAUSE_SHIFT = 4;
const NAMES_SHIFT = 10;

export function outcome(result: number, cause = 0, names = 0): number {
  return result | (cause << CAUSE_SHIFT) | (names << NAMES_SHIFT);
}

/** Outcomes without a cause; that of a move or support that fails, until its cause is known. */
export const STANDING = outcome(STANDS);
export const SUCCEEDED = outcome(SUCCEEDS);
export const FAILED = outcome(FAILS);
export const SUPPORT_GIVEN = outcome(GIVEN);
export const SUPPORT_CUT = outcome(CUT);

export function resultOf(word: number): number {
  return word & 15;
}

export function causeOf(word: number): number {
  return (word >>> CAUSE_SHIFT) & 63;
}

/** Where the names of an outcome start. */
export function namesOf(word: number): number {
  return word >>> NAMES_SHIFT;
}

/** Names start at 1: an outcome that names nobody has its list at 0, where there is nothing but an end. */
export function clearResults(orders: number): void {
  results.nameCount = 1;
  results.faultCount = 0;
  results.contestedCount = 0;
  results.dislodgedCount = 0;
  results.orderCount = orders;
}

export function findFault(order: number, fault: number): void {
  if (results.faultCount === results.faults.length) growFaults();
  results.faultyOrders[results.faultCount] = order;
  results.faults[results.faultCount] = fault;
  results.faultCount++;
}

function growFaults(): void {
  const { faultyOrders, faults } = results;
  results.faultyOrders = new Int32Array(2 * faults.length);
  results.faultyOrders.set(faultyOrders);
  results.faults = new Uint8Array(2 * faults.length);
  results.faults.set(faults);
}
