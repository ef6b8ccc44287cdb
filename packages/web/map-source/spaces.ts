/** The spaces of the board as the drawing needs them. */
import { dataLines, point, readVariant, words } from './files.ts';
import type { Point } from './plane/polygon.ts';

export interface Space {
  readonly id: string;
  readonly kind: 'land' | 'sea';
  readonly isCentre: boolean;
  readonly coasts: readonly string[];
  /** The names to find room for, by name set. A set that has the same name as 1454 is left out. */
  readonly names: Readonly<Record<string, string>>;
  /** Longitude and latitude of a point in each face. */
  readonly seeds: Point[];
}

/** The Renaissance board's spaces: it has every space that any variant on this geometry has. */
export function readSpaces(): Space[] {
  const provinces = new Map(readVariant('renaissance').provinces.map((p) => [p.id, p]));
  return dataLines('spaces.txt').map((line) => {
    const [id, ...seeds] = words(line);
    const province = provinces.get(id);
    if (province === undefined) throw new Error(`spaces.txt names ${id}, which is not on the board`);
    const others = Object.entries(province.otherNames ?? {}).map(([set, other]) => [set, other.name] as const);
    return {
      id,
      kind: province.kind,
      isCentre: province.supplyCentre ?? false,
      coasts: province.coasts ?? [],
      names: Object.fromEntries([['1454', province.name], ...others.filter(([, name]) => name !== province.name)]),
      seeds: seeds.map(point),
    };
  });
}
