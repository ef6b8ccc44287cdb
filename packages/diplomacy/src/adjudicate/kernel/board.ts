import { type ByProvince, type Byte, byteTable, type Province } from './bytes.ts';

const BYTES_OF_INTS = 256 * Int32Array.BYTES_PER_ELEMENT;
const memory = new ArrayBuffer(2 * BYTES_OF_INTS + 4 * 256);
const ints = (at: number) => new Int32Array(memory, at * BYTES_OF_INTS, 256) as unknown as ByProvince;
const bytes = <T extends number = Byte>(at: number) =>
  new Uint8Array(memory, 2 * BYTES_OF_INTS + at * 256, 256) as unknown as ByProvince<T>;

/**
 * The position under adjudication, everything about a unit at the province it stands in. There is
 * one board, used over and over, so that nothing is allocated while adjudicating. Tables that must
 * be empty at the start lie in one piece of memory, cleared at once.
 */
export const board = {
  /** The word of the unit that stands in a province; 0 where nobody does. */
  unitAt: ints(0),
  /**
   * The word of the order that counts for it; 0 for a hold that nobody ordered. In a move that was
   * set out, the coast is the one it goes to, and `VIA` says that it goes by convoy.
   */
  orderAt: ints(1),
  /** The moves into a province, as a linked list of where they come from. Only moves that have a path, once everything is decided. */
  attackerOf: bytes<Province>(0),
  nextAttacker: byteTable<Province>() as ByProvince<Province>,
  /** The supports given to a unit: how many, and how many of them are by the power of the unit that it attacks. */
  supportsOf: bytes(1),
  friendlySupportsOf: bytes(2),
  /** Where the unit that moves in comes from; 0 for nobody. */
  winnerOf: bytes<Province>(3),

  /** Whether a move succeeds, or a support is given (`OPEN`, `NO`, `YES`). Written for those only. */
  verdictOf: byteTable() as ByProvince<Byte>,
  /** The seas of the fleets ordered to carry an army, as a mask. Written for armies that go by convoy only. */
  carriersOf: new Int32Array(256) as unknown as ByProvince,
  /** 1 for an army whose convoy the paradox rule struck out, and for the fleets that the paradox is about. */
  struckAt: byteTable() as ByProvince<Byte>,
};

const all = new Int32Array(memory);

export function clearBoard(): void {
  all.fill(0);
}

/** A list of provinces that is filled anew for every position. */
export class ProvinceList {
  readonly items = byteTable<Province>();
  length = 0;

  add(province: Province): void {
    this.items[this.length as Byte] = province;
    this.length++;
  }

  /** A copy, for where speed does not matter. */
  toArray(): readonly Province[] {
    return Array.from({ length: this.length }, (_, i) => this.items[i as Byte]);
  }
}
