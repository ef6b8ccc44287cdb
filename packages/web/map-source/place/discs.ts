/** The room for a name, a unit, a dislodged unit and the supply centre, all clear of one another. */
import { distance, type Point } from '../plane/polygon.ts';
import type { Clearance, GridPoint } from './clearance.ts';
import { isOnBox, type LabelPlace } from './labels.ts';

export const RADIUS = { unit: 15, dislodged: 13, centre: 7 } as const;

export interface Placement {
  readonly label: LabelPlace;
  readonly unit: Point;
  readonly dislodged: Point;
  readonly centre: Point | undefined;
}

interface Pair {
  readonly unit: Point;
  readonly dislodged: Point;
  readonly cost: number;
}

/** The best placement among the label's places. @throws when there is no room */
export function placeDiscs(id: string, labels: LabelPlace[], room: Clearance, city: Point | undefined): Placement {
  const isBig = room.points.length > 9000;
  const every = isBig ? 5 : room.points.length > 3000 ? 3 : 2;
  const unitPoints = room.roomy(RADIUS.unit + 1.5, every);
  const outPoints = room.roomy(RADIUS.dislodged + 1, every);
  const middle = room.middle();
  let best: (Placement & { score: number }) | undefined;
  for (const label of tried(labels)) {
    if (best !== undefined && label.score + 25 < best.score) continue;
    const centre = city === undefined ? undefined : centreNear(city, label, room);
    if (city !== undefined && centre === undefined) continue;
    const isClear = (p: GridPoint, radius: number) =>
      !isOnBox(p.at, radius + 1.5, label) &&
      (centre === undefined || distance(p.at, centre.at) >= radius + RADIUS.centre + 1.5);
    const pair = bestPair(
      unitPoints.filter((p) => isClear(p, RADIUS.unit)),
      outPoints.filter((p) => isClear(p, RADIUS.dislodged)),
      label,
      middle,
    );
    if (pair === undefined) continue;
    const score = label.score - pair.cost - Math.min(centre?.cost ?? 0, 60) * 0.12;
    if (best === undefined || score > best.score) {
      best = { label, unit: pair.unit, dislodged: pair.dislodged, centre: centre?.at, score };
    }
  }
  if (best === undefined) throw new Error(`no room for a name and pieces in ${id}`);
  return best;
}

/** The best forty places, and a sample of the rest. */
function tried(labels: LabelPlace[]): LabelPlace[] {
  const every = Math.ceil(labels.length / 220);
  return labels.filter((_, i) => i < 40 || i % every === 0).slice(0, 260);
}

/** The supply centre's mark as near its city as may be. */
function centreNear(city: Point, label: LabelPlace, room: Clearance): { at: Point; cost: number } | undefined {
  let best: { at: Point; cost: number } | undefined;
  for (const { at, clear } of room.points) {
    if (clear < RADIUS.centre + 2 || isOnBox(at, RADIUS.centre + 2, label)) continue;
    const cost = distance(at, city) + Math.max(0, RADIUS.centre + 8 - clear) * 3;
    if (best === undefined || cost < best.cost) best = { at, cost };
  }
  return best;
}

/** A place for the unit near the name, and one for the dislodged unit beside it. */
function bestPair(units: GridPoint[], outs: GridPoint[], label: LabelPlace, middle: Point): Pair | undefined {
  let best: Pair | undefined;
  for (const { at: unit, clear } of units) {
    const cost =
      distance(unit, [label.x, label.y]) * 0.12 -
      Math.min(clear, 22) * 0.5 +
      Math.abs(unit[0] - label.x) * 0.08 +
      distance(unit, middle) * 0.06;
    if (best !== undefined && cost > best.cost) continue;
    const out = besideUnit(unit, outs);
    if (out !== undefined && (best === undefined || cost + out.cost < best.cost)) {
      best = { unit, dislodged: out.at, cost: cost + out.cost };
    }
  }
  return best;
}

function besideUnit(unit: Point, outs: GridPoint[]): { at: Point; cost: number } | undefined {
  let best: { at: Point; cost: number } | undefined;
  for (const { at, clear } of outs) {
    const apart = distance(unit, at);
    if (apart < RADIUS.unit + RADIUS.dislodged + 1) continue;
    const cost = apart * 0.12 - Math.min(clear, 16) * 0.15 + Math.abs(unit[1] - at[1]) * 0.03;
    if (cost < (best?.cost ?? Infinity)) best = { at, cost };
  }
  return best;
}
