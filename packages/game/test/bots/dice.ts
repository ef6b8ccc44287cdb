/** Dice that fall the same way for the same seed. */
export interface Dice {
  /** A whole number from 0 up to, not including, `sides`. */
  readonly below: (sides: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Whether something happens that does so `percent` times in a hundred. */
  readonly chance: (percent: number) => boolean;
}

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  // Mulberry32: small, and good enough to play with.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (sides: number) => Math.floor(next() * sides);
  return {
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    chance: (percent) => below(100) < percent,
  };
}
