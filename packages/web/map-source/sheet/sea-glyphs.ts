/** The ornaments of the sea: a wind rose, ships, a serpent. */
import type { Point } from '../plane/polygon.ts';
import type { Palette } from './palette.ts';

const r1 = (v: number) => Math.round(v * 10) / 10;

/** Rhumb lines from the rose, as path data. */
export function rhumbLines([x, y]: Point): string {
  return Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    return `M${x} ${y}L${r1(x + 2200 * Math.cos(angle))} ${r1(y + 2200 * Math.sin(angle))}`;
  }).join('');
}

/** A wind rose: points of three lengths, half dark and half pale, and a lily for the north. */
export function windRose([x, y]: Point, palette: Palette): string {
  const [line, body, , flag] = palette.ornament;
  const half = (outer: number, inner: number, degrees: number, side: 1 | -1) => {
    const tip = (degrees * Math.PI) / 180;
    const root = ((degrees + side * 22.5) * Math.PI) / 180;
    const at = (radius: number, angle: number) => `${r1(radius * Math.sin(angle))} ${r1(-radius * Math.cos(angle))}`;
    return `M0 0L${at(outer, tip)}L${at(inner, root)}Z`;
  };
  const points = (outer: number, inner: number, from: number, step: number) =>
    Array.from({ length: 360 / step }, (_, i) => from + i * step)
      .map(
        (degrees) =>
          `<path d="${half(outer, inner, degrees, 1)}" fill="${line}"/><path d="${half(outer, inner, degrees, -1)}" fill="${body}"/>`,
      )
      .join('');
  const lily =
    'M0-62C3.4-57.5 3.6-54.6 2-51.4C4.4-52.6 6.4-55 6-57.6C8.4-54 6.6-49.6 2.4-49.2H-2.4C-6.6-49.6-8.4-54-6-57.6C-6.4-55-4.4-52.6-2-51.4C-3.6-54.6-3.4-57.5 0-62Z';
  return `<g transform="translate(${x} ${y})" stroke="${line}" stroke-width=".8" stroke-linejoin="round">
<circle r="33" fill="${palette.compass}" fill-opacity=".55"/><circle r="30.5" fill="none" stroke-width=".5"/><circle r="19" fill="none" stroke-width=".5"/>
${points(30, 9, 22.5, 45)}${points(37, 11, 45, 90)}${points(47, 12, 0, 90)}
<circle r="4.6" fill="${body}"/><circle r="2" fill="${flag}" stroke="none"/><path d="${lily}" fill="${flag}" stroke="none"/></g>`;
}

const HULL =
  'M-25 6C-26-2-24.5-6.5-21-9L-14-8L-12.5-1.5H13L15-6.5L24.5-9C24-2 21.5 6.5 16 11.5H-15C-20 11-23.5 9.5-25 6Z';
const PLANKS = 'M-24 1H-13M-24.6 5H20M-21 8.6H18.6M14 2.4H22';
const MASTS = 'M-15-8V-33M1-1.5V-43M16-5V-31M16-6.8L31-19';
const SAILS =
  'M-10 -38.5C-3-41 6-41 12.5-38.5C16-31 15.6-24.5 12-18C5.5-20.5-4-20.5-9.5-18C-6.6-25-6.6-31.5-10-38.5ZM-6.5-15.5C-1-17 5-17 10-15.5C12-11.5 11.8-8 10-4.5C5-6 0-6-5-4.5C-3.6-8.4-4-11.8-6.5-15.5ZM11.5-28.5C15-30 20-30 24-28.5C26-24 25.6-19.6 23.6-15.5C20-17 15.4-17 12.5-15.5C14-20 13.8-24 11.5-28.5ZM-16-32C-20-23-23-17-27-12.5C-22-12-17-13-14.6-14.5C-12.6-20-13-27-16-32Z';
const FOLDS = 'M-3-39.6C-1-32-1.4-26-3.4-19.6M6-39.6C8.4-32 8.2-26 5.6-19.6';
const FLAGS =
  'M1-43C5-45.5 8-42.5 12-44.5C9-42-.5-40.5 1-43ZM16-31C19-33.2 22-30.6 25-32.4C22-29.6 17-29 16-31ZM-15-33C-12-35.2-9-32.6-6-34.4C-9-31.6-14-31-15-33Z';
const SHIP_WAVES =
  'M-36 13C-32 10.5-29 10.5-25 13S-18 15.5-14 13S-7 10.5-3 13S4 15.5 8 13S15 10.5 19 13S27 15.5 33 12.5M-28 17.5C-24 15.4-21 15.4-17 17.5S-10 19.6-6 17.5S1 15.4 5 17.5S12 19.6 18 17';

/** A caravel. */
export function caravel({ ornament: [, body, sail, flag] }: Palette): string {
  return `<path d="${HULL}" fill="${body}"/><path d="${PLANKS}" fill="none" stroke-width=".7"/><path d="${MASTS}" fill="none" stroke-width="1.2"/><path d="${SAILS}" fill="${sail}"/><path d="${FOLDS}" fill="none" stroke-width=".5"/><path d="${FLAGS}" fill="${flag}" stroke="none"/><path d="${SHIP_WAVES}" fill="none" stroke-width=".9"/>`;
}

const COILS =
  'M-42 9C-40 2-35 0-32 4C-30 7-31 10-31 10H-25C-25-2-19-9-12-6C-6-3-6 4-6.5 10H0C0-4 5-13 14-10.5C20.5-8 20 3 19 10H25.5C26-4 24-13 29-19.5C31.5-22.6 36-22.5 38.5-20L46-17.5L40-15.5C37-13.5 35-13 33.6-8C32-2 32.5 5 32 10';
const SCALES =
  'M-42 9L-48 3L-44.6 10L-49 14M29-19.5C27-23.5 29-26.5 32.5-27C31.5-24.5 33-22.5 35-22.2M-20 0L-16-2M-19.6 5L-14.6 3M5-2L10-4M5 4L11 2M27-8L31-9M26.6-2L31.6-3M26.4 4L31.6 3.4';
const SERPENT_WAVES =
  'M-52 13C-48 10.5-45 10.5-41 13S-34 15.5-30 13S-23 10.5-19 13S-12 15.5-8 13S-1 10.5 3 13S10 15.5 14 13S21 10.5 25 13S33 15.5 42 12.5';

/** A serpent of the northern sea. */
export function serpent({ ornament: [line, body] }: Palette): string {
  return `<path d="${COILS}" fill="${body}"/><path d="${SCALES}" fill="none" stroke-width=".8"/><circle cx="37" cy="-18.4" r=".9" fill="${line}" stroke="none"/><path d="${SERPENT_WAVES}" fill="none" stroke-width=".9"/>`;
}

/** A glyph on the water at a place, in its size; flipped where `flip` is −1. */
export function afloat(glyph: string, [x, y]: Point, size: number, palette: Palette, flip: 1 | -1 = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${size * flip} ${size})" stroke="${palette.ornament[0]}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round" opacity=".8">${glyph}</g>`;
}
