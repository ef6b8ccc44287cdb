/** Where a name could stand inside its space, the best places first. */
import { area, distance, type Point } from '../plane/polygon.ts';
import type { Clearance } from './clearance.ts';
import { type Lettering, settings } from './lettering.ts';

/** A box for a name around (x, y). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface LabelPlace extends Box {
  readonly size: number;
  readonly lines: string[];
  readonly score: number;
}

const PADDING = 2.5;

/** The places of `name` that lie wholly inside, the best first. */
export function labelPlaces(name: string, kind: 'land' | 'sea', lettering: Lettering, room: Clearance): LabelPlace[] {
  const middle = room.middle();
  const largest = largestSize(kind, Math.abs(area(room.outline)));
  const places: LabelPlace[] = [];
  for (const size of lettering.sizes.filter((s) => s <= largest)) {
    for (const lines of settings(name)) {
      const w = Math.max(...lines.map((line) => lettering.width(line, size)));
      const h = size * (0.74 + (lines.length - 1) * lettering.leading);
      for (const { at } of room.points) {
        const [i, j] = room.cellOf(at);
        if ((i + j) % 2) continue;
        const box = { x: at[0], y: at[1], w, h };
        const clear = clearanceAround(box, room);
        if (clear <= PADDING) continue;
        const score =
          size * 5 - (lines.length - 1) * lettering.costOfLine + Math.min(clear, 9) * 1.2 - distance(at, middle) * 0.22;
        places.push({ ...box, size, lines, score });
      }
    }
  }
  return places.sort((a, b) => b.score - a.score);
}

function largestSize(kind: 'land' | 'sea', spaceArea: number): number {
  if (kind === 'sea') return 24;
  if (spaceArea > 26000) return 21;
  return spaceArea > 12000 ? 18 : 16;
}

/** The least clearance along the edges of a box; stops early where there is none. */
function clearanceAround({ x, y, w, h }: Box, room: Clearance): number {
  let least = 99;
  const across = Math.ceil(w / 4);
  for (let k = 0; k <= across && least > PADDING; k++) {
    const at = x - w / 2 + (w * k) / across;
    least = Math.min(least, room.at(at, y - h / 2), room.at(at, y + h / 2));
  }
  const down = Math.ceil(h / 4);
  for (let k = 1; k < down && least > PADDING; k++) {
    const at = y - h / 2 + (h * k) / down;
    least = Math.min(least, room.at(x - w / 2, at), room.at(x + w / 2, at));
  }
  return least;
}

/** Whether a disc comes upon a box. */
export function isOnBox(centre: Point, radius: number, box: Box): boolean {
  return Math.abs(centre[0] - box.x) < box.w / 2 + radius && Math.abs(centre[1] - box.y) < box.h / 2 + radius;
}
