import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  type Given,
  type LocationId,
  type MovementOrder,
  type PowerId,
  parseOrder,
  STANDARD,
  type Unit,
  type UnitId,
  type UnitType,
} from '../../src/index.ts';

/** A movement phase that people played. */
export interface Phase {
  readonly units: readonly Unit[];
  readonly orders: readonly Given<MovementOrder>[];
}

/** Every eighth of 8,540 movement phases of played games, a line each: `POWER: A PAR, … | A PAR - BUR, …; POWER: …`. */
const SAMPLE = new URL('phases.txt.gz', import.meta.url);

export function readPhases(): readonly Phase[] {
  return gunzipSync(readFileSync(SAMPLE)).toString('utf8').trimEnd().split('\n').map(readPhase);
}

function readPhase(line: string): Phase {
  const powers = line.split('; ').map((text) => {
    const [power = '', rest = ''] = text.split(': ');
    const [units = '', orders = ''] = rest.split(' |');
    return { power: power as PowerId, units: listOf(units), orders: listOf(orders) };
  });
  return {
    units: powers.flatMap(({ power, units }) =>
      units.map((text): Unit => {
        const [type, location] = text.split(' ') as [UnitType, LocationId];
        return { id: text as UnitId, power, type, location };
      }),
    ),
    orders: powers.flatMap(({ power, orders }) => orders.map((text) => ({ power, order: readOrder(text) }))),
  };
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function readOrder(text: string): MovementOrder {
  const read = parseOrder(STANDARD, 'movement', text);
  if (!read.ok) throw new Error(`cannot read ${text}`);
  return read.order as MovementOrder;
}
