/**
 * Projection: a conformal conic, then a few smooth “lenses” that give crowded regions more room,
 * and a gentle squeeze of the far north so that the sheet keeps a landscape shape.
 */
import { geoConicConformal } from 'd3-geo';
import type { Point } from './plane/polygon.ts';

export const WIDTH = 1600;
export const HEIGHT = 1330;

const conic = geoConicConformal()
  .parallels([38, 60])
  .rotate([-12, 0])
  .center([0, 49])
  .scale(1690)
  .translate([703, 768])
  .precision(0);

interface Lens {
  readonly centre: Point;
  readonly strength: number;
  readonly radius: number;
}

/** Longitude, latitude, strength, radius in px; applied in order. Below a strength of 2.2 a lens is one-to-one. */
const LENSES = [
  [11.5, 47.3, 0.66, 410], // the crowded middle
  [22.5, 41.0, 0.26, 120], // southern Balkans
  [7.0, 53.8, 0.26, 110], // Low Countries and the Bight
  [12.2, 43.2, 0.32, 105], // Italy
  [28.6, 40.4, 0.38, 95], // the Straits
  [-3.4, 55.4, 0.55, 112], // Britain
] as const;

const lenses: Lens[] = [];
for (const [lon, lat, strength, radius] of LENSES) lenses.push({ centre: bend(onPlane([lon, lat])), strength, radius });

/** Where a longitude and latitude lie on the sheet. */
export function project(lonLat: Point): Point {
  const [x, y] = bend(onPlane(lonLat));
  return [x, squeeze(y) * 0.97];
}

function onPlane(lonLat: Point): Point {
  const p = conic(lonLat);
  if (p === null) throw new Error(`cannot project ${lonLat}`);
  return p;
}

function bend([x, y]: Point): Point {
  for (const { centre, strength, radius } of lenses) {
    const dx = x - centre[0];
    const dy = y - centre[1];
    const pull = strength * Math.exp(-(dx * dx + dy * dy) / (2 * radius * radius));
    x += dx * pull;
    y += dy * pull;
  }
  return [x, y];
}

/** North of y0 every step shrinks, smoothly, towards the factor m. */
function squeeze(y: number, y0 = 420, m = 0.7, t = 160): number {
  return y >= y0 ? y : y0 - (m * (y0 - y) + (1 - m) * t * (1 - Math.exp(-(y0 - y) / t)));
}
