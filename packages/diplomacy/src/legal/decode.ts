import { CONVOY, HOLD, MOVE, SUPPORT_HOLD } from '../adjudicate/kernel/codes.ts';
import { locationOf, type Tables } from '../adjudicate/kernel/tables.ts';
import { words } from '../adjudicate/kernel/words.ts';
import { locationAt, type ProvinceId } from '../ids.ts';
import type { MovementOrder, UnitName } from '../orders.ts';

const { aimPlaceOf, KIND_MASK, otherOf, unitOf, VIA } = words;

/** The order that a word says, its unit under its full name, other units without their coasts. */
export function decodeOrder(tables: Tables, names: ReadonlyMap<ProvinceId, UnitName>, word: number): MovementOrder {
  const idOf = (province: number) => tables.provinceIds[province] as ProvinceId;
  const nameAt = (province: number) => names.get(idOf(province)) as UnitName;
  const unit = nameAt(unitOf(word));
  const to = locationOf(tables, aimPlaceOf(word));
  const other = (): UnitName => {
    return { ...nameAt(otherOf(word)), at: locationAt(idOf(otherOf(word))) };
  };
  switch (word & KIND_MASK) {
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
