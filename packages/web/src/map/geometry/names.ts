import { madeOnce } from '@defensor/diplomacy';
/** Which name each space shows at a scale, and where: names give way to pieces, centres and arrows. */
import { type Board, labelOf, type NameSet, type Point, type Space } from '../board.ts';
import { linesOfPath } from './path-data.ts';
import { distance } from './plane.ts';

export interface Disc {
  readonly at: Point;
  readonly r: number;
  /** Drawn so faintly that a name may lie on it where it must. */
  readonly isFaint?: boolean;
}

export interface NameScene {
  readonly board: Board;
  readonly set: NameSet;
  readonly abbreviations: ReadonlyMap<string, string>;
  /** Px on screen per board unit. */
  readonly scale: number;
  /** Pieces and centres. */
  readonly discs: readonly Disc[];
  /** Points along the lines of orders. */
  readonly linePoints: readonly Point[];
  /** The seas beside a land: its name may stand there where there is no room on land. */
  readonly seasBy: (id: string) => readonly string[];
  /** Spaces that show no name: those the variant does not have. */
  readonly unnamed: (id: string) => boolean;
}

export interface PlacedName {
  readonly id: string;
  readonly kind: 'land' | 'sea';
  readonly lines: readonly string[];
  readonly size: number;
  /** The middle of the name. */
  readonly at: Point;
  /** A line of an order runs through it: it is then drawn over the line, with its halo. */
  readonly isCrossed: boolean;
}

