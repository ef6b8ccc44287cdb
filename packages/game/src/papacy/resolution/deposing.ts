import { type PowerId, type ProvinceId, provinceOf, type Unit } from '@defensor/diplomacy';
import { type GameEvent, PUBLIC } from '../../events.ts';
import type { SeatId } from '../../ids.ts';
import type { DeposeLine, GameState } from '../../state.ts';
import { isHost, papacyIn, popeOf } from '../church.ts';
import { happened } from '../happened.ts';
import type { DEPOSE_FAULTS } from '../throne/events.ts';

/** A line of a power's chosen sheet that deposes somebody. */
export interface DeposeOrder {
  readonly power: PowerId;
  readonly line: DeposeLine;
}

/** Who deposes the Pope, with the unit that stands in the papal see. */
export interface Deposer {
  readonly pope: SeatId;
  readonly see: ProvinceId;
  readonly power: PowerId;
  readonly unit: Unit;
}

/**
 * Who deposes the reigning Pope if these units are what is left on the board: the power whose unit
 * stands in the papal see, if it ordered so and came as an invader.
 *
 * @rule R17 (readings A33, A36, A37), §6 c–d
 */
export function deposerOn(
  units: readonly Unit[],
  state: GameState,
  orders: readonly DeposeOrder[],
): Deposer | undefined {
  const pope = popeOf(state);
  if (pope === undefined) return undefined;
  const see = papacyIn(state).papalSee;
  const unit = standingIn(units, see);
  if (unit === undefined) return undefined;
  const { power } = unit;
  if (!orders.some((order) => order.line.whom === 'pope' && order.power === power)) return undefined;
  return invaderFault(state, unit) === undefined ? { pope, see, power, unit } : undefined;
}

/** Whether any power may depose the Pope if it gets there: else the Pope's punishments need no second look (ORP step 6 a). */
export function isDeposalOrdered(state: GameState, orders: readonly DeposeOrder[]): boolean {
  return orders.some(({ power, line }) => line.whom === 'pope' && !isBarredHost(state, power));
}

/** Why each order to depose the Pope had no effect, on the final board. */
export function failedDeposals(
  units: readonly Unit[],
  state: GameState,
  orders: readonly DeposeOrder[],
): readonly GameEvent[] {
  const see = papacyIn(state).papalSee;
  const deposer = deposerOn(units, state, orders);
  const standing = standingIn(units, see);
  return orders
    .filter(({ power, line }) => line.whom === 'pope' && power !== deposer?.power)
    .map(({ power }) => {
      const fault = popeFault(state, power, standing);
      return deposeFailed(power, 'pope', see, fault, standing);
    });
}

/** That an order to depose had no effect, and why. */
export function deposeFailed(
  power: PowerId,
  whom: 'pope' | 'antiPope',
  see: ProvinceId,
  fault: (typeof DEPOSE_FAULTS)[number],
  standing: Unit | undefined,
): GameEvent {
  const facts = { power, whom, see, fault, ...(standing === undefined ? {} : { standing: standing.power }) };
  return happened('deposeOrderFailed', whom === 'pope' ? 'R17' : 'R10', PUBLIC, facts);
}

export function standingIn(units: readonly Unit[], see: ProvinceId): Unit | undefined {
  return units.find((unit) => provinceOf(unit.location) === see);
}

function popeFault(state: GameState, power: PowerId, standing: Unit | undefined): (typeof DEPOSE_FAULTS)[number] {
  if (popeOf(state) === undefined) return 'noPope';
  const ofInvader = standing?.power === power ? invaderFault(state, standing) : undefined;
  return ofInvader ?? (isBarredHost(state, power) ? 'host' : 'noUnitThere');
}

/** A unit that never came from outside makes no invader: the first owner's, where he may not depose, or another's that was built there. */
function invaderFault(state: GameState, unit: Unit): 'host' | 'builtThere' | undefined {
  if (isBarredHost(state, unit.power)) return 'host';
  return state.church.builtInPapalSee === unit.id && !isHost(state, unit.power) ? 'builtThere' : undefined;
}

const isBarredHost = (state: GameState, power: PowerId) =>
  isHost(state, power) && state.options.romeAtStart !== 'hostMayDepose';
