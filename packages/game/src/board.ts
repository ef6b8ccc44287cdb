import type { PowerId, ProvinceId, Unit } from '@defensor/diplomacy';
import { provinceOf } from '@defensor/diplomacy';
import type { BoardState, Dict } from './state.ts';

/** Ownership as the board game takes it. */
export function ownershipOf(board: BoardState): ReadonlyMap<ProvinceId, PowerId> {
  return new Map(Object.entries(board.owned) as [ProvinceId, PowerId][]);
}

/** A map as a plain object, as state and events hold it. */
export function asDict<K extends string, V>(map: ReadonlyMap<K, V>): Dict<K, V> & Record<K, V> {
  return Object.fromEntries(map) as Record<K, V>;
}

/** The unit that stands in a province; never a dislodged one. */
export function unitIn(board: BoardState, province: ProvinceId): Unit | undefined {
  return board.units.find((unit) => provinceOf(unit.location) === province);
}

export function isOut(board: BoardState, power: PowerId): boolean {
  return board.eliminated[power] !== undefined;
}
