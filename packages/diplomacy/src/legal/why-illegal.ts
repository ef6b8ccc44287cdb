import { clearBoard } from '../adjudicate/kernel/board.ts';
import { LEGAL } from '../adjudicate/kernel/codes.ts';
import { encodePosition, HEADER, positionLength } from '../adjudicate/kernel/encoding.ts';
import { whyIllegal as faultOf } from '../adjudicate/kernel/legality.ts';
import { useMap } from '../adjudicate/kernel/map.ts';
import { placeUnits } from '../adjudicate/kernel/orders.ts';
import { tablesOf } from '../adjudicate/kernel/tables.ts';
import { readFault } from '../adjudicate/movement.ts';
import type { Variant } from '../map/variant.ts';
import type { Given, MovementOrder } from '../orders.ts';
import type { Cause } from '../outcomes.ts';
import type { Unit } from '../position.ts';

/** Why this order could not be carried out on this board, or `undefined` when it is legal. */
export function whyIllegal(variant: Variant, units: readonly Unit[], given: Given<MovementOrder>): Cause | undefined {
  const tables = tablesOf(variant);
  const words = new Int32Array(positionLength(units.length, 1));
  encodePosition(tables, units, [given], undefined, words);
  useMap(tables);
  clearBoard();
  const fleets = placeUnits(words, 0);
  const order = HEADER + units.length;
  const fault = faultOf(words[order] as number, words[order + 1] as number, fleets);
  return fault === LEGAL ? undefined : readFault(given.order, fault);
}