interface Wording {
  readonly lines: readonly string[];
  readonly size: number;
  readonly w: number;
  readonly h: number;
  readonly isFull: boolean;
  readonly cost: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A full name is shown where it comes out at least this tall, in px. */
const LEAST_FULL_PX = 9;
const LARGEST_PX = { land: 23, sea: 25 } as const;
/** An abbreviation's height at a middling scale, in px. */
const SHORT_PX = { land: 13.5, sea: 12.5 } as const;
const WIDTH_OF_LETTER = { land: 0.56, sea: 0.47 } as const;
/** Half the width of a line with its casing, in px. */
const LINE_PX = 4.5;
/**
 * What it costs to be abbreviated, to be made smaller, to lie on one point of a line or on something faint, to be
 * shifted by one more try, to reach over a border, to stand in the sea beside its land.
 */
const COST = { short: 8, small: 16, linePoint: 9, faint: 12, shift: 0.4, leaving: 9, atSea: 14 } as const;
/** An abbreviation for which there is no room is drawn this much smaller. */
const SMALL = 0.8;

/** The names to draw. A name for which there is no room is left out. */
export function placeNames(scene: NameScene): PlacedName[] {
  const placed: Box[] = [];
  const named = Object.entries(scene.board.spaces).filter(([id]) => !scene.unnamed(id));
  // The places with least room choose first; seas have room to spare.
  const order = named.sort(([, a], [, b]) => rank(a, scene.set) - rank(b, scene.set));
  return order.flatMap(([id, space]): PlacedName[] => {
    const best = bestPlace(scene, id, space, placed);
    if (best === undefined) return [];
    placed.push(best.box);
    const { lines, size } = best.wording;
    const { box } = best;
    const isCrossed = scene.linePoints.some((p) => isIn(box, p, LINE_PX / scene.scale));
    return [{ id, kind: space.kind, lines, size, at: [box.x, box.y], isCrossed }];
  });
}

const rank = (space: Space, set: NameSet) => (space.kind === 'sea' ? 100 : 0) + labelOf(space, set).size;

function bestPlace(scene: NameScene, id: string, space: Space, placed: readonly Box[]) {
  let best: { wording: Wording; box: Box; cost: number } | undefined;
  for (const wording of wordings(scene, id, space)) {
    for (const [index, [x, y]] of candidates(scene, space, wording).entries()) {
      const box = { x, y, w: wording.w, h: wording.h };
      const cost = wording.cost + index * COST.shift;
      if (best !== undefined && cost >= best.cost) break;
      if (index > 0 && !isOnSheet(scene.board, box)) continue;
      const covered = scene.discs.filter((disc) => isOn(box, disc));
      if (placed.some((other) => overlap(box, other)) || covered.some((disc) => disc.isFaint !== true)) continue;
      const leaving = index === 0 ? 0 : costOfLeaving(scene, id, space, wording, box);
      if (leaving === undefined) continue;
      const crossed = scene.linePoints.filter((p) => isIn(box, p, LINE_PX / scene.scale)).length;
      const total = cost + leaving + crossed * COST.linePoint + covered.length * COST.faint;
      if (best === undefined || total < best.cost) best = { wording, box, cost: total };
    }
  }
  return best;
}

/** What a shifted name pays for not lying in its space; `undefined` where it would be taken for another's. */
function costOfLeaving(
  { board, seasBy }: NameScene,
  id: string,
  space: Space,
  { isFull }: Wording,
  box: Box,
): number | undefined {
  const ends = [-0.42, 0, 0.42].map((t): Point => [box.x + box.w * t, box.y]);
  const rings = ringsOf(space);
  if (ends.every((p) => isInside(rings, p))) return 0;
  if (isFull) return undefined;
  if (isInside(rings, [box.x, box.y])) return COST.leaving;
  const seas = seasBy(id).flatMap((sea) => board.spaces[sea] ?? []);
  const isAtSea = (p: Point) => seas.some((sea) => isInBounds(sea, p) && isInside(ringsOf(sea), p));
  return ends.every(isAtSea) ? COST.atSea : undefined;
}

/** The full name, if it comes out large enough, the abbreviation, and that smaller. */
function wordings({ set, scale, abbreviations }: NameScene, id: string, space: Space): Wording[] {
  const { kind } = space;
  const label = labelOf(space, set);
  const size = Math.min(label.size, LARGEST_PX[kind] / scale);
  const grown = size / label.size;
  const full = { lines: label.lines, size, w: label.w * grown, h: label.h * grown, isFull: true, cost: 0 };
  const short = capital(abbreviations.get(id) ?? id);
  const shortSize = (SHORT_PX[kind] * Math.min(1.25, Math.max(0.8, (scale / 0.6) ** 0.25))) / scale;
  const abbreviated = (by: number, cost: number): Wording => ({
    lines: [short],
    size: shortSize * by,
    w: short.length * WIDTH_OF_LETTER[kind] * shortSize * by,
    h: shortSize * by * 0.72,
    isFull: false,
    cost,
  });
  const shorts = [abbreviated(1, COST.short), abbreviated(SMALL, COST.small)];
  return size * scale >= LEAST_FULL_PX ? [full, ...shorts] : shorts;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Shifts to try, as shares of a name's width and height: the nearest first. */
const SHIFTS: readonly Point[] = [0, 0.35, -0.35, 0.7, -0.7, 1, -1]
  .flatMap((dx) => [0, 1, -1, 2, -2].map((dy): Point => [dx, dy]))
  .sort((a, b) => Math.hypot(a[0] * 2.4, a[1]) - Math.hypot(b[0] * 2.4, b[1]));

/** Its own place and near by, then beside the piece and the centre. */
function candidates({ set, scale, discs }: NameScene, space: Space, { w, h }: Wording): Point[] {
  const [x, y] = labelOf(space, set).at;
  const near = SHIFTS.map(([dx, dy]): Point => [x + dx * w, y + dy * h]);
  const pad = 2.5 / scale;
  const own = [space.unit, space.centre, ...Object.values(space.coasts ?? {}).map((coast) => coast?.unit)];
  const beside = discs
    .filter(({ at }) => own.some((point) => point !== undefined && distance(at, point) < 1))
    .flatMap(({ at: [px, py], r }): Point[] => [
      [px, py - r - h / 2 - pad],
      [px, py + r + h / 2 + pad],
      [px - r - w / 2 - pad, py],
      [px + r + w / 2 + pad, py],
      ...[-1, 1].flatMap((sx) =>
        [-1, 1].map((sy): Point => [px + sx * (0.75 * r + w / 2), py + sy * (0.75 * r + h / 2)]),
      ),
    ]);
  return [...near, ...beside];
}

const ringsOf = madeOnce((space: Space): Point[][] => linesOfPath(space.d));

const boundsOf = madeOnce((space: Space): readonly [left: number, top: number, right: number, bottom: number] => {
  const points = ringsOf(space).flat();
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
});

function isInBounds(space: Space, [x, y]: Point): boolean {
  const box = boundsOf(space);
  return x > box[0] && x < box[2] && y > box[1] && y < box[3];
}

/** Whether a point lies in an odd number of the rings. */
function isInside(outlines: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let inside = false;
  for (const ring of outlines) {
    let previous = ring.at(-1);
    for (const p of ring) {
      if (previous !== undefined && p[1] > y !== previous[1] > y) {
        const crossing = p[0] + ((y - p[1]) / (previous[1] - p[1])) * (previous[0] - p[0]);
        if (x < crossing) inside = !inside;
      }
      previous = p;
    }
  }
  return inside;
}

function isOnSheet({ width, height }: Board, { x, y, w, h }: Box): boolean {
  return x * 2 > w && y * 2 > h && (width - x) * 2 > w && (height - y) * 2 > h;
}

function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h;
}

function isOn({ x, y, w, h }: Box, { at, r }: Disc): boolean {
  const dx = Math.max(0, Math.abs(at[0] - x) - w / 2);
  const dy = Math.max(0, Math.abs(at[1] - y) - h / 2);
  return Math.hypot(dx, dy) < r;
}

const isIn = ({ x, y, w, h }: Box, [px, py]: Point, pad: number) =>
  Math.abs(px - x) < w / 2 + pad && Math.abs(py - y) < h / 2 + pad;
