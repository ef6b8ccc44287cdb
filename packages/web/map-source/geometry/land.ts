/** Land: Natural Earth's polygons, trimmed, projected, edited by hand and smoothed. */
import { type Atlas, type Feature, feature } from 'topojson-client';
import { dataLines, packageFile, point, words } from '../files.ts';
import { roundRing, thin } from '../plane/curves.ts';
import {
  contains,
  grow,
  holesOf,
  intersect,
  outlineOf,
  parts,
  polygonShape,
  type Shape,
  subtract,
  unite,
} from '../plane/jts.ts';
import type { Point, Ring } from '../plane/polygon.ts';
import { HEIGHT, project, WIDTH } from '../project.ts';

export interface Island {
  readonly at: Point;
  /** A space's id, or `-` where it is impassable. */
  readonly owner: string;
}

const MARGIN = 60;
const SMALLEST_MAINLAND = 9000;
const SMALLEST_LAKE = 800;
/** Longitude −48 to 78 and latitude 14 to 82: the raw rings cross themselves only in farthest Siberia. */
const TRIM = [
  { axis: 0, limit: -48, side: 1 },
  { axis: 0, limit: 78, side: -1 },
  { axis: 1, limit: 14, side: 1 },
  { axis: 1, limit: 82, side: -1 },
] as const;

export const ATLAS = JSON.parse(packageFile('world-atlas/countries-50m.json').toString('utf8')) as Atlas;
export const FRAME: Ring = [
  [0, 0],
  [WIDTH, 0],
  [WIDTH, HEIGHT],
  [0, HEIGHT],
];

export function readIslands(): Island[] {
  return dataLines('islands.txt').map((line) => {
    const [at, owner] = words(line);
    return { at: project(point(at)), owner };
  });
}

/** The land on the sheet: mainland, the islands kept, and the larger lakes as holes. */
export function smoothLand(islands: Island[]): Shape {
  const land = grow(grow(grow(editedLand(), 2.2), -3.8), 1.6);
  const pieces = parts(land).flatMap((piece) => {
    const isMainland = piece.getArea() > SMALLEST_MAINLAND;
    if (!isMainland && !islands.some((island) => contains(piece, island.at))) return [];
    const holes = holesOf(piece).filter((hole) => polygonShape(hole).getArea() > SMALLEST_LAKE);
    return [
      polygonShape(
        smoothShore(outlineOf(piece), isMainland ? 1.5 : 1),
        holes.map((hole) => smoothShore(hole, 1.5)),
      ),
    ];
  });
  return intersect(unite(pieces), polygonShape(FRAME));
}

const smoothShore = (ring: Ring, detail: number) => thin(roundRing(thin(ring, detail)), 0.34);

function editedLand(): Shape {
  const sheet = polygonShape([
    [-MARGIN, -MARGIN],
    [WIDTH + MARGIN, -MARGIN],
    [WIDTH + MARGIN, HEIGHT + MARGIN],
    [-MARGIN, HEIGHT + MARGIN],
  ]);
  const land = intersect(unite(rawLand()), sheet);
  const edits = dataLines('land-edits.txt').map((line) => {
    const [kind, ...corners] = words(line);
    return { kind, shape: polygonShape(corners.map((corner) => project(point(corner)))) };
  });
  const shapes = (kind: string) => edits.filter((edit) => edit.kind === kind).map((edit) => edit.shape);
  return subtract(unite([land, ...shapes('add')]), unite(shapes('cut')));
}

function rawLand(): Shape[] {
  const land = feature(ATLAS, ATLAS.objects.land);
  const features: Feature[] = 'features' in land ? land.features : [land];
  const polygons = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  );
  return polygons.flatMap((rings) => {
    const [outline, ...holes] = rings.map((ring) => trimmed(ring.slice(0, -1)).map(project));
    if (outline.length <= 3) return [];
    return [
      grow(
        polygonShape(
          outline,
          holes.filter((hole) => hole.length > 3),
        ),
        0,
      ),
    ];
  });
}

function trimmed(ring: Ring): Ring {
  return TRIM.reduce<Ring>(
    (points, { axis, limit, side }) =>
      points.flatMap((p, i): Point[] => {
        const q = points[(i + 1) % points.length];
        const a = (p[axis] - limit) * side;
        const b = (q[axis] - limit) * side;
        const t = a / (a - b);
        const crossing: Point = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
        if (a >= 0) return b >= 0 ? [p] : [p, crossing];
        return b >= 0 ? [crossing] : [];
      }),
    ring,
  );
}
