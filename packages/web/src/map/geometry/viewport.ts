/** The part of the sheet that is in view. */
import type { Board, Point } from '../board.ts';

/** The sheet's frame around the board, in board units. */
export const FRAME = 34;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** On screen = board × k + (x, y). */
export interface Viewport {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** The whole sheet, as large as it fits, in the middle. */
export function fitAll(board: Board, size: Size): Viewport {
  const [w, h] = [board.width + 2 * FRAME, board.height + 2 * FRAME];
  const k = Math.min(size.width / w, size.height / h);
  return {
    k,
    x: (size.width - w * k) / 2 + FRAME * k,
    y: (size.height - h * k) / 2 + FRAME * k,
  };
}

/** Room around the places that are shown first, and no closer than this, in board units and px per unit. */
const AROUND = 130;
const CLOSEST_FIRST = 0.95;

/**
 * As much of the sheet as fills the screen: on a narrow one the names are then readable. Where it is known what
 * matters to whoever looks, that part of it, closer.
 */
export function fillScreen(board: Board, size: Size, focus: readonly Point[] = []): Viewport {
  const least = Math.max(size.width / (board.width + 2 * FRAME), size.height / (board.height + 2 * FRAME));
  if (focus.length > 0) {
    const [xs, ys] = [focus.map(([x]) => x), focus.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const fitting = Math.min(size.width / (right - left + 2 * AROUND), size.height / (bottom - top + 2 * AROUND));
    const k = Math.max(least, Math.min(CLOSEST_FIRST, fitting));
    return withinSheet(board, centredOn([(left + right) / 2, (top + bottom) / 2], k, size), size);
  }
  return centredOn(MIDDLE_EUROPE, least, size);
}

/** The view moved so that nothing beside the sheet is in it, where the sheet fills the screen. */
function withinSheet(board: Board, { k, x, y }: Viewport, { width, height }: Size): Viewport {
  const within = (at: number, screen: number, sheet: number) =>
    Math.min(FRAME * k, Math.max(screen - (sheet + FRAME) * k, at));
  return { k, x: within(x, width, board.width), y: within(y, height, board.height) };
}

/** What a map that does not show all shows first. */
const MIDDLE_EUROPE: Point = [790, 760];

/** A view in which `at` lies in the middle of the screen. */
export function centredOn(at: Point, k: number, size: Size): Viewport {
  return { k, x: size.width / 2 - at[0] * k, y: size.height / 2 - at[1] * k };
}

export const toBoard = ({ k, x, y }: Viewport, [px, py]: Point): Point => [(px - x) / k, (py - y) / k];
export const toScreen = ({ k, x, y }: Viewport, [bx, by]: Point): Point => [bx * k + x, by * k + y];

/** Whether `at` lies in view, at least `margin` px from the edge. */
export function isInView(at: Point, viewport: Viewport, size: Size, margin: number): boolean {
  const [x, y] = toScreen(viewport, at);
  return x >= margin && y >= margin && x <= size.width - margin && y <= size.height - margin;
}
