/** A stage as a short line of text that may stand in a link, and back. */
import {
  type BoardPhase,
  type DislodgedUnit,
  type Given,
  type LocationId,
  type Order,
  type PowerId,
  type ProvinceId,
  parseOrder,
  printOrder,
  provinceOf,
  retreatsOpen,
  SEASONS,
  type Season,
  type Unit,
  type UnitId,
  type UnitType,
  type Variant,
} from '@defensor/diplomacy';
import type { Stage } from './stage.ts';

const PHASES: readonly BoardPhase[] = ['movement', 'retreat', 'adjustment'];

/**
 * `m.spring.1454;ENG:FBRE,ALVP;ENG:BRE,LVP;;;ENG:A+LVP+-+YOR`: the turn, units, owners, dislodged
 * units, contested places and orders. Ids of units are not kept: units are numbered afresh.
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
    byPower(stage.orders, ({ order }) => printOrder(order).replaceAll(' ', '+')),
  ].join(';');
}

const printUnit = ({ type, location }: Unit) => `${type}${location}`;
const codesOf = (variant: Variant) => new Map(variant.powers.map((power) => [power.id, power.seatCode]));

/** The stage of a text; `undefined` where the text is not one of this variant. */
export function parseStage(variant: Variant, text: string): Stage | undefined {
  const [turn, units, owners, dislodged, contested, orders] = text.split(';');
  const [letter, season, year, resolved] = (turn ?? '').split('.');
  const phase = PHASES.find((name) => name.charAt(0) === letter);
  if (phase === undefined || !SEASONS.includes(season as Season) || !/^\d{1,4}$/.test(year ?? '')) return undefined;
  try {
    const standing = groups(variant, units).map(([power, item], i) => readUnit(variant, power, item, i));
    const closed = items(contested, ',').map((id) => province(variant, id));
    return {
      phase,
      season: season as Season,
      year: Number(year),
      units: standing,
      owned: new Map(groups(variant, owners).map(([power, id]) => [province(variant, id), power])),
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
      orders: groups(variant, orders).map(([power, item]) => readOrder(variant, phase, power, item)),
      isResolved: resolved === 'r',
    };
  } catch (error) {
    if (error instanceof UnreadableStage) return undefined;
    throw error;
  }
}

class UnreadableStage extends Error {}

const items = (text: string | undefined, by: string) => (text === undefined || text === '' ? [] : text.split(by));

/** `ENG:a,b!FRA:c` as pairs of power and item. */
function groups(variant: Variant, text: string | undefined): [PowerId, string][] {
  return items(text, '!').flatMap((group) => {
    const [code, list] = group.split(':');
    const power = variant.powers.find(({ seatCode }) => seatCode === code)?.id;
    if (power === undefined) throw new UnreadableStage(`no power ${code}`);
    return items(list, ',').map((item): [PowerId, string] => [power, item]);
  });
}

function province(variant: Variant, id: string): ProvinceId {
  if (!variant.provinceById.has(id)) throw new UnreadableStage(`no province ${id}`);
  return id as ProvinceId;
}

function place(variant: Variant, id: string): LocationId {
  if (!variant.locations.has(id)) throw new UnreadableStage(`no location ${id}`);
  return id as LocationId;
}

function readUnit(variant: Variant, power: PowerId, text: string, index: number): Unit {
  const [type] = text;
  if (type !== 'A' && type !== 'F') throw new UnreadableStage(`no unit ${text}`);
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
  const driven = { ...unit, attackedFrom: place(variant, from ?? ''), attackerConvoyed: sea === 'sea' };
  return { ...driven, retreats: retreatsOpen(variant, standing, contested, driven) };
}

function readOrder(variant: Variant, phase: BoardPhase, power: PowerId, text: string): Given<Order> {
  const read = parseOrder<BoardPhase>(variant, phase, text.replaceAll('+', ' '));
  if (!read.ok) throw new UnreadableStage(`no order ${text}`);
  return { power, order: read.order };
}

/** Whether two units of a stage stand in one province: such a stage cannot be adjudicated. */
export function isCrowded(stage: Stage): boolean {
  const places = stage.units.map(({ location }) => provinceOf(location));
  return new Set(places).size !== places.length;
}
