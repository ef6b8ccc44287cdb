/** The drawn board: shapes and places, as `map:build` writes them. Coordinates are board units. */

export type Point = readonly [number, number];

/** Names the drawing has room for: those of 1454, and those of the standard board of 1901. */
export const NAME_SETS = ['1454', '1901'] as const;
export type NameSet = (typeof NAME_SETS)[number];

/** A name in its place: the middle of its box, its lines, and its size at scale 1. */
export interface Label {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly size: number;
  readonly w: number;
  readonly h: number;
}

/** Where a unit stands, and where it is pushed aside when it is dislodged. */
export interface Stand {
  readonly unit: Point;
  readonly dislodged: Point;
}

export interface Space extends Stand {
  readonly kind: 'land' | 'sea';
  /** The space with its islands, as SVG path data; fill with `evenodd`. */
  readonly d: string;
  readonly labels: { readonly '1454': Label; readonly '1901'?: Label };
  readonly centre?: Point;
  /** Where fleets stand on named coasts. */
  readonly coasts?: Readonly<Partial<Record<string, Stand>>>;
}

export interface Board {
  readonly width: number;
  readonly height: number;
  /** The discs kept clear of names and of one another at scale 1. */
  readonly radius: { readonly unit: number; readonly dislodged: number; readonly centre: number };
  readonly spaces: Readonly<Record<string, Space>>;
  /** Each border once. */
  readonly lines: { readonly coast: string; readonly land: string; readonly sea: string };
  /** Impassable land, and waters that are no space. */
  readonly waste: string;
  readonly inland: string;
  /** On a board that was made, not drawn: the lines between places that touch. */
  readonly links?: { readonly land: string; readonly sea: string };
}

/** The name's place in a set; most places have the same name in both. */
export function labelOf(space: Space, set: NameSet): Label {
  return (set === '1901' ? space.labels['1901'] : undefined) ?? space.labels['1454'];
}
