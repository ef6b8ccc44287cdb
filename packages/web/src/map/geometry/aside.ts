import type { Point, Stand } from '../board.ts';
import { add, direction, distance, times } from './plane.ts';

/** Two pieces lie clear of one another so far apart, to be multiplied by k: the second is a little smaller. */
const APART = 26.5;
/** Ways to turn, in degrees, from the place that the board has for it. */
const TURNS = [0, 30, -30, 60, -60, 90, -90, 125, -125, 160, -160];

/**
 * Where a dislodged piece lies: at the stand's own place where that is far enough from the new occupant
 * at this size of the pieces, else pushed out, and turned aside where another piece is in the way.
 */
export function asidePoint({ unit, dislodged }: Stand, k: number, standing: readonly Point[]): Point {
  const away = Math.max(distance(unit, dislodged), APART * k);
  const [dx, dy] = direction(unit, dislodged);
  const points = TURNS.map((degrees): Point => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return add(unit, times([dx * cos - dy * sin, dx * sin + dy * cos], away));
  });
  const isClear = (point: Point) => standing.every((other) => distance(point, other) >= (APART - 0.5) * k);
  return points.find(isClear) ?? dislodged;
}
