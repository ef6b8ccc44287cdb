import {
  adjudicateMovement,
  type DislodgedUnit,
  type Given,
  type MovementOrder,
  type MovementResult,
  type PowerId,
  provinceOf,
  type UnitId,
  whyIllegal,
} from '@defensor/diplomacy';
import { type GameEvent, PUBLIC } from '../events.ts';
import type { SealedNaming } from '../papacy/resolution/bulls.ts';
import { type DeposeOrder, type Deposer, deposerOn, isDeposalOrdered } from '../papacy/resolution/deposing.ts';
import { deposeLinesOf, ordersByPower } from '../sheets/chosen.ts';
import type { Game, RecordedOrder } from '../state.ts';

/** The movement that holds, and what it decides about the Pope. */
export interface DecidedMovement {
  readonly result: MovementResult;
  /** `withoutPunishments`: the namings of this turn are void; else they were applied. */
  readonly board: 'once' | 'withoutPunishments' | 'withPunishments';
  readonly deposer?: Deposer;
}

/** Everything that decides a movement. */
export interface MovementCase {
  readonly game: Game;
  readonly orders: readonly Given<MovementOrder>[];
  readonly depose: readonly DeposeOrder[];
  readonly namings: readonly SealedNaming[];
}

/** The case that the chosen sheets make, with the namings that stand. */
export function movementCase(game: Game, namings: readonly SealedNaming[]): MovementCase {
  const { state, variant } = game;
  const orders = ordersByPower(state, 'orders') as readonly Given<MovementOrder>[];
  const depose = variant.powers.flatMap(({ id: power }) =>
    deposeLinesOf(state, power).map((line) => ({ power, line })),
  );
  return { game, orders, depose, namings };
}

/**
 * ORP step 6: decides the movement. Naming a unit can decide whether Rome falls, and deposing the Pope
 * voids the naming; so Rome is looked at first as if nobody were named. If it falls then, the Pope is
 * deposed and that movement holds; else the movement with the punishments does, whether or not Rome
 * falls in it. Either way the Pope is deposed exactly when a power that ordered it stands in Rome on
 * the board that holds. Adjudicates twice at most.
 *
 * @rule R17 (reading A35, `circularDeposition`)
 */
export function decideMovement(situation: MovementCase, adjudicate = adjudicateMovement): DecidedMovement {
  const { game, orders, depose, namings } = situation;
  const { variant } = game;
  const { units } = game.state.board;
  const { circularDeposition } = game.state.options;
  const deposerIn = (result: MovementResult) => deposerOn(result.units, game.state, depose);
  const settled = (result: MovementResult, board: DecidedMovement['board']): DecidedMovement => {
    const deposer = deposerIn(result);
    return { result, board, ...(deposer === undefined ? {} : { deposer }) };
  };

  const punish = () => adjudicate(variant, units, orders, { immobilised: immobileUnits(situation) });

  const isCircular = namings.length > 0 && isDeposalOrdered(game.state, depose);
  if (!isCircular || circularDeposition === 'punishFirst') return settled(punish(), 'once');

  const free = adjudicate(variant, units, orders);
  if (deposerIn(free) === undefined) return settled(punish(), 'withPunishments');
  if (circularDeposition === 'invader') return settled(free, 'withoutPunishments');
  const punished = punish();
  return deposerIn(punished) === undefined ? settled(punished, 'withPunishments') : settled(free, 'withoutPunishments');
}

/** The movement without this turn's punishments and with them, and who deposes the Pope in each. */
export interface Worlds {
  readonly withoutPunishments: { readonly result: MovementResult; readonly deposer?: Deposer };
  readonly withPunishments: { readonly result: MovementResult; readonly deposer?: Deposer };
}

/** Both movements, where a naming and an order to depose meet; else `undefined`. */
export function bothWorlds(situation: MovementCase): Worlds | undefined {
  const { game, orders, depose, namings } = situation;
  const { units } = game.state.board;
  if (namings.length === 0 || !isDeposalOrdered(game.state, depose)) return undefined;
  const world = (result: MovementResult) => {
    const deposer = deposerOn(result.units, game.state, depose);
    return { result, ...(deposer === undefined ? {} : { deposer }) };
  };
  return {
    withoutPunishments: world(adjudicateMovement(game.variant, units, orders)),
    withPunishments: world(adjudicateMovement(game.variant, units, orders, { immobilised: immobileUnits(situation) })),
  };
}

/** The named units whose order becomes a hold: all of them, or by `immobilised: noMove` those ordered to move (A21). */
function immobileUnits({ game, orders, namings }: MovementCase): ReadonlySet<UnitId> {
  const named = namings.map((naming) => naming.unit);
  if (game.state.options.immobilised === 'hold') return new Set(named.map((unit) => unit.id));
  const { variant, state } = game;
  const moving = named.filter((unit) => {
    const ofUnit = orders.filter(
      ({ power, order }) => power === unit.power && provinceOf(order.unit.at) === provinceOf(unit.location),
    );
    const counts = ofUnit.find((given) => whyIllegal(variant, state.board.units, given) === undefined);
    return counts?.order.kind === 'move';
  });
  return new Set(moving.map((unit) => unit.id));
}

/** The event of the movement decided. With `immobilisedRetreat: disband` a named unit that is dislodged has nowhere to go (A22). */
export function movementResolved(situation: MovementCase, { result, board }: DecidedMovement): GameEvent {
  const { game, orders: given, namings } = situation;
  const named = new Set(board === 'withoutPunishments' ? [] : namings.map(({ unit }) => unit.id));
  const isStuck = (unit: DislodgedUnit) => game.state.options.immobilisedRetreat === 'disband' && named.has(unit.id);
  const orders = result.orders.map(
    (outcome, index): RecordedOrder => ({ power: given[index]?.power as PowerId, ...outcome }),
  );
  const facts = {
    orders,
    outcomes: result.unitOutcomes,
    units: result.units,
    dislodged: result.dislodged.map((unit) => (isStuck(unit) ? { ...unit, retreats: [] } : unit)),
    contested: result.contested,
    board,
  };
  return { type: 'movementResolved', rule: board === 'once' ? 'BASE' : 'A35', audience: PUBLIC, facts };
}
