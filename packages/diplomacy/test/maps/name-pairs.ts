import { type Province, parseOrder, printOrder, type Variant } from '../../src/index.ts';

/** Everything a map says a province may be called. */
export const writings = (province: Province): string[] => [
  province.id,
  province.name,
  province.abbreviation,
  ...Object.values(province.otherNames).flatMap((other) => [other.name, other.abbreviation]),
  ...province.readAs,
];

/**
 * The orders that name any two different provinces, by every pair of their names, and are not read as those two.
 * `names` lists the names to try for each province's id.
 */
export function misreadPairs(variant: Variant, names: readonly (readonly [string, readonly string[]])[]): string[] {
  const misread: string[] = [];
  const expectRead = (text: string, canonical: string) => {
    const read = parseOrder(variant, 'movement', text);
    if (!read.ok || printOrder(read.order) !== canonical) misread.push(text);
  };
  const words = names.flatMap(([id, list]) =>
    [...new Set(list.map((name) => name.toLowerCase()))].map((name) => ({ id, name })),
  );
  for (const one of words) {
    for (const other of words) {
      if (one.id === other.id) continue;
      expectRead(`a ${one.name}-${other.name}`, `A ${one.id} - ${other.id}`);
      expectRead(`${one.name} - ${other.name}`, `${one.id} - ${other.id}`);
      expectRead(`a ${one.name} ${other.name}`, `A ${one.id} - ${other.id}`);
      expectRead(`f ${one.name} s ${other.name}`, `F ${one.id} S ${other.id}`);
      expectRead(`f ${one.name} c a ${other.name} to ${one.name}`, `F ${one.id} C A ${other.id} - ${one.id}`);
    }
  }
  return misread;
}
