/** Do names, pieces and centres stand inside their space, clear of one another? */
import type { Label } from '../../src/map/board.ts';
import { distance, distanceToSegment, isInsideAll, type Point } from '../plane/polygon.ts';
import { type Drawing, spaceOf } from './drawing.ts';

interface Disc {
  readonly name: string;
  readonly at: Point;
  readonly radius: number;
}

export function placeFaults(drawing: Drawing): string[] {
  return drawing.ids.flatMap((id) => {
    const rings = (drawing.rings.get(id) ?? []).map((ring) => ring.map(([x, y]): Point => [x / 10, y / 10]));
    const isIn = (p: Point) => isInsideAll(rings, p);
    const toBorder = (p: Point) =>
      Math.min(...rings.flatMap((ring) => ring.map((a, i) => distanceToSegment(p, a, ring[(i + 1) % ring.length]))));
    const discs = discsOf(drawing, id);
    const labels = Object.entries(spaceOf(drawing, id).labels);
    const faults: string[] = [];
    for (const disc of discs) {
      if (!isIn(disc.at) || toBorder(disc.at) < disc.radius) faults.push(`${id}: ${disc.name} crosses the border`);
      for (const [set, label] of labels) {
        if (distanceToLabel(disc.at, label) < disc.radius)
          faults.push(`${id}: ${disc.name} lies on the name of ${set}`);
      }
      for (const other of discs) {
        if (other.name > disc.name && distance(disc.at, other.at) < disc.radius + other.radius) {
          faults.push(`${id}: ${disc.name} lies on ${other.name}`);
        }
      }
    }
    for (const [set, label] of labels) {
      if (!edgeOf(label).every(isIn)) faults.push(`${id}: the name of ${set} leaves the space`);
    }
    return faults;
  });
}

function discsOf(drawing: Drawing, id: string): Disc[] {
  const { unit, dislodged, centre, coasts } = spaceOf(drawing, id);
  const { radius } = drawing.board;
  const stand = (name: string, at: { unit: readonly number[]; dislodged: readonly number[] }): Disc[] => [
    { name: `${name}unit`, at: at.unit as Point, radius: radius.unit },
    { name: `${name}dislodged unit`, at: at.dislodged as Point, radius: radius.dislodged },
  ];
  return [
    ...stand('', { unit, dislodged }),
    ...(centre === undefined ? [] : [{ name: 'centre', at: centre as unknown as Point, radius: radius.centre }]),
    ...Object.entries(coasts ?? {}).flatMap(([coast, at]) => (at === undefined ? [] : stand(`${coast} `, at))),
  ];
}

function distanceToLabel(p: Point, { at, w, h }: Label): number {
  const dx = Math.max(0, Math.abs(p[0] - at[0]) - w / 2);
  const dy = Math.max(0, Math.abs(p[1] - at[1]) - h / 2);
  return Math.hypot(dx, dy);
}

/** Points along the edge of a label's box. */
function edgeOf({ at: [x, y], w, h }: Label): Point[] {
  return Array.from({ length: 21 }, (_, i) => i / 20).flatMap((t): Point[] => [
    [x - w / 2 + w * t, y - h / 2],
    [x - w / 2 + w * t, y + h / 2],
    [x - w / 2, y - h / 2 + h * t],
    [x + w / 2, y - h / 2 + h * t],
  ]);
}
