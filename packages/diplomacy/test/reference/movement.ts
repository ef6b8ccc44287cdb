import { retreatsOpen } from '../../src/adjudicate/retreat-options.ts';
import { type ProvinceId, provinceOf, type UnitId } from '../../src/ids.ts';
import type { Variant } from '../../src/map/variant.ts';
import type { Given, MovementOrder } from '../../src/orders.ts';
import type { MovementResult, OrderOutcome, UnitOutcome } from '../../src/outcomes.ts';
import type { DislodgedUnit, Unit } from '../../src/position.ts';
import { Teller, type Told } from './causes.ts';
import { decide } from './decide.ts';
import { type Piece, readOrders } from './pieces.ts';

/**
 * The outcome of a movement phase, worked out for a reader rather than for speed: the place to
 * learn the rules. Orders are read (`legality.ts`, `pieces.ts`), everything is decided by DATC's
 * definitions (`definitions.ts`, `decide.ts`), then told with its causes (`causes.ts`).
 */
export function adjudicateByReference(
  variant: Variant,
  units: readonly Unit[],
  given: readonly Given<MovementOrder>[],
  { immobilised = new Set() }: { readonly immobilised?: ReadonlySet<UnitId> } = {},
): MovementResult {
  const { game, faults } = readOrders(variant, units, given, immobilised);
  const teller = new Teller(game, decide(game));
  const pieces = [...game.pieces.values()];
  const told = new Map(pieces.map((piece) => [piece, teller.tell(piece)]));
  const pieceWithOrder = new Map(pieces.map((piece) => [piece.given, piece]));

  const outcomes = given.map(({ order }, index): OrderOutcome<MovementOrder> => {
    const fault = faults[index];
    if (fault !== undefined) return { order, result: 'illegal', cause: fault };
    return { order, ...(told.get(pieceWithOrder.get(index) as Piece) as Told) };
  });
  const unitOutcomes = pieces.map((piece): UnitOutcome => {
    const { unit, order } = piece;
    return {
      unit,
      order,
      ...(piece.given === undefined ? {} : { given: piece.given }),
      immobilised: immobilised.has(unit.id),
      ...(told.get(piece) as Told),
      dislodged: teller.isDislodged(piece),
    };
  });

  const standing = pieces
    .filter((piece) => !teller.isDislodged(piece))
    .map(({ unit, at }): Unit => {
      const mover = game.movers.get(at);
      return mover !== undefined && teller.succeeds(mover) ? { ...unit, location: mover.landing } : unit;
    });
  const occupied = new Set(standing.map((unit) => provinceOf(unit.location)));
  const contested = variant.provinces
    .map((province) => province.id)
    .filter((id: ProvinceId) => !occupied.has(id) && game.moversTo(id).some((mover) => teller.contests(mover)));
  const dislodged = pieces
    .filter((piece) => teller.isDislodged(piece))
    .map((piece): DislodgedUnit => {
      const attacker = teller.attackerOf(piece);
      const homeless = {
        ...piece.unit,
        attackedFrom: attacker.unit.location,
        attackerConvoyed: attacker.byConvoy,
      };
      return { ...homeless, retreats: retreatsOpen(variant, standing, contested, homeless) };
    });
  return { orders: outcomes, unitOutcomes, units: standing, dislodged, contested };
}
