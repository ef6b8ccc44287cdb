/**
 * Numbers that fit a byte, as a type. A province's number is one, so a table with an entry for every
 * byte needs no bounds check: neither the compiler (`noUncheckedIndexedAccess`) nor V8 has to ask
 * whether the entry exists.
 */
type Counted<N extends number, Seen extends number[] = []> = Seen['length'] extends N
  ? Seen[number]
  : Counted<N, [...Seen, Seen['length']]>;

export type Byte = Counted<256>;

/** A province's number: its place in board order counted from 1. 0 is no province. */
export type Province = Byte;

/** A table with one entry for every byte. */
export type ByByte<T extends number = number> = { [index in Byte]: T };

/** A table with one entry for every province. */
export type ByProvince<T extends number = number> = ByByte<T>;

const SIZE = 256;

/** A table of bytes, all 0. */
export function byteTable<T extends number = Byte>(): ByByte<T> {
  return new Uint8Array(SIZE) as unknown as ByByte<T>;
}

/** A table of 32-bit integers, all 0. Small tables lie among V8's objects, where they may move: these do not. */
export function intTable<T extends number = number>(size = SIZE): ByByte<T> {
  return new Int32Array(size) as unknown as ByByte<T>;
}
