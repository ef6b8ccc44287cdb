/** Rivers, ranges, woods and captions: decoration that keeps clear of names and pieces. */
import type { Board } from '../../src/map/board.ts';
import { dataLines, point, words } from '../files.ts';
import { curveThrough, seededRandom, thin, wobble } from '../plane/curves.ts';
import { distance, isInsideAll, type Point, type Ring } from '../plane/polygon.ts';
import { project } from '../project.ts';
import { ringsOfPath } from '../verify/drawing.ts';

export interface Glyph {
  readonly kind: 'hill' | 'tree';
  readonly at: Point;
  readonly size: number;
}

export interface Ornaments {
  readonly rivers: Point[][];
  /** Straits closed on the board: the water to draw over the land, and its wider bed. */
  readonly straits: Point[][];
  readonly narrows: Point[][];
  readonly glyphs: Glyph[];
  readonly captions: { readonly text: string; readonly at: Point; readonly turn: number }[];
}

export function readOrnaments(board: Board): Ornaments {
  const onLand = landTest(board);
  const ornaments: Ornaments = { rivers: [], straits: [], narrows: [], glyphs: [], captions: [] };
  for (const line of dataLines('ornaments.txt')) {
    const [kind, name, ...rest] = words(line);
    const points = rest.filter((word) => word.includes(',')).map((word) => project(point(word)));
    switch (kind) {
      case 'river':
        ornaments.rivers.push(...riverRuns(points, name, onLand));
        break;
      case 'strait':
        addStrait(ornaments, points, onLand);
        break;
      case 'forest':
        ornaments.glyphs.push(...trees(points, name).filter(({ at }) => onLand(at) && isFree(board, at)));
        break;
      case 'range':
        ornaments.glyphs.push(...hills(points, name).filter(({ at }) => isFree(board, at)));
        break;
      case 'caption': {
        const turn = Number(rest.find((word) => word.startsWith('turn='))?.slice(5) ?? 0);
        ornaments.captions.push({ text: name.replaceAll('_', ' '), at: points[0], turn });
        break;
      }
      default:
        throw new Error(`ornaments.txt: what is a ${kind}?`);
    }
  }
  return ornaments;
}

type Test = (p: Point) => boolean;

function landTest(board: Board): Test {
  const px = (d: string): Ring[] => ringsOfPath(d).map((ring) => ring.map(([x, y]): Point => [x / 10, y / 10]));
  const lands = Object.values(board.spaces)
    .filter((space) => space.kind === 'land')
    .map((space) => px(space.d));
  const all = [...lands, px(board.waste)];
  return (p) => all.some((rings) => isInsideAll(rings, p));
}

/** Whether no name, piece or centre stands near. */
function isFree(board: Board, [x, y]: Point, reach = 7): boolean {
  return !Object.values(board.spaces).some((space) => {
    const { at, w, h } = space.labels['1454'];
    if (Math.abs(x - at[0]) < w / 2 + reach && Math.abs(y - at[1]) < h / 2 + reach) return true;
    const discs = [
      { at: space.unit, r: 13 },
      ...(space.centre === undefined ? [] : [{ at: space.centre, r: 8 }]),
      ...Object.values(space.coasts ?? {}).flatMap((stand) => (stand === undefined ? [] : [{ at: stand.unit, r: 13 }])),
    ];
    return discs.some((disc) => distance(disc.at as Point, [x, y]) < disc.r + reach);
  });
}

/** A river as the stretches of it that lie on land. */
function riverRuns(points: Point[], name: string, onLand: Test): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const p of [...wobble(curveThrough(points, 4), name, 2.2, 9), undefined]) {
    if (p !== undefined && onLand(p)) run.push(p);
    else {
      if (run.length > 1) runs.push(thin(run, 0.5));
      run = [];
    }
  }
  return runs;
}

function addStrait(ornaments: Ornaments, points: Point[], onLand: Test): void {
  const line = curveThrough(points, 1.5);
  const isLand = line.map(onLand);
  const first = isLand.indexOf(true);
  const last = isLand.lastIndexOf(true);
  if (first < 0) return;
  ornaments.straits.push(line.slice(first, last + 1));
  ornaments.narrows.push(line.slice(Math.max(0, first - 2), last + 3));
}

const fromNorth = (glyphs: Glyph[]) => glyphs.sort((a, b) => a.at[1] - b.at[1]);

function trees(points: Point[], name: string): Glyph[] {
  const random = seededRandom(name);
  return fromNorth(
    points.flatMap(([x, y]) =>
      Array.from({ length: 8 }, (): Glyph => {
        const angle = random() * 6.28;
        const away = 3 + random() * 14;
        const at: Point = [x + away * Math.cos(angle) * 1.5, y + away * Math.sin(angle) * 0.7];
        return { kind: 'tree', at, size: 0.75 + random() * 0.45 };
      }),
    ),
  );
}

function hills(points: Point[], name: string): Glyph[] {
  const random = seededRandom(name);
  const line = curveThrough(points, 1);
  const glyphs: Glyph[] = [];
  let along = 0;
  let next = 0;
  let row = 1;
  line.forEach((p, i) => {
    if (i > 0) along += distance(p, line[i - 1]);
    if (along < next) return;
    next = along + 6.5 + random() * 3;
    row = -row;
    const at: Point = [p[0] + (random() - 0.5) * 4, p[1] + row * 3.6 + (random() - 0.5) * 3];
    glyphs.push({ kind: 'hill', at, size: 0.8 + random() * 0.4 });
  });
  return fromNorth(glyphs);
}
