/** How large things are drawn at each scale of the map. `scale` is px on screen per board unit. */

/** The width of a piece's own drawing, in its units. */
const PIECE = 26;
/** A piece is about this wide, in px, where the map is drawn at `REFERENCE_SCALE`. */
const REFERENCE_PX = 24;
const REFERENCE_SCALE = 0.6;
/** Pieces grow more slowly than the map: a close view shows more land, not only larger pieces. */
const GROWTH = 0.35;

/** k: board units per unit of a piece's drawing. */
export function markSize(scale: number): number {
  const px = REFERENCE_PX * (scale / REFERENCE_SCALE) ** GROWTH;
  return px / (PIECE * scale);
}

const STEPS_PER_DOUBLING = 5;

/** The scale rounded to a step, so that marks and names are laid out afresh only now and then. */
export function steppedScale(scale: number): number {
  return 2 ** (Math.round(Math.log2(scale) * STEPS_PER_DOUBLING) / STEPS_PER_DOUBLING);
}

/** How large centres are drawn beside pieces of size `k`: they grow less. */
export const centreSize = (k: number) => Math.min(1.9, 0.75 + 0.3 * k);
