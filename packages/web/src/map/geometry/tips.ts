/** The ends of lines, in the shapes of “Marks on the map”. */
import type { Point } from '../board.ts';
import { headingAtEnd, pointAt } from './line.ts';
import { pathOfLine } from './path-data.ts';
import { add, direction, leftOf, times } from './plane.ts';

/** A filled head: the order went through. */
export function arrowHead(line: readonly Point[], k: number): string {
  const { tip, left, right, notch } = barbs(line, k);
  return `${pathOfLine([tip, left, notch, right])}Z`;
}

/** An open tip: a draft. */
export function openHead(line: readonly Point[], k: number): string {
  const { tip, left, right } = barbs(line, k);
  return pathOfLine([left, tip, right]);
}

function barbs(line: readonly Point[], k: number) {
  const tip = line.at(-1) ?? [0, 0];
  const back = times(headingAtEnd(line), -1);
  const side = leftOf(back);
  const root = add(tip, times(back, 15.5 * k));
  return {
    tip,
    left: add(root, times(side, 7 * k)),
    right: add(root, times(side, -7 * k)),
    notch: add(tip, times(back, 10.5 * k)),
  };
}

/** A bar across the end: stopped there. */
export function barAcross(line: readonly Point[], k: number): string {
  const end = line.at(-1) ?? [0, 0];
  const side = leftOf(headingAtEnd(line));
  return pathOfLine([add(end, times(side, 9.5 * k)), add(end, times(side, -9.5 * k))]);
}

/** Two strokes across the line at a distance from its start: cut there. */
export function strokesAt(line: readonly Point[], along: number, k: number): string {
  const middle = pointAt(line, along);
  const heading = direction(pointAt(line, Math.max(0, along - 4)), pointAt(line, along + 4));
  const side = leftOf(heading);
  const stroke = (shift: number) => {
    const at = add(middle, times(heading, shift * k));
    const slant = times(heading, 1.8 * k);
    return pathOfLine([add(add(at, times(side, 8 * k)), slant), add(add(at, times(side, -8 * k)), times(slant, -1))]);
  };
  return stroke(-2.7) + stroke(2.7);
}
