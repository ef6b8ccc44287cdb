import { CAUSES, LEGAL } from '../adjudicate/kernel/codes.ts';
import { offenderOf } from '../adjudicate/kernel/conclude.ts';
import { encodePosition, HEADER, positionLength } from '../adjudicate/kernel/encoding.ts';
import { whyIllegal as faultOf } from '../adjudicate/kernel/legality.ts';
import { placeUnits } from '../adjudicate/kernel/matching.ts';
import { tablesOf } from '../adjudicate/kernel/tables.ts';
import type { ProvinceId } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import type { Given, MovementOrder } from '../orders.ts';
import type { Cause } from '../outcomes.ts';
import type { Unit } from '../position.ts';

/** Why this order could not be carried out on this board, or `undefined` when it is legal. */
export function whyIllegal(variant: Variant, units: readonly Unit[], given: Given<MovementOrder>): Cause | undefined {
  const tables = tablesOf(variant);
  const words = new Int32Array(positionLength(units.length, 1));
  encodePosition(tables, units, [given], undefined, words);
  const fleets = placeUnits(tables, words, 0);
  const order = HEADER + units.length;
  const word = words[order] as number;
  const fault = faultOf(tables, fleets, word, words[order + 1] as number);
  const code = CAUSES[fault];
  if (fault === LEGAL || code === undefined) return undefined;
  const offender = offenderOf(fault, word);
  return { code, by: offender === 0 ? [] : [tables.provinceIds[offender] as ProvinceId] };
}
