import { type ProvinceId, provinceOf, type Unit } from '@defensor/diplomacy';
import { type GameEvent, PUBLIC } from '../../events.ts';
import type { GameState } from '../../state.ts';
import { affiliationOf, bishopIn, isFreePopeHost } from '../affiliation.ts';
import { seesOf } from '../church.ts';
import { happened } from '../happened.ts';

/**
 * The sees that a power's unit stands in now and did not occupy last: their bishops are its own from
 * now on, whether they like it or not. Dislodged units occupy nothing.
 *
 * @rule R8 (readings A8, A10, §6 b), ORP step 7
 */
export function occupations(
  state: GameState,
  by: (unit: Unit) => 'movement' | 'retreat' | 'build',
): readonly GameEvent[] {
  const sees = seesOf(state);
  return state.board.units
    .filter((unit) => sees.has(provinceOf(unit.location)))
    .filter((unit) => occupiesAnew(state, provinceOf(unit.location), unit))
    .map((unit) => occupationOf(state, provinceOf(unit.location), unit, by(unit)));
}

function occupiesAnew(state: GameState, see: ProvinceId, { power }: Unit): boolean {
  return state.church.lastOccupier[see] !== power && !isFreePopeHost(state, see, power);
}

function occupationOf(state: GameState, see: ProvinceId, unit: Unit, by: 'movement' | 'retreat' | 'build'): GameEvent {
  const from = state.church.lastOccupier[see];
  const bishop = bishopIn(state, see)?.id;
  const was = bishop === undefined ? undefined : affiliationOf(state, bishop);
  return happened('seeOccupied', 'R8', PUBLIC, {
    see,
    power: unit.power,
    ...(from === undefined ? {} : { from }),
    unit,
    ...(bishop === undefined ? {} : { bishop }),
    ...(was === undefined ? {} : { was }),
    by,
  });
}
