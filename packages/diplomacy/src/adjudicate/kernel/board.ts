import { type ByProvince, type Byte, byteTable, intTable, type Province } from './bytes.ts';

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

/** What must be empty where nobody stands or goes. In two pieces: V8 clears up to 2 KB at once twice as fast as more. */
const pieces = new ArrayBuffer(2 * 1024);
const relations = new ArrayBuffer(4 * 256 + 512);

/**
 * The position under adjudication, everything about a unit at the province it stands in. There is
 * one board, used over and over, so that nothing is allocated while adjudicating.
 */
export const board = {
  /** The word of the unit that stands in a province; 0 where nobody does. */
  unitAt: new Int32Array(pieces, 0, 256) as unknown as ByProvince,
  /**
   * The word of the order that counts for it; 0 for a hold that nobody ordered. In a move that was
   * set out, the coast is the one it goes to, and `VIA` says that it goes by convoy.
   */
  orderAt: new Int32Array(pieces, 1024, 256) as unknown as ByProvince,
  /** The supports given to a unit, and 256 for each that is by the power of the unit that it moves against. */
  supportsOf: new Uint16Array(relations, 1024, 256) as unknown as ByProvince,
  /** The moves into a province, as a linked list of where they come from. Only moves that have a path, once everything is decided. */
  attackerOf: new Uint8Array(relations, 0, 256) as unknown as ByProvince<Province>,
  nextAttacker: byteTable<Province>() as ByProvince<Province>,
  /** Where the unit that moves in comes from; 0 for nobody. */
  winnerOf: new Uint8Array(relations, 256, 256) as unknown as ByProvince<Province>,
  /** 1 for an empty province closed to retreats by a stand-off. */
  contestedAt: new Uint8Array(relations, 512, 256) as unknown as ByProvince<Byte>,
  /** The matched supports of a unit, as a linked list of where they come from. */
  supporterOf: new Uint8Array(relations, 768, 256) as unknown as ByProvince<Province>,
  nextSupporter: byteTable<Province>() as ByProvince<Province>,

  /** The seas of the fleets ordered to carry an army, as a mask. Written for armies that go by convoy only. */
  carriersOf: intTable() as ByProvince,
  /** 1 for an army whose convoy the paradox rule struck out, and for the fleets that the paradox is about. */
  struckAt: byteTable() as ByProvince<Byte>,

  /** The units whose order is of a kind: from `kind << 8` on, as many as `countByKind` says. */
  unitsByKind: new Uint8Array(8 * 256),
  countByKind: intTable(),
  /** The moves that attack, and those among them that go by convoy. */
  movers: new ProvinceList(),
  voyagers: new ProvinceList(),
  /** The fleets with a legal order to convoy an army that is ordered there. */
  convoyers: new ProvinceList(),
  /** The units whose support matches an order, and those whose support is cut. */
  supporters: new ProvinceList(),
  cutSupporters: new ProvinceList(),
  /** Where moves bounced off each other. */
  bounced: new ProvinceList(),
  /** The armies whose convoys were broken or struck out, and the fleets that paradoxes were about. */
  lostArmies: new ProvinceList(),
  struckFleets: new ProvinceList(),
};

const allPieces = new Int32Array(pieces);
const allRelations = new Int32Array(relations);

/** Takes the last position off. */
export function clearBoard(): void {
  allPieces.fill(0);
  allRelations.fill(0);
  board.bounced.length = 0;
}
