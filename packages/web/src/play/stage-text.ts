/** A stage as a short line of text that may stand in a link, and back. */
import {
  type BoardPhase,
  type DislodgedUnit,
  type Given,
  type LocationId,
  type Order,
  type Ownership,
  type PowerId,
  type ProvinceId,
  parseOrder,
  printOrder,
  retreatsOpen,
  SEASONS,
  type Season,
  type Unit,
  type UnitId,
  type UnitType,
  type Variant,
} from '@defensor/diplomacy';
import type { Rival, Stage } from './stage.ts';
import { faultsOf, type StageFault } from './stage-faults.ts';

const PHASES: readonly BoardPhase[] = ['movement', 'retreat', 'adjustment'];

/**
 * `m.spring.1454;ENG:FBRE,ALVP;ENG:BRE,LVP;;;ENG:A+LVP+-+YOR;`: the turn, units, owners, dislodged
 * units, contested places, orders, and the rival set of orders with the letter of the open one. Ids of
 * units are not kept: units are numbered afresh.
 */
export function printStage(variant: Variant, stage: Stage): string {
  const code = codesOf(variant);
  const byPower = <T extends { power: PowerId }>(items: readonly T[], print: (item: T) => string) =>
    variant.powers
      .map(({ id }) => ({ id, own: items.filter((item) => item.power === id) }))
      .filter(({ own }) => own.length > 0)
      .map(({ id, own }) => `${code.get(id) ?? id}:${own.map(print).join(',')}`)
      .join('!');
  const owners = [...stage.owned].map(([centre, power]) => ({ power, centre }));
  return [
    `${stage.phase.charAt(0)}.${stage.season}.${stage.year}${stage.isResolved ? '.r' : ''}`,
    byPower(stage.units, printUnit),
    byPower(owners, ({ centre }) => centre),
    byPower(stage.dislodged, (unit) => `${printUnit(unit)}@${unit.attackedFrom}${unit.attackerConvoyed ? '@sea' : ''}`),
    stage.contested.join(','),
    byPower(stage.orders, printGiven),
    stage.rival === undefined ? '' : `${stage.rival.open}~${byPower(stage.rival.orders, printGiven)}`,
  ].join(';');
}

const printGiven = ({ order }: Given<Order>) => printOrder(order).replaceAll(' ', '+');
const printUnit = ({ type, location }: Unit) => `${type}${location}`;
const codesOf = (variant: Variant) => new Map(variant.powers.map((power) => [power.id, power.seatCode]));

export type ReadStage =
  | { readonly ok: true; readonly stage: Stage }
  /** Never empty. */
  | { readonly ok: false; readonly faults: readonly StageFault[] };

/** The stage of a text, or why it is none of this variant: not to be read, or not possible on its board. */
export function parseStage(variant: Variant, text: string): ReadStage {
  try {
    const stage = readStage(variant, text.split(';'));
    const faults = faultsOf(variant, stage);
    return faults.length > 0 ? { ok: false, faults } : { ok: true, stage };
  } catch (error) {
    if (error instanceof UnreadableStage) return { ok: false, faults: [error.fault] };
    throw error;
  }
}

const PARTS = 7;

function readStage(variant: Variant, parts: readonly string[]): Stage {
  if (parts.length !== PARTS) throw new UnreadableStage({ code: 'cut-short' });
  const [turn = '', units, owners, dislodged, contested, orders, other = ''] = parts;
  const [letter, season, year = '', resolved = 'r'] = turn.split('.');
  const phase = PHASES.find((name) => name.charAt(0) === letter);
  const isTurn = SEASONS.includes(season as Season) && /^\d{1,4}$/.test(year) && resolved === 'r';
  if (phase === undefined || !isTurn) throw unreadable(turn);
  const standing = groups(variant, units).map(([power, item], i) => readUnit(variant, power, item, i));
  const closed = items(contested, ',').map((id) => province(variant, id));
  return {
    phase,
    season: season as Season,
    year: Number(year),
    units: standing,
    owned: readOwners(variant, owners),
    contested: closed,
    dislodged: groups(variant, dislodged).map(([power, item], i) =>
      readDislodged(
        variant,
        standing,
        closed,
        readUnit(variant, power, item.split('@')[0] ?? '', standing.length + i),
        item,
      ),
    ),
    orders: readOrders(variant, phase, orders),
    isResolved: turn.endsWith('.r'),
    ...(other !== '' && { rival: readRival(variant, phase, other) }),
  };
}

function readRival(variant: Variant, phase: BoardPhase, text: string): Rival {
  const [, open, orders] = /^([AB])~(.*)$/.exec(text) ?? [];
  if (open !== 'A' && open !== 'B') throw unreadable(text);
  return { open, orders: readOrders(variant, phase, orders) };
}

class UnreadableStage extends Error {
  readonly fault: StageFault;

  constructor(fault: StageFault) {
    super(fault.code);
    this.fault = fault;
  }
}

const unreadable = (text: string) => new UnreadableStage({ code: 'unreadable', text });

function readOwners(variant: Variant, text: string | undefined): Ownership {
  const owned = new Map<ProvinceId, PowerId>();
  for (const [power, id] of groups(variant, text)) {
    const centre = province(variant, id);
    if (owned.has(centre)) throw new UnreadableStage({ code: 'owned-twice', province: centre });
    owned.set(centre, power);
  }
  return owned;
}

const items = (text: string | undefined, by: string) => (text === undefined || text === '' ? [] : text.split(by));

/** `ENG:a,b!FRA:c` as pairs of power and item. */
function groups(variant: Variant, text: string | undefined): [PowerId, string][] {
  return items(text, '!').flatMap((group) => {
    const [code, list] = group.split(':');
    const power = variant.powers.find(({ seatCode }) => seatCode === code)?.id;
    if (power === undefined || list === undefined) throw unreadable(group);
    return items(list, ',').map((item): [PowerId, string] => [power, item]);
  });
}

function province(variant: Variant, id: string): ProvinceId {
  if (!variant.provinceById.has(id)) throw unreadable(id);
  return id as ProvinceId;
}

function place(variant: Variant, id: string): LocationId {
  if (!variant.locations.has(id)) throw unreadable(id);
  return id as LocationId;
}

function readUnit(variant: Variant, power: PowerId, text: string, index: number): Unit {
  const [type] = text;
  if (type !== 'A' && type !== 'F') throw unreadable(text);
  return {
    id: `${power}-${index + 1}` as UnitId,
    power,
    type: type as UnitType,
    location: place(variant, text.slice(1)),
  };
}

function readDislodged(
  variant: Variant,
  standing: readonly Unit[],
  contested: readonly ProvinceId[],
  unit: Unit,
  text: string,
): DislodgedUnit {
  const [, from, sea] = text.split('@');
  const driven = { ...unit, attackedFrom: place(variant, from ?? text), attackerConvoyed: sea === 'sea' };
  return { ...driven, retreats: retreatsOpen(variant, standing, contested, driven) };
}

/** Orders as `printStage` writes them. */
function readOrders(variant: Variant, phase: BoardPhase, text: string | undefined): Given<Order>[] {
  return groups(variant, text).map(([power, item]) => readOrder(variant, phase, power, item));
}

function readOrder(variant: Variant, phase: BoardPhase, power: PowerId, text: string): Given<Order> {
  const read = parseOrder<BoardPhase>(variant, phase, text.replaceAll('+', ' '));
  if (!read.ok) throw unreadable(text.replaceAll('+', ' '));
  return { power, order: read.order };
}
