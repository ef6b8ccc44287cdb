/** From Natural Earth's land and the hand-written borders to the lines and faces of the board. */
import { traceFaces } from '../plane/faces.ts';
import { parts, ringsOf as shapeRings } from '../plane/jts.ts';
import { nodeLines } from '../plane/noding.ts';
import type { Point, Ring } from '../plane/polygon.ts';
import type { Space } from '../spaces.ts';
import { type Arc, type ArcKind, type ArcUse, arcsOf, kindOf, ringsOf } from './arcs.ts';
import { borderLines } from './borders.ts';
import { claimFaces, GRID, IMPASSABLE, INLAND_WATER } from './claims.ts';
import { FRAME, readIslands, smoothLand } from './land.ts';

/** All in px on a grid of tenths, so that neighbours share exactly the same points. */
export interface Geometry {
  readonly rings: ReadonlyMap<string, Ring[]>;
  readonly waste: Ring[];
  readonly inland: Ring[];
  /** Each border once. */
  readonly lines: Readonly<Record<ArcKind, Point[][]>>;
}

export function buildGeometry(spaces: Space[]): Geometry {
  const islands = readIslands();
  const coast = smoothLand(islands);
  const shores = parts(coast).flatMap(shapeRings);
  const closed = [...shores, FRAME].map((ring) => [...ring, ring[0]]);
  const onGrid = (line: Point[]) => line.map(([x, y]): Point => [Math.round(x * GRID), Math.round(y * GRID)]);
  const faces = traceFaces(nodeLines([...closed, ...borderLines(coast)].map(onGrid)));
  const arcs = arcsOf(faces, claimFaces(faces, spaces, islands, coast));

  const kinds = new Map(spaces.map((space) => [space.id, space.kind]));
  const rings = (owner: string) => ringsOf(arcs, owner).map(ringPoints);
  const lines = (kind: ArcKind) => arcs.filter((arc) => kindOf(arc, kinds) === kind).map(linePoints);
  return {
    rings: new Map(spaces.map((space) => [space.id, rings(space.id)])),
    waste: rings(IMPASSABLE),
    inland: rings(INLAND_WATER),
    lines: { coast: lines('coast'), land: lines('land'), sea: lines('sea'), frame: lines('frame') },
  };
}

const linePoints = (arc: Arc) => arc.points.map(([x, y]): Point => [x / GRID, y / GRID]);

function ringPoints(ring: ArcUse[]): Ring {
  return ring.flatMap(({ arc, isReversed }) => {
    const points = linePoints(arc);
    return (isReversed ? points.reverse() : points).slice(0, -1);
  });
}
