import * as position from '../adjudicate/kernel/board.ts';
import { type ByByte, type ByProvince, intTable, type Province } from '../adjudicate/kernel/bytes.ts';
import * as mapping from '../adjudicate/kernel/map.ts';
import * as sailing from '../adjudicate/kernel/sea-routes.ts';
import { words } from '../adjudicate/kernel/words.ts';

/** Where fleets on a board could carry armies. */
const { unitAt } = position.board;
const { map, mapInUse, reaches } = mapping;
const { hasRoute, isPartOfRoute } = sailing;
const { isFleet, rowOf } = words;
const { seaBit } = map;

const MOST = 65_536;

/** An army and a port that fleets could carry it to is a voyage; those of unit i are from `startOf[i]` up to `startOf[i + 1]`. */
const voyages = {
  count: 0,
  startOf: intTable(257) as ByByte,
  army: new Uint8Array(MOST),
  to: new Uint8Array(MOST),
  /** The fleets that are part of some minimal route, and those that are part of all, as masks. */
  carrying: new Int32Array(MOST),
  needed: new Int32Array(MOST),
  /** The voyages to a port that the army could not reach on foot, as a linked list (links are 1 + an index; 0 ends). */
  arrivalAt: intTable() as ByProvince,
  nextArrival: new Int32Array(MOST),
};

function findVoyages(units: ByByte<Province>, unitCount: number, fleets: number): void {
  const { portOf, shoreOf } = mapInUse();
  for (let p = 0; p < 256; p++) voyages.arrivalAt[p as Province] = 0;
  voyages.count = 0;
  for (let i = 0; i < unitCount; i++) {
    const unit = units[i as Province];
    voyages.startOf[i as Province] = voyages.count;
    const canEmbark = portOf[unit] !== 0 && ((shoreOf[unit] as number) & fleets) !== 0;
    if (canEmbark && !isFleet(unitAt[unit])) findVoyagesOf(unit, fleets);
  }
  voyages.startOf[unitCount as Province] = voyages.count;
}

function findVoyagesOf(army: Province, fleets: number): void {
  const { routes, portOf, portCount, portProvinces, shoreOf } = mapInUse();
  if (routes === undefined) return searchVoyagesOf(army, fleets);
  const { start, masks } = routes;
  const pairs = ((portOf[army] as number) - 1) * portCount;
  const waters = watersFrom((shoreOf[army] as number) & fleets, fleets);
  for (let p = 0; p < portCount; p++) {
    const to = portProvinces[p] as Province;
    if (((shoreOf[to] as number) & waters) === 0) continue;
    let carrying = 0;
    let needed = -1;
    const end = start[pairs + p + 1] as number;
    for (let r = start[pairs + p] as number; r < end; r++) {
      const route = masks[r] as number;
      if ((route & ~fleets) !== 0) continue;
      carrying |= route;
      needed &= route;
    }
    if (carrying !== 0) addVoyage(army, to, carrying, needed);
  }
}

/** All the seas with fleets that hang together with these. */
function watersFrom(seas: number, fleets: number): number {
  const { seasNextTo } = mapInUse();
  let waters = seas;
  for (let rest = seas; rest !== 0; ) {
    const sea = 31 - Math.clz32(rest);
    const found = (seasNextTo[sea] as number) & fleets & ~waters;
    waters |= found;
    rest = (rest ^ (1 << sea)) | found;
  }
  return waters;
}

/** The same where the map keeps no routes. */
function searchVoyagesOf(army: Province, fleets: number): void {
  const { portCount, portProvinces } = mapInUse();
  for (let p = 0; p < portCount; p++) {
    const to = portProvinces[p] as Province;
    if (hasRoute(army, to, fleets)) addVoyage(army, to, 1, 0);
  }
}

function addVoyage(army: Province, to: Province, carrying: number, needed: number): void {
  const voyage = voyages.count++;
  voyages.army[voyage] = army;
  voyages.to[voyage] = to;
  voyages.carrying[voyage] = carrying;
  voyages.needed[voyage] = needed;
  if (reaches(rowOf(unitAt[army]), to)) return;
  voyages.nextArrival[voyage] = voyages.arrivalAt[to];
  voyages.arrivalAt[to] = voyage + 1;
}

/** Whether the army could be carried there without this fleet. */
function canDoWithout(voyage: number, unit: Province, fleets: number): boolean {
  if (((voyages.needed[voyage] as number) & seaBit[unit]) !== 0) return false;
  if (seaBit[unit] === 0 || mapInUse().routes !== undefined) return true;
  return hasRoute(voyages.army[voyage] as Province, voyages.to[voyage] as Province, fleets, unit);
}

/** Whether the fleet is part of a minimal route of the voyage. */
function isCarriedBy(voyage: number, fleet: Province, fleets: number): boolean {
  if (((voyages.carrying[voyage] as number) & seaBit[fleet]) === 0) return false;
  if (mapInUse().routes !== undefined) return true;
  return isPartOfRoute(fleet, voyages.army[voyage] as Province, voyages.to[voyage] as Province, fleets);
}

export const voyaging = { voyages, findVoyages, canDoWithout, isCarriedBy };
