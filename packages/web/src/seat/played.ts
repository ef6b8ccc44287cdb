/** The phases that were played, for the scrubber: built from what was published, never adjudicated anew. */
import type { MovementOrder, Ownership, PowerId, ProvinceId } from '@defensor/diplomacy';
import type { View } from '@defensor/game';
import type { PhaseResult } from '../play/resolve.ts';
import type { Stage } from '../play/stage.ts';

/** A phase as it was published: the board before it, the orders, and what came of them. */
export interface PlayedPhase {
  readonly turn: string;
  readonly stage: Stage;
  readonly outcome: PhaseResult;
}

type Turn = View['history'][number];
type Owners = Turn['before']['owned'];

/** Every phase that was played and published, the oldest first. */
export function playedPhases(history: View['history']): readonly PlayedPhase[] {
  return history.flatMap((turn) => [movementOf(turn), retreatsOf(turn), adjustmentsOf(turn)].filter(isThere));
}

const isThere = (phase: PlayedPhase | undefined): phase is PlayedPhase => phase !== undefined;

/** The board as it stood before anything was played. */
export function beginningOf(view: View): Stage {
  const [first] = view.history;
  const { turn, units, owned } =
    first === undefined
      ? { turn: view.turn, units: view.units, owned: view.owners }
      : { turn: first.turn, ...first.before };
  return { ...headOf(turn, 'movement'), units, owned: ownershipOf(owned), dislodged: [], contested: [], orders: [] };
}

function movementOf({ turn, before, movement, afterMovement }: Turn): PlayedPhase | undefined {
  if (movement === undefined || afterMovement === undefined) return undefined;
  const { units, dislodged, contested } = afterMovement;
  const orders = movement.orders.map((one) => ({ ...one, order: one.order as MovementOrder }));
  return {
    turn,
    stage: {
      ...headOf(turn, 'movement'),
      units: before.units,
      owned: ownershipOf(before.owned),
      dislodged: [],
      contested: [],
      orders,
      isResolved: true,
    },
    outcome: { phase: 'movement', result: { orders, unitOutcomes: movement.units, units, dislodged, contested } },
  };
}

function retreatsOf({ turn, afterMovement, retreats, afterRetreats }: Turn): PlayedPhase | undefined {
  if (afterMovement === undefined || retreats === undefined || afterRetreats === undefined) return undefined;
  const { orders, fates } = retreats;
  const disbanded = fates.filter(({ fate }) => fate !== 'retreated').map(({ unit }) => unit);
  if (fates.length === 0) return undefined;
  return {
    turn,
    stage: {
      ...headOf(turn, 'retreat'),
      units: afterMovement.units,
      owned: ownershipOf(afterMovement.owned),
      dislodged: afterMovement.dislodged,
      contested: afterMovement.contested,
      orders,
      isResolved: true,
    },
    outcome: { phase: 'retreat', result: { orders, fates, units: afterRetreats.units, disbanded } },
  };
}

function adjustmentsOf({ turn, afterMovement, afterRetreats, adjustments, after }: Turn): PlayedPhase | undefined {
  const before = afterRetreats ?? afterMovement;
  if (before === undefined || adjustments === undefined || after === undefined) return undefined;
  const { orders, built, removed, autoRemoved, unused } = adjustments;
  if (Object.values(adjustments.due).every((due) => due === 0)) return undefined;
  return {
    turn,
    stage: {
      ...headOf(turn, 'adjustment'),
      units: before.units,
      owned: ownershipOf(after.owned),
      dislodged: [],
      contested: [],
      orders,
      isResolved: true,
    },
    outcome: {
      phase: 'adjustment',
      result: {
        orders,
        units: after.units,
        built,
        removed,
        autoRemoved,
        unused: new Map(Object.entries(unused) as [PowerId, number][]),
      },
    },
  };
}

const headOf = (turn: string, phase: Stage['phase']) =>
  ({
    phase,
    season: phase === 'adjustment' ? 'winter' : turn.startsWith('S') ? 'spring' : 'fall',
    year: Number(turn.slice(1)),
    isResolved: false,
  }) as const;

const ownershipOf = (owned: Owners): Ownership => new Map(Object.entries(owned) as [ProvinceId, PowerId][]);
