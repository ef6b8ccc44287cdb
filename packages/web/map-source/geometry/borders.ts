/** Border lines: splines through hand-placed points, and a few of Natural Earth's country borders. */
import { mesh } from 'topojson-client';
import { dataLines, point, words } from '../files.ts';
import { curveThrough, roundLine, thin, wobble } from '../plane/curves.ts';
import { grow, intersect, lineShape, parts, pointsOf, type Shape, subtract } from '../plane/jts.ts';
import { distance, type Point } from '../plane/polygon.ts';
import { project } from '../project.ts';
import { ATLAS } from './land.ts';

/** Natural Earth's numbers of the countries whose borders are used. */
const COUNTRIES: Readonly<Record<string, string>> = {
  PRT: '620',
  ESP: '724',
  FRA: '250',
  AND: '020',
  CHE: '756',
  DEU: '276',
  AUT: '040',
  LIE: '438',
  ITA: '380',
  NOR: '578',
  SWE: '752',
  FIN: '246',
  RUS: '643',
};

/** How far a line may run past the coast, so that it surely crosses it. */
const OVERSHOOT = 5;

/** Every border as a polyline that meets or crosses the coast at its ends. */
export function borderLines(coast: Shape): Point[][] {
  const loose = grow(coast, OVERSHOOT);
  const tight = grow(coast, -OVERSHOOT);
  const nodes = new Map<string, Point>();
  const lines: Point[][] = [];
  for (const text of dataLines('borders.txt')) {
    const [kind, name, ...places] = words(text);
    if (kind === 'node') {
      nodes.set(name, project(point(places[0])));
      continue;
    }
    const drawn = kind === 'atlas' ? atlasLines(places) : [splineLine(kind, name, places, nodes)];
    for (const line of drawn) {
      const clipped = kind === 'sea' ? subtract(lineShape(line), tight) : intersect(lineShape(line), loose);
      for (const part of parts(clipped)) if (part.getNumPoints() > 1) lines.push(pointsOf(part));
    }
  }
  return lines;
}

function splineLine(kind: string, name: string, places: string[], nodes: ReadonlyMap<string, Point>): Point[] {
  const through = places.map((place) => {
    if (!place.startsWith('@')) return project(point(place));
    const node = nodes.get(place.slice(1));
    if (node === undefined) throw new Error(`no junction ${place} (${name})`);
    return node;
  });
  const curve = curveThrough(through, 3);
  return thin(kind === 'land' ? wobble(curve, name) : curve, 0.4);
}

function atlasLines(places: string[]): Point[][] {
  const lines: Point[][] = [];
  for (const place of places) {
    if (place.startsWith('+')) leadTo(lines, project(point(place.slice(1))));
    else lines.push(...countryBorder(place));
  }
  return lines;
}

/** Moves the nearest end of the lines on to `goal`. */
function leadTo(lines: Point[][], goal: Point): void {
  const ends = lines.flatMap((line) => [
    { line, at: 0 },
    { line, at: line.length - 1 },
  ]);
  ends.sort((a, b) => distance(a.line[a.at], goal) - distance(b.line[b.at], goal));
  const [nearest] = ends;
  if (nearest !== undefined) nearest.line[nearest.at] = goal;
}

function countryBorder(pair: string): Point[][] {
  const [a, b] = pair.split('/').map((code) => COUNTRIES[code]);
  const border = mesh(
    ATLAS,
    ATLAS.objects.countries,
    (s, t) => s !== t && ((s.id === a && t.id === b) || (s.id === b && t.id === a)),
  );
  return border.coordinates.map((line) => {
    const smooth = thin(roundLine(thin(line.map(project), 7)), 0.4);
    const last = smooth.length - 1;
    return [runOn(smooth[0], smooth[1]), ...smooth, runOn(smooth[last], smooth[last - 1])];
  });
}

/** A point a little beyond `end`, away from `before`, to cross the smoothed coast. */
function runOn(end: Point, before: Point): Point {
  const length = distance(end, before) || 1;
  return [end[0] + ((end[0] - before[0]) / length) * 7, end[1] + ((end[1] - before[1]) / length) * 7];
}
