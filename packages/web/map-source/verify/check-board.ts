import type { Variant } from '@defensor/diplomacy';
import type { Board } from '../../src/map/board.ts';
import { borderFaults, coastFaults, cornerFaults, nearStrangerFaults, shoreFaults, tilingFaults } from './borders.ts';
import { drawingOf } from './drawing.ts';
import { nameFaults } from './names.ts';
import { placeFaults } from './places.ts';
import { tableOf } from './table.ts';

/**
 * Every disagreement between the drawn board and the variant's rules, in words; empty when they agree.
 *
 * Spaces that the variant does not have (Switzerland in 1901) are taken as impassable land.
 */
export function checkBoard(board: Board, variant: Variant): string[] {
  const drawing = drawingOf(board, (id) => variant.provinceById.has(id));
  const table = tableOf(variant);
  return [
    ...nameFaults(drawing, variant),
    ...borderFaults(drawing, table),
    ...tilingFaults(drawing),
    ...cornerFaults(drawing, table),
    ...nearStrangerFaults(drawing, table),
    ...shoreFaults(drawing, table),
    ...coastFaults(drawing, table),
    ...placeFaults(drawing),
  ];
}
