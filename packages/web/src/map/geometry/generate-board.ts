/** A board for a map that nobody has drawn: made of nothing but which places touch. */
import { coastOf, type LocationId, type Province, provinceOf, type Variant } from '@defensor/diplomacy';
import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';
import type { Board, Label, Point, Space, Stand } from '../board.ts';
import { pathOfLine } from './path-data.ts';
import { add, times } from './plane.ts';

/** Half the width of a space. */
const R = 46;
/** How far two neighbours are drawn apart where nothing hinders it. */
const APART = 3 * R;
const STEPS = 400;
const MARGIN = 2 * R;
const RADIUS = { unit: 15, dislodged: 13, centre: 7 } as const;
const NAME = { size: 15, widthOfLetter: 0.55, heightOfLine: 0.74 } as const;
/** A longer name is set in two lines. */
const LONGEST_LINE = 11;
/** A land is round, and a sea has six corners. */
const CORNERS = { land: 28, sea: 6 } as const;

interface Node {
  readonly id: string;
  x?: number;
  y?: number;
}

/**
 * The board of a variant, by its neighbours alone: every place a disc, a sea with six corners, and a line from each to
 * where one may go from it. The same map comes out the same on every device: nothing in it is left to chance.
 */
export function generateBoard(variant: Variant): Board {
  const at = placesOf(variant);
  const [xs, ys] = [[...at.values()].map(([x]) => x), [...at.values()].map(([, y]) => y)];
  const spaces = variant.provinces.map((province): [string, Space] => [province.id, spaceOf(variant, province, at)]);
  const links = { land: '', sea: '' };
  for (const [a, b, way] of neighboursIn(variant)) links[way] += pathOfLine([at.get(a) ?? [0, 0], at.get(b) ?? [0, 0]]);
  return {
    width: Math.max(...xs) + MARGIN,
    height: Math.max(...ys) + MARGIN,
    radius: RADIUS,
    spaces: Object.fromEntries(spaces),
    lines: { coast: '', land: '', sea: '' },
    waste: '',
    inland: '',
    links,
  };
}

/** Each pair of places that touch, once: by land where an army may walk there, else by sea. */
function neighboursIn({ armyBorders, fleetBorders }: Variant): [string, string, 'land' | 'sea'][] {
  const pairs = new Map<string, [string, string, 'land' | 'sea']>();
  const tell = (from: string, to: string, way: 'land' | 'sea') => {
    const [a = from, b = to] = [from, to].sort();
    if (!pairs.has(`${a} ${b}`)) pairs.set(`${a} ${b}`, [a, b, way]);
  };
  for (const [from, reached] of armyBorders) for (const to of reached) tell(from, to, 'land');
  for (const [from, reached] of fleetBorders) for (const to of reached) tell(provinceOf(from), provinceOf(to), 'sea');
  return [...pairs.values()];
}

/** Where each place lies: neighbours draw one another near, all others keep apart. */
function placesOf(variant: Variant): ReadonlyMap<string, Point> {
  const nodes = variant.provinces.map(({ id }): Node => ({ id }));
  const links = neighboursIn(variant).map(([source, target]) => ({ source, target }));
  forceSimulation(nodes)
    .force(
      'near',
      forceLink<Node, { source: string; target: string }>(links)
        .id(({ id }) => id)
        .distance(APART),
    )
    .force('apart', forceManyBody().strength(-14 * R))
    .force('room', forceCollide(1.35 * R).iterations(3))
    .force('level', forceX(0).strength(0.04))
    .force('upright', forceY(0).strength(0.06))
    .stop()
    .tick(STEPS);
  const left = Math.min(...nodes.map(({ x = 0 }) => x)) - MARGIN;
  const top = Math.min(...nodes.map(({ y = 0 }) => y)) - MARGIN;
  const rounded = (v: number) => Math.round(v * 10) / 10;
  return new Map(nodes.map(({ id, x = 0, y = 0 }) => [id, [rounded(x - left), rounded(y - top)]]));
}

function spaceOf(variant: Variant, province: Province, at: ReadonlyMap<string, Point>): Space {
  const middle = at.get(province.id) ?? [0, 0];
  const stand: Stand = { unit: add(middle, [0, -0.28 * R]), dislodged: add(middle, [-0.6 * R, -0.28 * R]) };
  const coasts = shoresOf(variant, province, middle, at);
  return {
    kind: province.kind,
    d: outline(middle, CORNERS[province.kind]),
    labels: { '1454': labelOf(province.name, middle), ...otherLabel(province, middle) },
    ...stand,
    ...(province.supplyCentre ? { centre: add(middle, [0.62 * R, -0.12 * R]) } : {}),
    ...(coasts.length === 0 ? {} : { coasts: Object.fromEntries(coasts) }),
  };
}

/** Fleets on named coasts stand round the place, as far from one another as they can, each towards the waters it sails. */
function shoresOf(variant: Variant, { locations }: Province, middle: Point, at: ReadonlyMap<string, Point>) {
  const angleOf = (location: LocationId) => {
    const reached = (variant.fleetBorders.get(location) ?? []).map((to) => at.get(provinceOf(to)) ?? middle);
    const sum = reached.reduce<Point>((so, [x, y]) => add(so, [x - middle[0], y - middle[1]]), [0, 0]);
    return Math.atan2(sum[1], sum[0]);
  };
  const shores = locations
    .flatMap((location) => {
      const coast = coastOf(location);
      return coast === undefined ? [] : [{ coast, angle: angleOf(location) }];
    })
    .sort((a, b) => a.angle - b.angle);
  return shores.map(({ coast }, i): [string, Stand] => {
    const angle = (shores[0]?.angle ?? 0) + (2 * Math.PI * i) / shores.length;
    const unit = add(middle, times([Math.cos(angle), Math.sin(angle)], 0.8 * R));
    return [coast, { unit, dislodged: add(unit, [-0.5 * R, 0]) }];
  });
}

/** Path data as `linesOfPath` reads it. */
function outline([x, y]: Point, corners: number): string {
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / corners;
    return [R * Math.cos(angle), R * Math.sin(angle)];
  });
  const steps = points.slice(1).map(([px, py], i) => {
    const [qx, qy] = points[i] ?? [0, 0];
    return `${(px - qx).toFixed(1)} ${(py - qy).toFixed(1)}`;
  });
  return `M${x + R} ${y}l${steps.join(' ')}z`;
}

function otherLabel({ otherNames }: Province, middle: Point): { '1901'?: Label } {
  const other = otherNames['1901'];
  return other === undefined ? {} : { '1901': labelOf(other.name, middle) };
}

function labelOf(name: string, middle: Point): Label {
  const lines = inLines(name);
  const { size, widthOfLetter, heightOfLine } = NAME;
  const longest = Math.max(...lines.map(({ length }) => length));
  return {
    at: add(middle, [0, 0.46 * R]),
    lines,
    size,
    w: longest * size * widthOfLetter,
    h: size * (heightOfLine + lines.length - 1),
  };
}

/** A long name in two lines, as even as its words allow. */
function inLines(name: string): string[] {
  const parts = name.split(' ');
  if (name.length <= LONGEST_LINE || parts.length < 2) return [name];
  const splits = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')]);
  const width = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.reduce((best, lines) => (width(lines) < width(best) ? lines : best));
}
