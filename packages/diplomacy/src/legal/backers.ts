import { type ByProvince, intTable, type Province } from '../adjudicate/kernel/bytes.ts';
import { MOST_SLOTS, orderNumbers } from './order-numbers.ts';

/** Who can be supported into each province, as slots (`OrderNumbers`): those of province p from `from[p]` up to `end[p]`. */
const { numbering } = orderNumbers;
const { slotsBefore } = numbering;

const backers = {
  slots: new Uint16Array(MOST_SLOTS),
  /** The fleets that are part of every route of an army that must go by convoy; only from `arrivals[p]` on. */
  needed: new Int32Array(MOST_SLOTS),
  from: slotsBefore,
  /** Where those start that must go by convoy. */
  arrivals: intTable() as ByProvince,
  end: intTable() as ByProvince,
};
const { slots, needed, arrivals, end } = backers;

const allEnds = end as unknown as Int32Array;
const allArrivals = arrivals as unknown as Int32Array;

/** Forgets those of the last position. */
function clearBackers(): void {
  allEnds.set(slotsBefore as unknown as Int32Array);
}

function addBacker(to: Province, slot: number): void {
  slots[end[to]++] = slot;
}

/** From here on, those are added that must go by convoy. */
function beginArrivals(): void {
  allArrivals.set(allEnds);
}

/** Writes an army down, and counts it if `counts` is 1. */
function addArrival(to: Province, slot: number, seasNeeded: number, counts: 0 | 1): void {
  const at = end[to];
  slots[at] = slot;
  needed[at] = seasNeeded;
  end[to] = at + counts;
}

export const backing = { backers, clearBackers, addBacker, beginArrivals, addArrival };
