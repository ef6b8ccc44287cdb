/** The board as the client loads it: the drawing with its names and places. */
import type { Board, Label, Space as PlacedSpace, Stand } from '../../src/map/board.ts';
import { dataLines, point, words } from '../files.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { linesToPath, ringsToPath } from '../plane/path.ts';
import { distance, type Point, type Ring } from '../plane/polygon.ts';
import { HEIGHT, project, WIDTH } from '../project.ts';
import type { Space } from '../spaces.ts';
import { Clearance } from './clearance.ts';
import { type Placement, placeDiscs, RADIUS } from './discs.ts';
import { isOnBox, type LabelPlace, labelPlaces } from './labels.ts';
import { LETTERING, SMALLER } from './lettering.ts';

interface Disc {
  readonly at: Point;
  readonly radius: number;
}

export function placeBoard(spaces: Space[], geometry: Geometry): Board {
  const cities = new Map(
    dataLines('cities.txt')
      .map(words)
      .map(([id, at]) => [id, project(point(at))]),
  );
  const shores = readShores();
  return {
    width: WIDTH,
    height: HEIGHT,
    radius: RADIUS,
    spaces: Object.fromEntries(
      spaces.map((space) => {
        const rings = geometry.rings.get(space.id) ?? [];
        return [
          space.id,
          placeSpace(space, rings, cities.get(space.id), shores.get(space.id) ?? new Map<string, Point>()),
        ];
      }),
    ),
    lines: {
      coast: linesToPath(geometry.lines.coast),
      land: linesToPath(geometry.lines.land),
      sea: linesToPath(geometry.lines.sea),
    },
    waste: ringsToPath(geometry.waste),
    inland: ringsToPath(geometry.inland),
  };
}

/** Where the fleets of split coasts would like to stand: `SPA nc=-5.5,43.1 …`. */
function readShores(): Map<string, Map<string, Point>> {
  return new Map(
    dataLines('hints.txt').map((line) => {
      const [id, ...wishes] = words(line);
      const places = wishes.map((wish): [string, Point] => {
        const [coast, at] = wish.split('=');
        return [coast.toUpperCase(), project(point(at))];
      });
      return [id, new Map(places)];
    }),
  );
}

function placeSpace(space: Space, rings: Ring[], city: Point | undefined, shores: Map<string, Point>): PlacedSpace {
  const room = new Clearance(rings);
  const first = labelPlaces(space.names['1454'], space.kind, LETTERING[space.kind], room);
  const later = space.names['1901'];
  const second = later === undefined ? undefined : labelPlaces(later, space.kind, SMALLER[space.kind], room);

  const attempt = (leading: LabelPlace[], other: LabelPlace[] | undefined) => {
    const placed = placeDiscs(space.id, leading, room, city);
    const taken = discsOf(placed);
    const coasts = placeCoasts(space, placed, room, shores, taken);
    const around = other === undefined ? undefined : placeAround(other, placed.label, taken);
    return { placed, coasts, around };
  };
  const led = attempt(first, second);
  // Where the names of 1454 leave no room for those of 1901, these lead.
  const isLed = second === undefined || led.around !== undefined;
  const { placed, coasts, around } = isLed ? led : attempt(second, first);
  const [label, laterLabel] = isLed ? [placed.label, around] : [around, placed.label];
  if (label === undefined) throw new Error(`no room for both names of ${space.id}`);
  return {
    kind: space.kind,
    d: ringsToPath(rings),
    labels: { '1454': labelFrom(label), ...(laterLabel === undefined ? {} : { '1901': labelFrom(laterLabel) }) },
    unit: tenth(placed.unit),
    dislodged: tenth(placed.dislodged),
    ...(placed.centre === undefined ? {} : { centre: tenth(placed.centre) }),
    ...(coasts === undefined ? {} : { coasts }),
  };
}

function discsOf({ unit, dislodged, centre }: Placement): Disc[] {
  return [
    { at: unit, radius: RADIUS.unit },
    { at: dislodged, radius: RADIUS.dislodged },
    ...(centre === undefined ? [] : [{ at: centre, radius: RADIUS.centre }]),
  ];
}

/** Fleets on named coasts, as near the shore wished for as may be. The discs taken grow. */
function placeCoasts(
  space: Space,
  { label }: Placement,
  room: Clearance,
  shores: Map<string, Point>,
  taken: Disc[],
): Record<string, Stand> | undefined {
  if (space.coasts.length === 0) return undefined;
  const pick = (radius: number, goal: Point): Point => {
    const free = room.points.filter(
      ({ at, clear }) =>
        clear >= radius + 1 &&
        !isOnBox(at, radius + 1.5, label) &&
        taken.every((disc) => distance(disc.at, at) >= disc.radius + radius + 1),
    );
    const [nearest] = free.sort((a, b) => distance(a.at, goal) - distance(b.at, goal));
    if (nearest === undefined) throw new Error(`no room for a fleet on a coast of ${space.id}`);
    taken.push({ at: nearest.at, radius });
    return nearest.at;
  };
  return Object.fromEntries(
    [...shores].map(([coast, goal]) => {
      const unit = pick(RADIUS.unit, goal);
      return [coast, { unit: tenth(unit), dislodged: tenth(pick(RADIUS.dislodged, unit)) }];
    }),
  );
}

/** The best place for another name of a space around pieces that stand already, if there is one. */
function placeAround(places: LabelPlace[], first: LabelPlace, taken: Disc[]): LabelPlace | undefined {
  const free = places.filter((place) => taken.every((disc) => !isOnBox(disc.at, disc.radius + 1.5, place)));
  // Near the first name's place, so that a change of names moves as little as may be.
  const worth = (place: LabelPlace) => place.score - Math.hypot(place.x - first.x, place.y - first.y) * 0.25;
  return free.reduce<LabelPlace | undefined>((a, b) => (a === undefined || worth(b) > worth(a) ? b : a), undefined);
}

function labelFrom({ x, y, w, h, lines, size }: LabelPlace): Label {
  return { at: tenth([x, y]), lines, size, w: Number(w.toFixed(1)), h: Number(h.toFixed(1)) };
}

const tenth = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
