/** What the map shows of a stage: pieces, lines and lit places. */
import {
  type LocationId,
  type MovementOrder,
  type MovementResult,
  type Order,
  type ProvinceId,
  provinceOf,
  type Result,
  type Unit,
  type Variant,
} from '@defensor/diplomacy';
import type { DrawnOrder, MarkState } from '../map/geometry/marks.ts';
import type { BoardPiece } from '../map/view/board-map.tsx';
import { adjustmentsOf, hasRoomFor } from './adjusting.ts';
import { type Composing, choicesOf, litBy } from './composing.ts';
import type { PhaseResult } from './resolve.ts';
import { orderFor, subjectOf } from './sheet.ts';
import type { Stage } from './stage.ts';

export interface Scene {
  readonly pieces: readonly BoardPiece[];
  readonly orders: readonly DrawnOrder[];
  readonly lit: ReadonlySet<ProvinceId>;
}

/** The scene of a stage. `chosen` is the unit or place open in the list. */
export function sceneOf(
  variant: Variant,
  stage: Stage,
  outcome: PhaseResult,
  composing: Composing | undefined,
  chosen: ProvinceId | undefined,
): Scene {
  const pieces = stage.isResolved ? piecesAfter(outcome) : piecesBefore(stage);
  const ring = composing?.unit ?? chosen;
  return {
    pieces: pieces.map((piece) => ({ ...piece, isChosen: isRinged(piece, ring, stage) })),
    orders: stage.isResolved ? ordersAfter(stage, outcome) : ordersBefore(stage, outcome),
    lit: litPlaces(variant, stage, composing, chosen),
  };
}

type Piece = Omit<BoardPiece, 'isChosen'>;

const pieceOf = (unit: Unit, form: BoardPiece['form'], at: LocationId = unit.location, isAside = false): Piece => ({
  id: unit.id,
  power: unit.power,
  type: unit.type,
  at,
  form,
  isAside,
});

/** The ring goes to the unit that stood there before the phase; in a retreat, to the one that was driven out. */
function isRinged(piece: Piece, ring: ProvinceId | undefined, stage: Stage): boolean {
  if (ring === undefined || piece.form === 'ghost') return false;
  const isHere = ({ location }: Unit) => provinceOf(location) === ring;
  const unit = stage.dislodged.find(isHere) ?? stage.units.find(isHere);
  return unit?.id === piece.id;
}

function piecesBefore(stage: Stage): Piece[] {
  const isStruck = (unit: Unit) => orderFor(stage, provinceOf(unit.location))?.order.kind === 'disband';
  const standing = stage.units.map((unit) =>
    pieceOf(unit, stage.phase === 'adjustment' && isStruck(unit) ? 'struck' : 'standing'),
  );
  const driven = stage.dislodged.map((unit) =>
    pieceOf(unit, isStruck(unit) ? 'struck' : 'standing', unit.location, true),
  );
  const toBuild = stage.orders.flatMap(({ power, order }): Piece[] =>
    order.kind === 'build' && order.unit.type !== undefined
      ? [
          {
            id: `build ${order.unit.at}`,
            power,
            type: order.unit.type,
            at: order.unit.at,
            form: 'ghost',
            isAside: false,
          },
        ]
      : [],
  );
  return [...standing, ...driven, ...toBuild];
}

function piecesAfter(outcome: PhaseResult): Piece[] {
  const standing = outcome.result.units.map((unit) => pieceOf(unit, 'standing'));
  switch (outcome.phase) {
    case 'movement': {
      const bound = new Set<string>(
        outcome.result.unitOutcomes.flatMap(({ unit, immobilised }) => (immobilised ? [unit.id] : [])),
      );
      const left = outcome.result.unitOutcomes
        .filter(({ order, result }) => order.kind === 'move' && result === 'succeeds')
        .map(({ unit }) => pieceOf(unit, 'ghost'));
      const driven = outcome.result.dislodged.map((unit) => pieceOf(unit, 'standing', unit.location, true));
      return [...left, ...standing, ...driven].map((piece) =>
        bound.has(piece.id) ? { ...piece, isBound: true } : piece,
      );
    }
    case 'retreat': {
      const gone = outcome.result.disbanded.map((unit) => pieceOf(unit, 'struck', unit.location, true));
      return [...standing, ...gone];
    }
    case 'adjustment':
      return [...standing, ...outcome.result.removed.map((unit) => pieceOf(unit, 'struck'))];
    default:
      return outcome satisfies never;
  }
}

