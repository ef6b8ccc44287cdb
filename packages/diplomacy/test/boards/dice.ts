/** A source of choices that gives the same ones for the same seed. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from 0 to below `sides`. */
  roll(sides: number): number {
    // Weyl sequence through a mixing function; plenty for choosing boards.
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * sides);
  }

  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean {
    return this.roll(100) < percent;
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[this.roll(from.length)];
  }

  /** `from` in another order. */
  shuffle<T>(from: readonly T[]): T[] {
    const shuffled = [...from];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.roll(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
    }
    return shuffled;
  }
}
