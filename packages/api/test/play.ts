import {
  adjudicateAdjustments,
  adjudicateMovement,
  adjudicateRetreats,
  type BoardPhase,
  type DislodgedUnit,
  type Given,
  type LocationId,
  type MovementResult,
  normaliseOrder,
  type OrdersByPhase,
  type PowerId,
  type ProvinceId,
  parseOrder,
  type Unit,
  type UnitId,
  type Variant,
} from '@defensor/diplomacy';
import { ENGLISH } from '../src/english/english.ts';
import { adjustmentSentences, movementSentences, retreatSentences, type Wording } from '../src/index.ts';

/** `{ FRANCE: ['A PAR'] }`, by power. */
export type ByPower = Readonly<Record<string, readonly string[]>>;

function unitsOf(board: ByPower): Unit[] {
  return Object.entries(board).flatMap(([power, units]) =>
    units.map((text): Unit => {
      const [type, location] = text.split(' ') as ['A' | 'F', LocationId];
      return { id: `${power} ${text}` as UnitId, power: power as PowerId, type, location };
    }),
  );
}

/** The units that orders like `A PAR - BUR` are for; `{ FRANCE: ['A PAR'] }`. */
export function unitsOrdered(orders: ByPower): ByPower {
  const unit = (order: string) => order.split(' ').slice(0, 2).join(' ');
  return Object.fromEntries(Object.entries(orders).map(([power, list]) => [power, [...new Set(list.map(unit))]]));
}

function ordersOf<P extends BoardPhase>(
  variant: Variant,
  phase: P,
  units: readonly Unit[],
  orders: ByPower,
): Given<OrdersByPhase[P]>[] {
  return Object.entries(orders).flatMap(([power, texts]) =>
    texts.map((text) => {
      const read = parseOrder(variant, phase, text);
      if (!read.ok) throw new Error(`${text}: ${read.issues[0]?.code}`);
      return { power: power as PowerId, order: normaliseOrder(variant, units, read.order) };
    }),
  );
}

export function play(
  variant: Variant,
  board: ByPower,
  orders: ByPower,
  immobilised: readonly string[] = [],
): MovementResult {
  const units = unitsOf(board);
  const held = new Set(immobilised as readonly UnitId[]);
  return adjudicateMovement(variant, units, ordersOf(variant, 'movement', units, orders), { immobilised: held });
}

/** The sentence of each order, in the order given. */
export function told(variant: Variant, result: MovementResult, wording: Omit<Wording, 'language'> = {}): string[] {
  const { ofOrder } = movementSentences(variant, result, { ...wording, language: ENGLISH });
  return result.orders.map((_, index) => ofOrder(index));
}

export interface Retreating {
  readonly standing: ByPower;
  /** `'A PAR'` and where its attacker came from. */
  readonly dislodged: readonly {
    readonly power: string;
    readonly unit: string;
    readonly from: string;
    readonly bySea?: boolean;
  }[];
  readonly contested?: readonly string[];
}

/** The sentences of the orders and of the fates of a retreat phase. */
export function tellRetreats(
  variant: Variant,
  board: Retreating,
  orders: ByPower,
): { orders: string[]; fates: string[] } {
  const dislodged = board.dislodged.map(({ power, unit, from, bySea }): DislodgedUnit => {
    const [driven] = unitsOf({ [power]: [unit] }) as [Unit];
    return { ...driven, attackedFrom: from as LocationId, attackerConvoyed: bySea ?? false, retreats: [] };
  });
  const contested = (board.contested ?? []) as readonly ProvinceId[];
  const given = ordersOf(variant, 'retreat', dislodged, orders);
  const result = adjudicateRetreats(variant, unitsOf(board.standing), dislodged, contested, given);
  const sentences = retreatSentences(variant, result, { language: ENGLISH });
  return {
    orders: result.orders.map((_, index) => sentences.ofOrder(index)),
    fates: result.fates.map((_, index) => sentences.ofFate(index)),
  };
}

/** The sentences of the orders and of the removals of an adjustment phase. */
export function tellAdjustments(
  variant: Variant,
  board: ByPower,
  owned: ByPower,
  orders: ByPower,
): { orders: string[]; removals: string[] } {
  const units = unitsOf(board);
  const owners = new Map(
    Object.entries(owned).flatMap(([power, centres]) =>
      centres.map((c) => [c as ProvinceId, power as PowerId] as const),
    ),
  );
  const result = adjudicateAdjustments(variant, units, owners, ordersOf(variant, 'adjustment', units, orders));
  const sentences = adjustmentSentences(variant, result, { language: ENGLISH });
  return {
    orders: result.orders.map((_, index) => sentences.ofOrder(index)),
    removals: result.autoRemoved.map((_, index) => sentences.ofRemoval(index)),
  };
}
