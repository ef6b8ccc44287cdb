import { type ByByte, type ByProvince, type Byte, byteTable, intTable, type Province } from './bytes.ts';

/**
 * The position under adjudication, everything about a unit at the province it stands in. There is
 * one board, used over and over, so that nothing is allocated while adjudicating: `setUp` fills it,
 * and what it says holds until the next position.
 */
export const board = {
  /** 1 + the unit's index in the list of units; 0 where nobody stands. */
  unitAt: byteTable() as ByProvince<Byte>,
  powerAt: byteTable() as ByProvince<Byte>,
  /** Its row in the tables. */
  rowAt: intTable() as ByProvince,
  /** 1 for a fleet. */
  fleetAt: byteTable() as ByProvince<Byte>,
  immobilisedAt: byteTable() as ByProvince<Byte>,

  /** 1 + the index of the order that counts for it; 0 for a hold that nobody ordered. */
  orderAt: intTable() as ByProvince,
  /** The kind of the order that counts. */
  kindAt: byteTable() as ByProvince<Byte>,
  /** Where it moves, supports or convoys to. */
  aimOf: byteTable() as ByProvince<Province>,
  /** Whom it supports or convoys. */
  otherOf: byteTable() as ByProvince<Province>,
  /** The coast it goes to, resolved; the coast a support names. 0 for none. */
  coastOf: byteTable() as ByProvince<Byte>,
  /** 1 for a move by convoy. */
  convoyedAt: byteTable() as ByProvince<Byte>,
  /** The seas of the fleets ordered to carry the army, as a mask. */
  carriersOf: intTable() as ByProvince,
  /** 1 for an order that matches no other. */
  invalidAt: byteTable() as ByProvince<Byte>,

  /** The moves into a province, as a linked list of where they come from. */
  attackerOf: byteTable() as ByProvince<Province>,
  nextAttacker: byteTable() as ByProvince<Province>,
  /** The matched supports of a unit, as a linked list of where they come from. */
  supporterOf: byteTable() as ByProvince<Province>,
  nextSupporter: byteTable() as ByProvince<Province>,

  /** DATC 5.B: whether a move has a path; whether it succeeds; whether a support is given. */
  pathOf: byteTable() as ByProvince<Byte>,
  succeeds: byteTable() as ByProvince<Byte>,
  given: byteTable() as ByProvince<Byte>,
  /** 1 for a convoyed army that the paradox rule struck out, and for the fleets that the paradox is about. */
  struck: byteTable() as ByProvince<Byte>,

  /** What became of the unit's order, why, and the list of the units that caused it (`Results.named`). */
  resultAt: byteTable() as ByProvince<Byte>,
  causeAt: byteTable() as ByProvince<Byte>,
  namedAt: intTable() as ByProvince,
  namedEndAt: intTable() as ByProvince,
  /** Where the unit that moves in comes from; 0 for nobody. */
  winnerOf: byteTable() as ByProvince<Province>,
  /** 1 where moves bounced. */
  bouncedAt: byteTable() as ByProvince<Byte>,
};

/** The unit that stands where, in the order of the list of units. */
export const places: ByByte<Province> = byteTable<Province>();
