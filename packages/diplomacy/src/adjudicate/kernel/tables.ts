import { COASTS, type LocationId, locationAt, type ProvinceId, type UnitType } from '../../ids.ts';
import { madeOnce } from '../../made-once.ts';
import { sailsFrom } from '../../map/lookups.ts';
import type { Province as MapProvince, Variant } from '../../map/variant.ts';
import type { Province } from './bytes.ts';
import { minimalRoutes, type Routes } from './routes.ts';
import { words } from './words.ts';

const { COAST_SHIFT, FLEET, PLACE_MASK, provinceOf } = words;

/** The most provinces a variant may have: their numbers fit a byte, 0 being none. */
const MOST_PROVINCES = 255;
/** Seas beyond this number do not fit a bit mask, and routes over them are searched for. */
const MOST_MASKED_SEAS = 32;

/**
 * A variant compiled to integers. Provinces are numbered from 1 in board order, powers too.
 *
 * A *row* is a unit type at a location; `reach[row << 8 | province]` tells whether that unit can
 * move there by itself: bit 0 for a place without coasts, bit 1 + i for coast i of `COASTS`.
 * Row 0 reaches nothing.
 */
export interface Tables {
  readonly variant: Variant;
  readonly provinceCount: number;
  /** By number; the entry 0 is empty. */
  readonly provinceIds: readonly ProvinceId[];
  readonly numberOf: ReadonlyMap<string, Province>;
  readonly powerNumberOf: ReadonlyMap<string, number>;
  /** By unit type, coast and province (a place): the row of such a unit. */
  readonly rowOf: Uint16Array;
  readonly rowCount: number;
  readonly reach: Uint8Array;
  /** The same as bits, eight words of 32 provinces a row: those that it can move to, and those of them without coasts. */
  readonly near: Int32Array;
  readonly plain: Int32Array;
  /** The neighbours of a row, sorted by id: `neighbours[neighbourStart[row]]` up to `neighbourStart[row + 1]`, each coast and province. */
  readonly neighbourStart: Int32Array;
  readonly neighbours: Uint16Array;
  /** The same without coasts, each province once: `provincesNear[nearStart[row]]` up to `nearStart[row + 1]`. */
  readonly nearStart: Int32Array;
  readonly provincesNear: Uint8Array;
  /** By province: its bit among the seas; 0 on land. Without `routes` every sea has the same bit. */
  readonly seaBit: Int32Array;
  /** The seas next to a province: `seasNear[seasNearStart[province]]` up to `seasNearStart[province + 1]`. */
  readonly seasNearStart: Int32Array;
  readonly seasNear: Uint8Array;
  /** By province: 1 + its index among the ports (land next to a sea); 0 elsewhere. */
  readonly portOf: Uint8Array;
  readonly portCount: number;
  /** By province: the bits of the seas next to it. */
  readonly shoreOf: Int32Array;
  /** By the place of a sea's bit: the bits of the seas next to it. */
  readonly seasNextTo: Int32Array;
  /** By the place of a sea's bit: the ports next to it, as bits by index, eight words a sea. */
  readonly portsNear: Int32Array;
  /** The provinces of the ports, by index. */
  readonly portProvinces: Uint8Array;
  /** The minimal sea routes; `undefined` where the map has too many seas or routes, and they are searched for. */
  readonly routes: Routes | undefined;
}

/** The tables of a variant, made at the first call. */
export const tablesOf: (variant: Variant) => Tables = madeOnce(compile);

function compile(variant: Variant): Tables {
  if (variant.provinces.length > MOST_PROVINCES) throw new RangeError(`more than ${MOST_PROVINCES} provinces`);
  const provinceIds = ['' as ProvinceId, ...variant.provinces.map((p) => p.id)];
  const numberOf = new Map(variant.provinces.map((p) => [p.id as string, (p.index + 1) as Province]));
  return {
    variant,
    provinceCount: variant.provinces.length,
    provinceIds,
    numberOf,
    powerNumberOf: new Map(variant.powers.map((p) => [p.id as string, p.index + 1])),
    ...compileReach(variant, numberOf),
    ...compileSeas(variant, numberOf),
  };
}

/** The place of a location: its coast and province. 0 for a place that does not exist. */
export function placeOf(tables: Pick<Tables, 'numberOf'>, location: string): number {
  const [province = '', coast] = location.split('/');
  const number = tables.numberOf.get(province) ?? 0;
  return number | (coastNumber(coast) << COAST_SHIFT);
}

function coastNumber(coast: string | undefined): number {
  return coast === undefined ? 0 : 1 + (COASTS as readonly string[]).indexOf(coast);
}

