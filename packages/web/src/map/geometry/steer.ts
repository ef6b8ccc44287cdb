import type { Board, Point } from '../board.ts';

export type Heading = 'up' | 'down' | 'left' | 'right';

const WAYS: Readonly<Record<Heading, Point>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** The space one comes to by steering from `from` with an arrow key; `from` itself where there is none. */
export function spaceTowards(board: Board, from: string, heading: Heading): string {
  const start = board.spaces[from]?.unit;
  if (start === undefined) return from;
  const way = WAYS[heading];
  let best = from;
  let least = Infinity;
  for (const [id, { unit }] of Object.entries(board.spaces)) {
    const [dx, dy] = [unit[0] - start[0], unit[1] - start[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] - dy * way[0]);
    if (ahead <= 0 || aside > ahead * 1.4) continue;
    const cost = ahead + aside * 1.6;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}
