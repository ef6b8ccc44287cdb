/** Lines as SVG path data and back: relative, one decimal. */
import type { Point, Ring } from './polygon.ts';

/** Rings as closed path data; draw with `fill-rule="evenodd"`. */
export const ringsToPath = (rings: Ring[]): string => rings.map((ring) => `${lineData(ring)}z`).join('');
export const linesToPath = (lines: Point[][]): string => lines.map(lineData).join('');

function lineData(points: Point[]): string {
  const tenths = points.map((p) => p.map((v) => Math.round(v * 10)) as Point);
  const steps = tenths.slice(1).flatMap((p, i) => [p[0] - tenths[i][0], p[1] - tenths[i][1]]);
  return `M${joined(tenths[0])}l${joined(steps)}`;
}

/** Numbers in tenths, parted by a space only where no minus sign parts them. */
function joined(tenths: number[]): string {
  return tenths.reduce((text, value) => {
    const number = decimal(value);
    return text + (text !== '' && !number.startsWith('-') ? ' ' : '') + number;
  }, '');
}

function decimal(tenths: number): string {
  const text = (tenths / 10)
    .toFixed(1)
    .replace(/\.0$/, '')
    .replace(/^(-?)0\./, '$1.');
  return text === '-0' ? '0' : text;
}
