/**
 * 1 for any number but 0. Sums with it stand where a branch would be guessed wrong half the time,
 * which costs more than to write something that is then not counted.
 */
export function isNonZero(value: number): 0 | 1 {
  return ((value | (0 - value)) >>> 31) as 0 | 1;
}
