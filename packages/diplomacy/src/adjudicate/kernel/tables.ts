import { COASTS, type LocationId, locationAt, type ProvinceId, type UnitType } from '../../ids.ts';
import type { Variant } from '../../map/variant.ts';
import type { Province } from './bytes.ts';
import { minimalRoutes, type Routes } from './routes.ts';

/** The most provinces a variant may have: their numbers fit a byte, 0 being none. */
export const MOST_PROVINCES = 255;
/** Seas beyond this number do not fit a bit mask, and routes over them are searched for. */
const MOST_MASKED_SEAS = 32;

/**
 * A place as a number: province, coast (0 none, else 1 + its index in `COASTS`) and unit type, eight, three and one bits.
 */
export const COAST_SHIFT = 8;
export const FLEET = 1 << 11;

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
  /** The neighbours of a row, sorted by id: `neighbours[neighbourStart[row]]` up to `neighbourStart[row + 1]`, each coast and province. */
  readonly neighbourStart: Int32Array;
  readonly neighbours: Uint16Array;
  /** The same without coasts, each province once: `provincesNear[nearStart[row]]` up to `nearStart[row + 1]`. */
  readonly nearStart: Int32Array;
  readonly provincesNear: Uint8Array;
  /** By province: its bit among the seas; 0 on land. */
  readonly seaBit: Int32Array;
  /** The provinces of the seas, by the place of their bit. */
  readonly seaProvinces: Uint8Array;
  /** By province: 1 + its index among the ports (land next to a sea); 0 elsewhere. */
  readonly portOf: Uint8Array;
  readonly portCount: number;
  /** The provinces of the ports, by index. */
  readonly portProvinces: Uint8Array;
  readonly routes: Routes;
}

const compiled = new WeakMap<Variant, Tables>();

/** The tables of `variant`, made at the first call. */
export function tablesOf(variant: Variant): Tables {
  const known = compiled.get(variant);
  if (known !== undefined) return known;
  const tables = compile(variant);
  compiled.set(variant, tables);
  return tables;
}

function compile(variant: Variant): Tables {
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

/** The number of a location: its coast and province. 0 for a place that does not exist. */
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
  const province = tables.provinceIds[place & 255] as ProvinceId;
  return coast === 0 ? locationAt(province) : locationAt(province, COASTS[coast - 1]);
}

function compileReach(variant: Variant, numberOf: ReadonlyMap<string, Province>) {
  const rowOf = new Uint16Array(2 * FLEET);
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
      reach[at] = (reach[at] ?? 0) | (1 << (place >> COAST_SHIFT));
    }
  });
  const places = rows.map((to) => to.map((location) => placeOf({ numberOf }, location)));
  const near = places.map((to) => [...new Set(to.map((place) => place & 255))]);
  return {
    rowOf,
    rowCount: rows.length,
    reach,
    neighbourStart: startsOf(places),
    neighbours: Uint16Array.from(places.flat()),
    nearStart: startsOf(near),
    provincesNear: Uint8Array.from(near.flat()),
  };
}

/** Where each list starts when all are laid end to end, and where the last ends. */
function startsOf(lists: readonly (readonly number[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    starts[i + 1] = (starts[i] ?? 0) + list.length;
  });
  return starts;
}

function compileSeas(variant: Variant, numberOf: ReadonlyMap<string, Province>) {
  const seas = variant.provinces.filter((p) => p.kind === 'sea').map((p) => p.id);
  if (seas.length > MOST_MASKED_SEAS) throw new Error('not yet');
  const seaBit = new Int32Array(256);
  seas.forEach((sea, i) => {
    seaBit[numberOf.get(sea) ?? 0] = 1 << i;
  });
  const seasNextTo = (province: ProvinceId) =>
    variant.provinces[(numberOf.get(province) ?? 0) - 1]?.locations
      .flatMap((location) => variant.fleetBorders.get(location) ?? [])
      .reduce((mask, location) => mask | (seaBit[placeOf({ numberOf }, location) & 255] ?? 0), 0) ?? 0;
  const ports = variant.provinces.filter((p) => p.kind === 'land' && seasNextTo(p.id) !== 0).map((p) => p.id);
  const portOf = new Uint8Array(256);
  ports.forEach((port, i) => {
    portOf[numberOf.get(port) ?? 0] = i + 1;
  });
  const routes = minimalRoutes(ports.map(seasNextTo), seas.map(seasNextTo));
  if (routes === undefined) throw new Error('not yet');
  const seaProvinces = Uint8Array.from(seas, (sea) => numberOf.get(sea) ?? 0);
  const portProvinces = Uint8Array.from(ports, (port) => numberOf.get(port) ?? 0);
  return { seaBit, seaProvinces, portProvinces, portOf, portCount: ports.length, routes };
}
