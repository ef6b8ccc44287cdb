import type { Given, MovementOrder, MovementResult, Order, PowerId } from '@defensor/diplomacy';
import type { EventOf, GameEvent, View } from '@defensor/game';
import type { Stage } from '../play/stage.ts';
import { kindOf, stageOf } from '../seat/stage-of-view.ts';
import type { DeskView } from './use-ruling.ts';

/** The orders that count now, as they stand on the board before anything is resolved. */
export function standing(view: View): Stage {
  const orders = Object.values(view.counting).flatMap((chosen): Given<Order>[] => {
    const sheet = 'sheet' in chosen ? view.sheets.find(({ id }) => id === chosen.sheet) : undefined;
    return sheet?.lines.map(({ order }) => ({ power: sheet.power, order })) ?? [];
  });
  return { ...stageOf(view, kindOf(view) === undefined ? [] : orders) };
}

/** What the private run says of the movement, and the other movement where a naming decides whether the Pope falls. */
export function dryMovement({ desk }: DeskView):
  | {
      readonly asItWillBe: MovementResult;
      /** The movement of the other case, and whether in it the punishments are carried out. */
      readonly otherwise?: { readonly result: MovementResult; readonly isPunished: boolean };
    }
  | undefined {
  const moved = desk.dryRun?.events.find(isMovement);
  if (moved === undefined) return undefined;
  const { orders, outcomes, units, dislodged, contested, board } = moved.facts;
  const asItWillBe: MovementResult = {
    orders: orders.map((one) => ({ ...one, order: one.order as MovementOrder })),
    unitOutcomes: outcomes,
    units,
    dislodged,
    contested,
  };
  const worlds = desk.dryRun !== undefined && 'worlds' in desk.dryRun ? desk.dryRun.worlds : undefined;
  if (worlds === undefined) return { asItWillBe };
  const isPunished = board === 'withoutPunishments';
  const { result } = isPunished ? worlds.withPunishments : worlds.withoutPunishments;
  return { asItWillBe, otherwise: { result, isPunished } };
}

const isMovement = (event: GameEvent): event is EventOf<'movementResolved'> => event.type === 'movementResolved';

/** The board on which a movement was run. */
export function resolvedStage(view: View, result: MovementResult): Stage {
  const orders = result.orders.map(({ order, ...one }) => ({ power: (one as { power?: PowerId }).power, order }));
  return {
    ...stageOf(view, []),
    orders: orders.flatMap(({ power, order }) => (power === undefined ? [] : [{ power, order }])),
    isResolved: true,
  };
}

/** What happens by the way and is told by no line of its own. */
const UNTOLD = new Set(['movementResolved', 'phaseClosed', 'turnEnded', 'participationTallied', 'docketDefaulted']);

/** What is about centres, units and the end of the game, not about the church. */
const OF_THE_BOARD = new Set([
  'sheetsChosen',
  'retreatsMade',
  'ownershipSettled',
  'adjustmentsMade',
  'powerEliminated',
  'victoryWithheld',
  'gameEnded',
  'phaseOpened',
]);

/** The events of the private run in two lists: throne and ban, and the board. */
export function consequences(events: readonly GameEvent[]): {
  readonly church: readonly GameEvent[];
  readonly board: readonly GameEvent[];
} {
  const told = events.filter(({ type }) => !UNTOLD.has(type));
  return {
    church: told.filter(({ type }) => !OF_THE_BOARD.has(type)),
    board: told.filter(({ type }) => OF_THE_BOARD.has(type)),
  };
}
