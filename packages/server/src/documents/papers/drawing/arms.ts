import type { Ink, PowerLook } from '@defensor/web/on-paper';
import { centred, mixed, type Pen, POWER_COLOURS, PRINT } from './pen.ts';

const SHIELD = 'M2 2.6C6 3.4 9.4 2.8 12 1.4C14.6 2.8 18 3.4 22 2.6V13C22 19 18 22.8 12 25.4C6 22.8 2 19 2 13Z';
const MITRE = 'M12 3c3.5 3 5.5 6.5 5.5 10.5l-1 4.5h-9l-1-4.5C6.5 9.5 8.5 6 12 3zM12 3v15M8.5 11h7M7.5 21h9v-3h-9z';

/** The box that arms are drawn in, and their height on paper. */
const ARMS = { width: 24, height: 27 } as const;

export interface ArmsPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** How wide arms of a height are. */
export const armsWidth = (height: number): number => (height * ARMS.width) / ARMS.height;

/** A power's arms: colour, hatching and initial together. */
export function drawArms(pen: Pen, { ink, initial }: PowerLook, { x, y, height }: ArmsPlace): void {
  const { fill, on } = POWER_COLOURS[ink];
  pen
    .save()
    .translate(x, y)
    .scale(height / ARMS.height);
  pen.path(SHIELD).fill(mixed(fill, 0.22, PRINT.paper));
  pen.path(SHIELD).fill([hatching(pen, ink, 4, 0.8), fill]);
  pen.path(SHIELD).lineWidth(1.1).stroke(PRINT.ink);
  pen.circle(12, 12.6, 6.7).fill(fill);
  pen.font('bold', 10.5).fillColor(on);
  centred(pen, initial, 12, 16.2);
  pen.restore();
}

/** A bishop's mitre, which stands where others have their arms. */
export function drawMitre(pen: Pen, { x, y, height }: ArmsPlace): void {
  pen
    .save()
    .translate(x, y)
    .scale(height / ARMS.height);
  pen.path(MITRE).lineWidth(1.1).lineJoin('round').stroke(PRINT.ink);
  pen.restore();
}

/**
 * An ink's hatching by the engravers' code, in tiles of `tile`, to be filled or stroked in a colour. It holds for the
 * scale and place that the pen has now.
 */
export function hatching(pen: Pen, ink: Ink, tile: number, width: number): PDFKit.PDFTilingPattern {
  return pen.pattern([0, 0, tile, tile], tile, tile, `${width} w ${linesOf(ink, tile)} S`);
}

function linesOf(ink: Ink, s: number): string {
  const h = s / 2;
  switch (ink) {
    case 'eng':
      return `${h} 0 m ${h} ${s} l`;
    case 'fra':
      return `0 ${h} m ${s} ${h} l`;
    case 'hre':
      return `${h} 0 m ${h} ${s} l 0 ${h} m ${s} ${h} l`;
    case 'tur':
      return `-1 -1 m ${s + 1} ${s + 1} l -1 ${s - 1} m 1 ${s + 1} l ${s - 1} -1 m ${s + 1} 1 l`;
    case 'pol':
      return `0 0 m ${s} ${s} l ${s} 0 m 0 ${s} l`;
    case 'ven':
      return `${s + 1} -1 m -1 ${s + 1} l 1 -1 m -1 1 l ${s + 1} ${s - 1} m ${s - 1} ${s + 1} l`;
    case 'spa':
      // A line of no length with round ends is a dot.
      return `1 J ${s * 0.46} w ${h} ${h} m ${h} ${h} l`;
    default:
      return ink satisfies never;
  }
}
