import type { Viewport } from '../geometry/viewport.ts';

/**
 * Shows another view than that in which the sheet is drawn by moving the drawing as one picture: the browser's compositor
 * does that, and lays out no text and no shape meanwhile. Closer views are a little soft until `drawSheet`.
 */
export function carryPicture(svg: SVGSVGElement | null, drawn: Viewport, view: Viewport): void {
  const ratio = view.k / drawn.k;
  const [x, y] = [view.x - drawn.x * ratio, view.y - drawn.y * ratio];
  if (svg !== null) svg.style.transform = `translate(${x}px, ${y}px) scale(${ratio})`;
}

/** Draws the sheet itself in this view, crisply. */
export function drawSheet(svg: SVGSVGElement | null, sheet: SVGGElement | null, { k, x, y }: Viewport): void {
  if (svg !== null) svg.style.transform = '';
  sheet?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
}
