/** Do the drawn borders and shores say what the table of borders says? */
import { provinceOf } from '@defensor/diplomacy';
import { area, distance, type Point, type Ring } from '../plane/polygon.ts';
import { type Drawing, edgeKey, isSea, pairKey, ringsOfPath, spaceOf } from './drawing.ts';
import type { BorderTable } from './table.ts';

/** Spaces must share this many px to read as neighbours, and strangers must keep this far apart. */
const LEAST_PX = 12;

/** Borders that are missing, too short or too many. */
export function borderFaults({ contact, edges }: Drawing, table: BorderTable): string[] {
  const faults: string[] = [];
  for (const [edge, sides] of edges) if (sides.length > 2) faults.push(`edge ${edge} of three: ${sides.join(' ')}`);
  for (const pair of table.touching) {
    const length = contact.get(pair) ?? 0;
    if (length === 0) faults.push(`missing border ${pair}`);
    else if (length < LEAST_PX) faults.push(`border ${pair} too short: ${length.toFixed(1)} px`);
  }
  for (const pair of contact.keys()) if (!table.touching.has(pair)) faults.push(`border ${pair} too many`);
  return faults;
}

/** The faces must tile the sheet: nothing overlaps, and nothing is left over. */
export function tilingFaults({ board }: Drawing): string[] {
  const spaces = Object.values(board.spaces).map((space) => ringsOfPath(space.d));
  const sizeOf = (rings: Ring[]) => Math.abs(rings.reduce((sum, ring) => sum + area(ring), 0)) / 100;
  const total = [...spaces, ringsOfPath(board.waste), ringsOfPath(board.inland)]
    .map(sizeOf)
    .reduce((sum, size) => sum + size, 0);
  const sheet = board.width * board.height;
  return Math.abs(total - sheet) > 1 ? [`the areas add up to ${total.toFixed(1)}, not ${sheet}`] : [];
}

/** At most three spaces meet at a point, and strangers never do. */
export function cornerFaults({ meeting }: Drawing, table: BorderTable): string[] {
  const faults: string[] = [];
  for (const [at, spaces] of meeting) {
    const ids = [...spaces].sort();
    if (ids.length > 3) faults.push(`four corners at ${at}: ${ids.join(' ')}`);
    for (const a of ids) {
      for (const b of ids) {
        if (a < b && !table.touching.has(pairKey(a, b))) faults.push(`${a} and ${b} touch at ${at}`);
      }
    }
  }
  return faults;
}

/** Strangers that come so close that they could be taken for neighbours. */
export function nearStrangerFaults({ ids, rings }: Drawing, table: BorderTable): string[] {
  const limit = LEAST_PX * 10;
  const faults: string[] = [];
  const points = new Map(ids.map((id) => [id, (rings.get(id) ?? []).flat()]));
  const boxes = new Map([...points].map(([id, all]) => [id, boxOf(all)]));
  for (const a of ids) {
    for (const b of ids) {
      const [boxA, boxB] = [boxes.get(a), boxes.get(b)];
      if (a >= b || table.touching.has(pairKey(a, b)) || boxA === undefined || boxB === undefined) continue;
      if (!areNear(boxA, boxB, limit)) continue;
      const nearest = leastDistance(points.get(a) ?? [], points.get(b) ?? [], boxB, limit);
      if (nearest < limit) faults.push(`strangers ${a} and ${b} only ${(nearest / 10).toFixed(1)} px apart`);
    }
  }
  return faults;
}

interface Bounds {
  readonly min: Point;
  readonly max: Point;
}

function boxOf(points: Point[]): Bounds {
  const along = (axis: 0 | 1) => points.map((p) => p[axis]);
  return {
    min: [Math.min(...along(0)), Math.min(...along(1))],
    max: [Math.max(...along(0)), Math.max(...along(1))],
  };
}

const areNear = (a: Bounds, b: Bounds, limit: number) =>
  ([0, 1] as const).every((axis) => a.min[axis] <= b.max[axis] + limit && b.min[axis] <= a.max[axis] + limit);

