import { CONVOY, HOLD, MOVE, SUPPORT_HOLD } from '../adjudicate/kernel/codes.ts';
import { AIM_COAST_SHIFT, AIM_SHIFT, OTHER_SHIFT, UNIT_SHIFT, VIA } from '../adjudicate/kernel/encoding.ts';
import { COAST_SHIFT, locationOf, type Tables } from '../adjudicate/kernel/tables.ts';
import { locationAt, type ProvinceId } from '../ids.ts';
import type { MovementOrder, UnitName } from '../orders.ts';

/** The order that a word says, its unit under its full name, other units without their coasts. */
export function decodeOrder(tables: Tables, names: ReadonlyMap<ProvinceId, UnitName>, word: number): MovementOrder {
  const nameAt = (shift: number) => names.get(tables.provinceIds[(word >>> shift) & 255] as ProvinceId) as UnitName;
  const unit = nameAt(UNIT_SHIFT);
  const to = locationOf(tables, ((word >>> AIM_SHIFT) & 255) | ((word >>> AIM_COAST_SHIFT) << COAST_SHIFT));
  const other = (): UnitName => {
    const { type } = nameAt(OTHER_SHIFT);
    const at = locationAt(tables.provinceIds[(word >>> OTHER_SHIFT) & 255] as ProvinceId);
    return type === undefined ? { at } : { type, at };
  };
  switch (word & 7) {
    case HOLD:
      return { kind: 'hold', unit };
    case MOVE:
      return { kind: 'move', unit, to, viaConvoy: (word & VIA) !== 0 };
    case SUPPORT_HOLD:
      return { kind: 'supportHold', unit, supported: other() };
    case CONVOY:
      return { kind: 'convoy', unit, army: other(), to };
    default:
      return { kind: 'supportMove', unit, supported: other(), to };
  }
}
