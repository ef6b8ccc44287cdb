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

/** As much of the sheet as fills the screen: on a narrow one the names are then readable. */
export function fillScreen(board: Board, size: Size): Viewport {
  const k = Math.max(size.width / (board.width + 2 * FRAME), size.height / (board.height + 2 * FRAME));
  return centredOn(MIDDLE_EUROPE, k, size);
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
