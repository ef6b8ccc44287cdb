import type { Point } from '../board.ts';

/** The rings or lines of path data as `map:build` writes it: one absolute start, then relative steps. */
export function linesOfPath(d: string): Point[][] {
  return d
    .split('M')
    .filter((part) => part !== '')
    .map((part) => {
      const [start = '', rest = ''] = part.replace('z', '').split('l');
      const numbers = (text: string) => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const [x0 = 0, y0 = 0] = numbers(start);
      const points: Point[] = [[x0, y0]];
      const steps = numbers(rest);
      for (let i = 0, x = x0, y = y0; i + 1 < steps.length; i += 2) {
        x += steps[i] ?? 0;
        y += steps[i + 1] ?? 0;
        points.push([x, y]);
      }
      return points;
    });
}

const rounded = (v: number) => Math.round(v * 10) / 10;

/** An open polyline as path data. */
export function pathOfLine(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');
}