function leastDistance(from: Point[], to: Point[], box: Bounds, limit: number): number {
  let least = Infinity;
  for (const p of from) {
    if (!areNear({ min: p, max: p }, box, limit)) continue;
    for (const q of to) least = Math.min(least, distance(p, q));
  }
  return least;
}

/** A fleet passes between two lands exactly where both meet one sea. */
export function shoreFaults(drawing: Drawing, table: BorderTable): string[] {
  const drawn = new Set<string>();
  for (const spaces of drawing.meeting.values()) {
    const ids = [...spaces];
    const lands = ids.filter((id) => !isSea(drawing, id));
    if (lands.length === 2 && lands.length < ids.length) drawn.add(pairKey(lands[0], lands[1]));
  }
  return [
    ...[...table.shores].filter((pair) => !drawn.has(pair)).map((pair) => `no shore between ${pair}`),
    ...[...drawn].filter((pair) => !table.shores.has(pair)).map((pair) => `shore ${pair} too many`),
  ];
}

interface ShoreRun {
  readonly from: number;
  readonly to: number;
  /** What fleets on this run of shore reach, sorted. */
  readonly reached: string;
}

/** Each run of shore of a province with several coasts reaches the neighbours of one coast, whose fleet stands by it. */
export function coastFaults(drawing: Drawing, table: BorderTable): string[] {
  const split = new Set([...table.coasts.keys()].map(provinceOf));
  return [...split].flatMap((id) => {
    const outline = (drawing.rings.get(id) ?? []).slice().sort((a, b) => b.length - a.length)[0];
    const runs = shoreRuns(drawing, id, outline);
    const coasts = [...table.coasts].filter(([coast]) => provinceOf(coast) === id);
    const wanted = coasts.map(([, reached]) => reached.join(' ')).sort();
    const drawn = runs.map((run) => run.reached).sort();
    if (drawn.join(';') !== wanted.join(';')) {
      return [`the coasts of ${id} are drawn as ${drawn.join(' / ')}, wanted ${wanted.join(' / ')}`];
    }
    return coasts.flatMap(([coast, reached]) => {
      const stand = spaceOf(drawing, id).coasts?.[coast.slice(coast.indexOf('/') + 1)];
      if (stand === undefined) return [`no place for a fleet at ${coast}`];
      const nearest = runs
        .map((run) => ({ run, away: distanceToRun(stand.unit as Point, outline, run) }))
        .sort((a, b) => a.away - b.away)[0];
      return nearest.run.reached === reached.join(' ') ? [] : [`the fleet of ${coast} stands by another shore`];
    });
  });
}

/** The runs of an outline along seas. */
function shoreRuns(drawing: Drawing, id: string, outline: Ring): ShoreRun[] {
  const n = outline.length;
  const seaAt = (i: number) =>
    drawing.edges.get(edgeKey(outline[i], outline[(i + 1) % n]))?.find((other) => isSea(drawing, other));
  const start = outline.findIndex((_, i) => seaAt(i) === undefined);
  const runs: ShoreRun[] = [];
  let from: number | undefined;
  let seas = new Set<string>();
  for (let k = 0; k <= n; k++) {
    const i = (start + k) % n;
    const sea = seaAt(i);
    if (sea !== undefined) {
      from ??= i;
      seas.add(sea);
    } else if (from !== undefined) {
      const lands = [outline[from], outline[i]].flatMap((end) =>
        [...(drawing.meeting.get(`${end}`) ?? [])].filter((other) => other !== id && !isSea(drawing, other)),
      );
      runs.push({ from, to: i, reached: [...new Set([...seas, ...lands])].sort().join(' ') });
      from = undefined;
      seas = new Set();
    }
  }
  return runs;
}

function distanceToRun(p: Point, outline: Ring, { from, to }: ShoreRun): number {
  let least = Infinity;
  for (let i = from; i !== to; i = (i + 1) % outline.length) {
    least = Math.min(least, distance([outline[i][0] / 10, outline[i][1] / 10], p));
  }
  return least;
}