/** Drafts: all but the orders that are not possible, which are told of in the list. */
function ordersBefore(stage: Stage, outcome: PhaseResult): DrawnOrder[] {
  const drafts = stage.orders.flatMap(({ power, order }, i): DrawnOrder[] =>
    outcome.result.orders[i]?.result === 'illegal' ? [] : [{ id: idOf(order), power, order, state: 'draft' }],
  );
  return [...attacks(stage), ...drafts];
}

/** The attacks that dislodged, drawn on into the retreats: they tell why. */
function attacks(stage: Stage): DrawnOrder[] {
  return stage.dislodged.flatMap((unit): DrawnOrder[] => {
    const attacker = stage.units.find(({ location }) => provinceOf(location) === provinceOf(unit.location));
    if (attacker === undefined) return [];
    const self = { type: attacker.type, at: unit.attackedFrom };
    const order: Order = { kind: 'move', unit: self, to: attacker.location, viaConvoy: unit.attackerConvoyed };
    return [{ id: `attack ${unit.id}`, power: attacker.power, order, state: 'done' }];
  });
}

function ordersAfter(stage: Stage, outcome: PhaseResult): DrawnOrder[] {
  if (outcome.phase === 'movement') return movementMarks(outcome.result);
  const retreats = stage.orders.flatMap(({ power, order }, i): DrawnOrder[] => {
    const result = outcome.result.orders[i]?.result;
    if (order.kind !== 'retreat' || result === 'illegal') return [];
    return [{ id: idOf(order), power, order, state: result === 'succeeds' ? 'done' : 'stopped' }];
  });
  return [...attacks(stage), ...retreats];
}

function movementMarks({ unitOutcomes }: MovementResult): DrawnOrder[] {
  return unitOutcomes.flatMap(({ unit, order, given, result, dislodged, immobilised }): DrawnOrder[] => {
    if (given === undefined || immobilised || (order.kind === 'hold' && dislodged)) return [];
    return [{ id: idOf(order), power: unit.power, order, state: markState(order, result) }];
  });
}

function markState(order: MovementOrder, result: Result): MarkState {
  if (result === 'succeeds' || result === 'given' || result === 'available' || result === 'stands') return 'done';
  if (result === 'invalid') return order.kind === 'move' ? 'stopped' : 'void';
  return order.kind === 'move' ? 'stopped' : 'cut';
}

const idOf = (order: Order) => `${order.kind} ${subjectOf(order) ?? ''}`;

function litPlaces(
  variant: Variant,
  stage: Stage,
  composing: Composing | undefined,
  chosen: ProvinceId | undefined,
): ReadonlySet<ProvinceId> {
  if (stage.isResolved) return new Set();
  switch (stage.phase) {
    case 'movement':
      return composing === undefined ? new Set() : litBy(choicesOf(variant, stage, composing).options);
    case 'retreat': {
      const unit = stage.dislodged.find(({ location }) => provinceOf(location) === chosen);
      return new Set((unit?.retreats ?? []).map(provinceOf));
    }
    case 'adjustment':
      return new Set(
        adjustmentsOf(variant, stage).flatMap((adjustment) =>
          [
            ...adjustment.sites.map(({ province }) => province),
            ...adjustment.removable.map(({ location }) => provinceOf(location)),
          ].filter((province) => hasRoomFor(stage, adjustment, province)),
        ),
      );
    default:
      return stage.phase satisfies never;
  }
}
