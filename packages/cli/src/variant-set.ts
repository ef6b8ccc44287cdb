import { RENAISSANCE, STANDARD, type Variant } from '@defensor/diplomacy';

/** The variants that positions may name. */
export interface VariantSet {
  readonly named: (id: unknown) => Variant | undefined;
  readonly ids: () => readonly string[];
}

/**
 * The built-in variants and `extra`, which goes before a built-in one of the same id and is meant
 * by positions that name no variant.
 */
export function variantSet(extra?: Variant): VariantSet {
  const all = new Map<unknown, Variant>([STANDARD, RENAISSANCE].map((variant) => [variant.id, variant]));
  if (extra !== undefined) {
    all.set(extra.id, extra);
    all.set(undefined, extra);
  }
  return { named: (id) => all.get(id), ids: () => [...new Set([...all.values()].map(({ id }) => id))] };
}
