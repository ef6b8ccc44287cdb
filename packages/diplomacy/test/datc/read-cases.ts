import { readdirSync, readFileSync } from 'node:fs';
import type { LocationId, PowerId, ProvinceId, UnitId, UnitType } from '../../src/ids.ts';
import type { DislodgedUnit, Ownership, Unit } from '../../src/position.ts';

/** One order of a case and what becomes of it. */
export interface ExpectedOrder {
  readonly power: PowerId;
  /** As written, faults included. */
  readonly text: string;
  /** The canonical short form of what was written. */
  readonly short: string;
  /** As in `fails` or `fails, dislodged`. */
  readonly result: string;
  /** The cause and the provinces it names, as in `repelled BUR MUN`; absent when the order did what it said. */
  readonly cause?: string;
}

export interface RetreatPart {
  readonly orders: readonly ExpectedOrder[];
  readonly after: readonly Unit[];
  readonly disbanded: readonly Unit[];
}

/** A case of chapter 6 of the Diplomacy Adjudicator Test Cases, as a file in `cases/` holds it (see its README). */
export interface DatcCase {
  readonly id: string;
  readonly title: string;
  readonly phase: 'movement' | 'adjustment';
  /** The disputed questions of DATC chapter 4 whose preferred answers the expectation follows. */
  readonly choice: readonly string[];
  readonly units: readonly Unit[];
  readonly orders: readonly ExpectedOrder[];
  readonly after: readonly Unit[];
  readonly dislodged: readonly DislodgedUnit[];
  readonly contested: readonly ProvinceId[];
  readonly retreats?: RetreatPart;
  readonly owned: Ownership;
  readonly due: ReadonlyMap<PowerId, number>;
  readonly removedInDisorder: readonly Unit[];
}

const FOLDER = new URL('cases/', import.meta.url);

/** All cases, in the order of their numbers. */
export function readCases(): readonly DatcCase[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => casesOf(readFileSync(new URL(name, FOLDER), 'utf8')));
}

function casesOf(file: string): readonly DatcCase[] {
  return file
    .split(/^== /m)
    .slice(1)
    .map((text) => readCase(text.trimEnd().split('\n')));
}

type Draft = { -readonly [K in keyof DatcCase]: DatcCase[K] };

function readCase([heading = '', ...lines]: readonly string[]): DatcCase {
  const [id = '', ...title] = heading.split(' ');
  const draft: Draft = {
    id,
    title: title.join(' '),
    phase: 'movement',
    choice: [],
    units: [],
    orders: [],
    after: [],
    dislodged: [],
    contested: [],
    owned: new Map(),
    due: new Map(),
    removedInDisorder: [],
  };
  let orders: ExpectedOrder[] = [];
  for (const line of lines) {
    if (line.startsWith('  ')) {
      orders.push(readOrder(line));
      continue;
    }
    const [, key = '', value = ''] = /^([a-z ]+):\s*(.*)$/.exec(line) ?? [];
    if (key === 'orders' || key === 'adjustments' || key === 'retreats') orders = [];
    readField(draft, key, value, orders, `${id}: ${line}`);
  }
  return draft;
}

function readField(draft: Draft, key: string, value: string, orders: ExpectedOrder[], place: string): void {
  switch (key) {
    case 'choice':
      draft.choice = value.split(', ');
      break;
    case 'units':
      draft.units = readUnits(value);
      break;
    case 'orders':
      draft.orders = orders;
      break;
    case 'adjustments':
      draft.phase = 'adjustment';
      draft.orders = orders;
      break;
    case 'retreats':
      draft.retreats = { orders, after: [], disbanded: [] };
      break;
    case 'after':
      if (draft.retreats === undefined) draft.after = readUnits(value);
      else draft.retreats = { ...draft.retreats, after: readUnits(value) };
      break;
    case 'disbanded':
      draft.retreats = { ...(draft.retreats as RetreatPart), disbanded: readUnits(value) };
      break;
    case 'dislodged':
      draft.dislodged = [...draft.dislodged, readDislodged(value, draft.units)];
      break;
    case 'contested':
      draft.contested = value.split(' ') as ProvinceId[];
      break;
    case 'owned':
      draft.owned = new Map(
        byPower(value).flatMap(([power, list]) => list.split(' ').map((id) => [id as ProvinceId, power] as const)),
      );
      break;
    case 'due':
      draft.due = new Map(byPower(value).map(([power, due]) => [power, Number(due)]));
      break;
    case 'removed in disorder':
      draft.removedInDisorder = readUnits(value);
      break;
    default:
      throw new Error(`cannot be read: ${place}`);
  }
}

function readOrder(line: string): ExpectedOrder {
  const [power, text, short, result, cause, ...more] = line.split('|').map((cell) => cell.trim());
  if (!power || !text || !short || !result || more.length > 0) throw new Error(`cannot be read: ${line}`);
  return { power: power as PowerId, text, short, result, ...(cause ? { cause } : {}) };
}

const readUnits = (value: string): readonly Unit[] =>
  byPower(value).flatMap(([power, list]) => list.split(', ').map((text) => readUnit(power, text)));

function readUnit(power: PowerId, text: string): Unit {
  const [type, location] = text.split(' ');
  return {
    id: `${power} ${text}` as UnitId,
    power,
    type: type as UnitType,
    location: location as LocationId,
  };
}

/** `ITALY A VIE by sea from TRI, may go to GAL TYR`, or `…, has nowhere to go`. */
function readDislodged(value: string, units: readonly Unit[]): DislodgedUnit {
  const match = /^(\w+) ([AF]) (\S+) (by sea )?from (\S+), (?:may go to (.+)|has nowhere to go)$/.exec(value);
  if (match === null) throw new Error(`cannot be read: ${value}`);
  const [, power, type, location, bySea, from, retreats] = match;
  const unit = units.find((one) => one.power === power && one.type === type && one.location === location);
  if (unit === undefined) throw new Error(`no such unit: ${value}`);
  return {
    ...unit,
    attackedFrom: from as LocationId,
    attackerConvoyed: bySea !== undefined,
    retreats: (retreats?.split(' ') ?? []) as LocationId[],
  };
}

/** `FRANCE A PAR, A PIC; ITALY F NAP` by power. */
const byPower = (value: string): readonly (readonly [PowerId, string])[] =>
  value
    .split('; ')
    .filter(Boolean)
    .map((part) => [part.slice(0, part.indexOf(' ')) as PowerId, part.slice(part.indexOf(' ') + 1)] as const);
