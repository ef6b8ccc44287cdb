import { readFileSync } from 'node:fs';
import {
  type Given,
  type LocationId,
  type Order,
  type PowerId,
  type ProvinceId,
  parseOrder,
  type Unit,
  type UnitId,
  type UnitType,
  type Variant,
} from '@defensor/diplomacy';
import type { Board } from '../src/map/board.ts';
import { emptyStage, type Stage } from '../src/play/stage.ts';

/** The drawn board, as the client loads it. */
export const BOARD = JSON.parse(readFileSync(new URL('../src/map/data/board.json', import.meta.url), 'utf8')) as Board;

export const province = (id: string) => id as ProvinceId;
export const location = (id: string) => id as LocationId;
export const power = (id: string) => id as PowerId;

/** Units from `{FRANCE: 'A PAR, F BRE'}`. */
export function units(byPower: Readonly<Record<string, string>>): Unit[] {
  return Object.entries(byPower).flatMap(([id, list]) =>
    list.split(', ').map((text, i): Unit => {
      const [type, at] = text.split(' ');
      return { id: `${id}-${i + 1}` as UnitId, power: power(id), type: type as UnitType, location: location(at ?? '') };
    }),
  );
}

/** A movement stage with these units, and orders as people write them. */
export function stageWith(
  variant: Variant,
  byPower: Readonly<Record<string, string>>,
  orders: readonly string[] = [],
): Stage {
  const stage = { ...emptyStage(variant), units: units(byPower) };
  return { ...stage, orders: orders.map((text) => given(variant, stage, text)) };
}

function given(variant: Variant, stage: Stage, text: string): Given<Order> {
  const read = parseOrder(variant, 'movement', text);
  if (!read.ok) throw new Error(`not an order: ${text}`);
  const owner = stage.units.find(({ location: at }) => at.split('/')[0] === read.order.unit.at.split('/')[0])?.power;
  return { power: owner ?? (variant.powers[0]?.id as PowerId), order: read.order };
}
