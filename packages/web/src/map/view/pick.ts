import { type LocationId, type ProvinceId, provinceOf } from '@defensor/diplomacy';
import type { Point } from '../board.ts';
import { distance } from '../geometry/plane.ts';

interface Tap {
  /** The space drawn under the finger, if any. */
  readonly under: string | undefined;
  readonly at: Point;
  /** Px on screen per board unit. */
  readonly scale: number;
  readonly pieces: readonly { readonly at: LocationId; readonly point: Point }[];
  readonly lit: ReadonlySet<ProvinceId>;
}

/** Half of a touch target, in px. */
const REACH_PX = 22;

/**
 * The space meant by a tap: the one under the finger where it is lit or holds a piece, else that of
 * the nearest piece within reach, else the one under the finger.
 */
export function pickedSpace({ under, at, scale, pieces, lit }: Tap): ProvinceId | undefined {
  const direct = under as ProvinceId | undefined;
  if (direct !== undefined && (lit.has(direct) || pieces.some((piece) => provinceOf(piece.at) === direct)))
    return direct;
  const near = pieces
    .map((piece) => ({ province: provinceOf(piece.at), away: distance(piece.point, at) * scale }))
    .filter((piece) => piece.away <= REACH_PX && (lit.size === 0 || lit.has(piece.province)))
    .sort((a, b) => a.away - b.away)[0];
  return near?.province ?? direct;
}
