import * as branchless from '../adjudicate/kernel/branchless.ts';
import type { Province } from '../adjudicate/kernel/bytes.ts';
import * as mapping from '../adjudicate/kernel/map.ts';
import * as sailing from '../adjudicate/kernel/sea-routes.ts';
import type { Tables } from '../adjudicate/kernel/tables.ts';
import { words } from '../adjudicate/kernel/words.ts';
import { backing } from './backers.ts';
import { orderNumbers } from './order-numbers.ts';

/** Where fleets on a board could carry armies. */
const { isNonZero } = branchless;
const { mapInUse, reaches } = mapping;
const { hasRoute, isPartOfRoute } = sailing;
const { provinceOf, rowOf } = words;
const { addArrival } = backing;
const { portSlot } = orderNumbers.numbering;

const MOST = 65_536;

/** An army and a port that fleets could carry it to is a voyage. */
const voyages = {
  count: 0,
  /** The number of the pair of ports (`Routes`). */
  pair: new Int32Array(MOST),
  /** The fleets that are part of some minimal route, as a mask; of no use where the map keeps no routes. */
  carriers: new Int32Array(MOST),
};
const { pair: pairs, carriers } = voyages;

/** Adds the voyages of an army (a unit's word); `fleets` are the seas with fleets, as a mask. */
function findVoyagesOf(army: number, fleets: number): void {
  const { portOf, shoreOf, routes } = mapInUse();
  const home = provinceOf(army);
  const shore = (shoreOf[home] as number) & fleets;
  if (portOf[home] === 0 || shore === 0) return;
  const port = (portOf[home] as number) - 1;
  if (routes === undefined) searchVoyages(army, port, fleets);
  else lookUpVoyages(army, port, watersFrom(shore, fleets), fleets);
}

/** Adds those to every port next to the waters, but the army's own. */
function lookUpVoyages(army: number, port: number, waters: number, fleets: number): void {
  const { portCount } = mapInUse();
  for (let group = 0; group << 5 < portCount; group++) {
    let ports = portsAround(waters, group);
    if (port >> 5 === group) ports &= ~(1 << port);
    for (; ports !== 0; ports &= ports - 1) {
      lookUpVoyage(army, port, (group << 5) | lowestBit(ports), fleets);
    }
  }
}

function lookUpVoyage(army: number, port: number, to: number, fleets: number): void {
  const { routes, portCount } = mapInUse();
  const { start, masks } = routes as NonNullable<Tables['routes']>;
  const pair = port * portCount + to;
  let carrying = 0;
  let needed = -1;
  const end = start[pair + 1] as number;
  for (let r = start[pair] as number; r < end; r++) {
    const route = masks[r] as number;
    const isClosed = -isNonZero(route & ~fleets);
    carrying |= route & ~isClosed;
    needed &= route | isClosed;
  }
  addVoyage(army, port, to, carrying, needed);
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

/** Ports next to the seas, 32 of them as bits. */
function portsAround(seas: number, group: number): number {
  const { portsNear } = mapInUse();
  let ports = 0;
  for (let rest = seas; rest !== 0; rest &= rest - 1) ports |= portsNear[(lowestBit(rest) << 3) | group] as number;
  return ports;
}

/** The place of the lowest bit set. */
function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The same where the map keeps no routes. */
function searchVoyages(army: number, port: number, fleets: number): void {
  const { portCount, portProvinces } = mapInUse();
  const home = provinceOf(army);
  for (let to = 0; to < portCount; to++) {
    if (hasRoute(home, portProvinces[to] as Province, fleets)) addVoyage(army, port, to, fleets, 0);
  }
}

function addVoyage(army: number, port: number, to: number, carrying: number, needed: number): void {
  const { portCount, portProvinces } = mapInUse();
  const voyage = voyages.count++;
  pairs[voyage] = port * portCount + to;
  carriers[voyage] = carrying;
  const province = portProvinces[to] as Province;
  const walks = reaches(rowOf(army), province);
  addArrival(province, portSlot[province] + port, needed, walks ? 0 : 1);
}

/** Whether an army that has no other way could be carried to a port without this fleet, where the map keeps no routes. */
function couldDoWithout(fleet: Province, slot: number, to: Province, fleets: number): boolean {
  return hasRoute(mapInUse().portProvinces[slot - portSlot[to]] as Province, to, fleets, fleet);
}

/** Whether the fleet is part of a minimal route of the voyage, where the map keeps none. */
function couldCarry(fleet: Province, voyage: number, fleets: number): boolean {
  const { portCount, portProvinces } = mapInUse();
  const pair = pairs[voyage] as number;
  const from = portProvinces[Math.trunc(pair / portCount)] as Province;
  return isPartOfRoute(fleet, from, portProvinces[pair % portCount] as Province, fleets);
}

export const voyaging = { voyages, findVoyagesOf, couldDoWithout, couldCarry };