/** The location that a place (coast and province) names. */
export function locationOf(tables: Pick<Tables, 'provinceIds'>, place: number): LocationId {
  const coast = (place >> COAST_SHIFT) & 7;
  const province = tables.provinceIds[provinceOf(place)] as ProvinceId;
  return coast === 0 ? locationAt(province) : locationAt(province, COASTS[coast - 1]);
}

function compileReach(variant: Variant, numberOf: ReadonlyMap<string, Province>) {
  const rowOf = new Uint16Array(PLACE_MASK + 1);
  const rows: (readonly string[])[] = [[]];
  const addRow = (type: UnitType, from: string, to: readonly string[]) => {
    rowOf[placeOf({ numberOf }, from) | (type === 'F' ? FLEET : 0)] = rows.length;
    rows.push([...to].sort());
  };
  for (const [from, to] of variant.armyBorders) addRow('A', from, to);
  for (const [from, to] of variant.fleetBorders) addRow('F', from, to);

  const reach = new Uint8Array(rows.length * 256);
  rows.forEach((to, row) => {
    for (const location of to) {
      const place = placeOf({ numberOf }, location);
      const at = (row << 8) | (place & 255);
      reach[at] = (reach[at] as number) | (1 << (place >> COAST_SHIFT));
    }
  });
  const places = rows.map((to) => to.map((location) => placeOf({ numberOf }, location)));
  const near = places.map((to) => [...new Set(to.map((place) => place & 255))]);
  return {
    rowOf,
    rowCount: rows.length,
    reach,
    near: bitsOf(reach, (reached) => reached !== 0),
    plain: bitsOf(reach, (reached) => reached === 1),
    neighbourStart: startsOf(places),
    neighbours: Uint16Array.from(places.flat()),
    nearStart: startsOf(near),
    provincesNear: Uint8Array.from(near.flat()),
  };
}

function bitsOf(reach: Uint8Array, isSet: (reached: number) => boolean): Int32Array {
  const bits = new Int32Array(reach.length / 32);
  reach.forEach((reached, i) => {
    if (isSet(reached)) bits[i >> 5] = (bits[i >> 5] as number) | (1 << i);
  });
  return bits;
}

/** Where each list starts when all are laid end to end, and where the last ends. */
function startsOf(lists: readonly (readonly number[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    starts[i + 1] = (starts[i] as number) + list.length;
  });
  return starts;
}

function compileSeas(variant: Variant, numberOf: ReadonlyMap<string, Province>) {
  const number = (id: string) => numberOf.get(id) as Province;
  const seas = variant.provinces.filter((p) => p.kind === 'sea').map((p) => number(p.id));
  const isSea = (province: number) => (seas as readonly number[]).includes(province);
  const seasNear = [[], ...variant.provinces.map((p) => [...new Set(shoresOf(variant, p, numberOf))].filter(isSea))];
  const ports = variant.provinces
    .filter((p) => p.kind === 'land')
    .map((p) => number(p.id))
    .filter((port) => (seasNear[port] as readonly number[]).length > 0);

  const isMasked = seas.length <= MOST_MASKED_SEAS;
  const seaBit = new Int32Array(256);
  seas.forEach((sea, i) => {
    seaBit[sea] = isMasked ? 1 << i : 1;
  });
  const maskOf = (province: number) =>
    (seasNear[province] ?? []).reduce((mask, sea) => mask | (seaBit[sea] as number), 0);
  const portOf = new Uint8Array(256);
  ports.forEach((port, i) => {
    portOf[port] = i + 1;
  });
  return {
    seaBit,
    shoreOf: Int32Array.from({ length: 256 }, (_, province) => maskOf(province)),
    seasNextTo: Int32Array.from(seas, maskOf),
    portsNear: portsNear(ports.map(maskOf)),
    seasNearStart: startsOf(seasNear),
    seasNear: Uint8Array.from(seasNear.flat()),
    portOf,
    portCount: ports.length,
    portProvinces: Uint8Array.from(ports),
    routes: isMasked ? minimalRoutes(ports.map(maskOf), seas.map(maskOf)) : undefined,
  };
}

/** The ports next to each sea, eight words a sea, from the seas next to each port. */
function portsNear(shores: readonly number[]): Int32Array {
  const bits = new Int32Array(MOST_MASKED_SEAS * 8);
  shores.forEach((seas, port) => {
    for (let rest = seas; rest !== 0; rest &= rest - 1) {
      const word = ((31 - Math.clz32(rest & -rest)) << 3) | (port >> 5);
      bits[word] = (bits[word] as number) | (1 << port);
    }
  });
  return bits;
}

/** Where fleets at a province sail, whatever its coasts. */
function shoresOf(variant: Variant, { locations }: MapProvince, numberOf: ReadonlyMap<string, Province>): number[] {
  const sails = locations.flatMap((location) => sailsFrom(variant, location));
  return sails.map((location) => placeOf({ numberOf }, location) & 255);
}
