/** What this folder uses of packages that bring no types. */
declare module 'd3-geo' {
  interface ConicProjection {
    (lonLat: [number, number]): [number, number] | null;
    parallels(latitudes: [number, number]): this;
    rotate(angles: [number, number]): this;
    center(lonLat: [number, number]): this;
    scale(by: number): this;
    translate(by: [number, number]): this;
    precision(px: number): this;
  }
  export function geoConicConformal(): ConicProjection;
}
declare module 'jsts/java/util/ArrayList.js' {
  export default class ArrayList {
    add(item: unknown): void;
  }
}
declare module 'jsts/org/locationtech/jts/geom/Coordinate.js' {
  export default class Coordinate {
    constructor(x: number, y: number);
  }
}
declare module 'jsts/org/locationtech/jts/geom/GeometryFactory.js' {
  type Shape = import('./plane/jts.ts').Shape;
  export default class GeometryFactory {
    createLinearRing(points: unknown[]): Shape;
    createPolygon(outline: Shape, holes: Shape[]): Shape;
    createLineString(points: unknown[]): Shape;
  }
}
declare module 'jsts/org/locationtech/jts/operation/buffer/BufferOp.js' {
  type Shape = import('./plane/jts.ts').Shape;
  const BufferOp: { bufferOp(shape: Shape, by: number, quadrantSegments: number): Shape };
  export default BufferOp;
}
declare module 'jsts/org/locationtech/jts/operation/overlay/OverlayOp.js' {
  type Shape = import('./plane/jts.ts').Shape;
  const OverlayOp: { difference(a: Shape, b: Shape): Shape; intersection(a: Shape, b: Shape): Shape };
  export default OverlayOp;
}
declare module 'jsts/org/locationtech/jts/operation/union/UnaryUnionOp.js' {
  const UnaryUnionOp: { union(shapes: unknown): import('./plane/jts.ts').Shape };
  export default UnaryUnionOp;
}
declare module 'polylabel' {
  /** The point deepest inside a polygon. */
  export default function polylabel(rings: [number, number][][], precision: number): [number, number];
}
declare module 'topojson-client' {
  export interface Atlas {
    readonly objects: Readonly<Record<'countries' | 'land', unknown>>;
  }
  export interface Feature {
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: [number, number][][] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: [number, number][][][] };
  }
  export function feature(atlas: Atlas, object: unknown): Feature | { readonly features: Feature[] };
  export function mesh(
    atlas: Atlas,
    object: unknown,
    filter: (a: { id: string }, b: { id: string }) => boolean,
  ): { readonly coordinates: [number, number][][] };
}
declare module 'opentype.js' {
  interface Font {
    getAdvanceWidth(text: string, size: number): number;
  }
  const opentype: { parse(data: ArrayBuffer): Font };
  export default opentype;
}
