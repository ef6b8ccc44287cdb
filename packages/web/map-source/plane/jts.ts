/** The few operations on polygons that come from JSTS, with plain points in and out. */
import ArrayList from 'jsts/java/util/ArrayList.js';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import BufferOp from 'jsts/org/locationtech/jts/operation/buffer/BufferOp.js';
import OverlayOp from 'jsts/org/locationtech/jts/operation/overlay/OverlayOp.js';
import UnaryUnionOp from 'jsts/org/locationtech/jts/operation/union/UnaryUnionOp.js';
import { isInsideAll, type Point, type Ring } from './polygon.ts';

/** A JSTS geometry: a polygon, a line, or a collection of them. */
export interface Shape {
  getArea(): number;
  getCoordinates(): { x: number; y: number }[];
  getExteriorRing(): Shape;
  getInteriorRingN(n: number): Shape;
  getNumInteriorRing(): number;
  getGeometryN(n: number): Shape;
  getNumGeometries(): number;
  getNumPoints(): number;
}

const factory = new GeometryFactory();
const coordinate = (p: Point) => new Coordinate(p[0], p[1]);
const linearRing = (ring: Ring) => factory.createLinearRing([...ring, ring[0]].map(coordinate));

export const polygonShape = (ring: Ring, holes: Ring[] = []): Shape =>
  factory.createPolygon(linearRing(ring), holes.map(linearRing));
export const lineShape = (points: Point[]): Shape => factory.createLineString(points.map(coordinate));
export const subtract = (a: Shape, b: Shape): Shape => OverlayOp.difference(a, b);
export const intersect = (a: Shape, b: Shape): Shape => OverlayOp.intersection(a, b);

export function unite(shapes: Shape[]): Shape {
  const list = new ArrayList();
  for (const shape of shapes) list.add(shape);
  return UnaryUnionOp.union(list);
}

/** The shape widened by `by` px on all sides, or narrowed where `by` is negative. */
export const grow = (shape: Shape, by: number): Shape => BufferOp.bufferOp(shape, by, 6);

export const parts = (shape: Shape): Shape[] =>
  Array.from({ length: shape.getNumGeometries() }, (_, i) => shape.getGeometryN(i));
export const pointsOf = (shape: Shape): Point[] => shape.getCoordinates().map((c): Point => [c.x, c.y]);
const openRing = (shape: Shape): Ring => pointsOf(shape).slice(0, -1);

export const outlineOf = (polygon: Shape): Ring => openRing(polygon.getExteriorRing());
export const holesOf = (polygon: Shape): Ring[] =>
  Array.from({ length: polygon.getNumInteriorRing() }, (_, i) => openRing(polygon.getInteriorRingN(i)));
/** The outline, then the holes. */
export const ringsOf = (polygon: Shape): Ring[] => [outlineOf(polygon), ...holesOf(polygon)];
export const contains = (polygon: Shape, p: Point): boolean => isInsideAll(ringsOf(polygon), p);
