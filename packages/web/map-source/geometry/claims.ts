/** Who owns which face of the drawing. */
import polylabel from 'polylabel';
import { point } from '../files.ts';
import type { Face } from '../plane/faces.ts';
import { contains, parts, type Shape } from '../plane/jts.ts';
import { distance, isInsideAll, type Point } from '../plane/polygon.ts';
import { project } from '../project.ts';
import type { Space } from '../spaces.ts';
import type { Island } from './land.ts';

/** A space's id; `-` impassable land, `~` inland water. */
export type Owner = string;
export const IMPASSABLE = '-';
export const INLAND_WATER = '~';

/** Square tenths of a px: an unclaimed face below this joins a neighbour. */
const LARGEST_SLIVER = 12000;
/** The drawing is noded in tenths of a px. */
export const GRID = 10;

/** The owner of each face. Faces are in tenths of a px. @throws when a seed lies outside, or two claim one face */
export function claimFaces(faces: Face[], spaces: Space[], islands: Island[], coast: Shape): Owner[] {
  const owners = new Map<Face, Owner>();
  const faceAt = ([x, y]: Point) => faces.find((face) => isInsideAll(face.rings, [x * GRID, y * GRID]));
  for (const space of spaces) {
    for (const seed of space.seeds) {
      const face = faceAt(project(seed));
      if (face === undefined) throw new Error(`a seed of ${space.id} lies outside every face`);
      const other = owners.get(face);
      if (other !== undefined && other !== space.id) throw new Error(`one face for ${other} and ${space.id}`);
      owners.set(face, space.id);
    }
  }
  for (const island of islands) {
    const face = faceAt(island.at);
    if (face !== undefined && !owners.has(face)) owners.set(face, island.owner);
  }

  const land = parts(coast);
  const onLand = faces.map((face) => {
    const middle = polylabel(
      face.rings.map((ring) => ring.map(([x, y]): Point => [x / GRID, y / GRID])),
      1,
    );
    return land.some((piece) => contains(piece, middle));
  });
  const sharers = facesOfEdges(faces);
  faces.forEach((face, i) => {
    if (owners.has(face)) return;
    const neighbour = closestNeighbour(i, faces, sharers, owners, onLand);
    owners.set(face, neighbour !== undefined && face.area < LARGEST_SLIVER ? neighbour : IMPASSABLE);
  });
  return faces.map((face, i) => {
    const owner = owners.get(face) ?? IMPASSABLE;
    return owner === IMPASSABLE && onLand[i] === false ? INLAND_WATER : owner;
  });
}

/** The indices of the faces at each edge, the edge named by its ends. */
function facesOfEdges(faces: Face[]): Map<string, number[]> {
  const edges = new Map<string, number[]>();
  faces.forEach((face, i) => {
    for (const ring of face.rings) {
      ring.forEach((p, k) => {
        const key = [`${p}`, `${ring[(k + 1) % ring.length]}`].sort().join('|');
        edges.set(key, [...(edges.get(key) ?? []), i]);
      });
    }
  });
  return edges;
}

/** The owner with which a face shares most border, on the same side of the shore. */
function closestNeighbour(
  at: number,
  faces: Face[],
  sharers: ReadonlyMap<string, number[]>,
  owners: ReadonlyMap<Face, Owner>,
  onLand: boolean[],
): Owner | undefined {
  const shared = new Map<Owner, number>();
  for (const [edge, sides] of sharers) {
    if (!sides.includes(at)) continue;
    const [a, b] = edge.split('|').map(point);
    for (const other of sides) {
      const owner = owners.get(faces[other]);
      if (other === at || owner === undefined || owner === IMPASSABLE || onLand[other] !== onLand[at]) continue;
      shared.set(owner, (shared.get(owner) ?? 0) + distance(a, b));
    }
  }
  return [...shared].sort((a, b) => b[1] - a[1])[0]?.[0];
}
