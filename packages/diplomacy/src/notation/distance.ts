/** Longer words are not compared. */
const LONGEST_WORD = 32;

// Three rows of the table of distances, used again at each call.
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST_WORD + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * How many letters have to be added, dropped, changed or swapped with their neighbour to make `b` of `a`;
 * `most + 1` when it is more than `most`, or a word is longer than `LONGEST_WORD`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > LONGEST_WORD || b.length > LONGEST_WORD) return most + 1;
  let [before, last, row] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const changed = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + changed);
      const swapped =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, (before[j - 2] as number) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[b.length] as number, most + 1);
}
