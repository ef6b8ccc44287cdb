import renaissanceMap from '../../maps/renaissance/map.json' with { type: 'json' };
import standardMap from '../../maps/standard/map.json' with { type: 'json' };
import { compileVariant, type Variant, type VariantData } from './variant.ts';

/** Standard Diplomacy: seven powers, 34 centres, Spring 1901. */
export const STANDARD: Variant = compileVariant(standardMap as unknown as VariantData);

/** *Defender of the Peace*'s board: seven powers, 35 centres, Spring 1454. */
export const RENAISSANCE: Variant = compileVariant(renaissanceMap as unknown as VariantData);

const BUILT_IN: ReadonlyMap<string, Variant> = new Map([STANDARD, RENAISSANCE].map((v) => [v.id, v]));

/** The built-in variant with this id, or `undefined`. */
export function variantById(id: string): Variant | undefined {
  return BUILT_IN.get(id);
}
