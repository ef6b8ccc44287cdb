import { coastOf, type LocationId, provinceOf } from '@defensor/diplomacy';
import type { Board, Point, Stand } from '../board.ts';

/**
 * Where a unit at `location` stands: a fleet on a named coast by its shore, all others at the
 * space's own place.
 *
 * @throws RangeError where the board has no such space
 */
export function standAt(board: Board, location: LocationId): Stand {
  const space = board.spaces[provinceOf(location)];
  if (space === undefined) throw new RangeError(`the board has no space ${location}`);
  const coast = coastOf(location);
  return (coast === undefined ? undefined : space.coasts?.[coast]) ?? space;
}

/** The coast of `province` whose fleet would stand nearest to `point`, among `coasts`. */
export function nearestCoast(board: Board, coasts: readonly LocationId[], point: Point): LocationId | undefined {
  const away = (location: LocationId) => {
    const { unit } = standAt(board, location);
    return Math.hypot(unit[0] - point[0], unit[1] - point[1]);
  };
  return coasts.reduce<LocationId | undefined>(
    (best, coast) => (best === undefined || away(coast) < away(best) ? coast : best),
    undefined,
  );
}
