import { type ProvinceId, provinceOf } from '../ids.ts';
import { walksFrom } from '../map/lookups.ts';
import type { Variant } from '../map/variant.ts';
import type { Move } from '../orders.ts';
import type { MovementResult, UnitOutcome } from '../outcomes.ts';

/** A unit's outcome whose order is a move. */
export type MoveOutcome = UnitOutcome & { readonly order: Move };

/** The counts of a decided movement phase, by the concepts of DATC 5.B. Provinces name the unit that stood there before. */
export interface Strengths {
  /** What became of the unit that stood in `province`. */
  unitAt(province: ProvinceId): UnitOutcome | undefined;
  /** The moves into `province` whose path was open, in board order of their origins. */
  movesInto(province: ProvinceId): readonly MoveOutcome[];
  /** The unit whose move into `province` dislodged the unit there, if any did. */
  dislodgerAt(province: ProvinceId): MoveOutcome | undefined;
  /** Whether `move` and the move of the unit it goes for meet head to head: each goes to where the other stands, neither by convoy. */
  opponentOf(move: MoveOutcome): MoveOutcome | undefined;
  /** Whether the move goes, or would have gone, by sea. */
  isConvoyed(move: MoveOutcome): boolean;
  /** DATC 5.B.8: the move itself and its supports, against a unit that stays without those of that unit's own power. */
  attack(move: MoveOutcome): number;
  /** DATC 5.B.6: in a head-to-head battle, all supports count. */
  defend(move: MoveOutcome): number;
  /** DATC 5.B.7: nothing for a move that lost a head-to-head battle, or whose path was closed. */
  prevent(move: MoveOutcome): number;
  /** DATC 5.B.5: nothing where nobody stood or the unit left, one for a unit that tried to leave. */
  hold(province: ProvinceId): number;
  /** The most that stood against `move`: the unit there, or the strongest rival. */
  opposition(move: MoveOutcome): number;
}

/** Causes that say the move never set out: no convoy carried it. */
const PATH_CLOSED = new Set<string | undefined>(['no-convoy', 'convoy-broken', 'convoy-paradox']);

/**
 * The strengths with which a finished movement phase was decided, counted again from its outcomes.
 * They are for reading: the adjudicator has no use for them.
 */
export function strengthsOf(variant: Variant, result: MovementResult): Strengths {
  const byProvince = new Map(result.unitOutcomes.map((o) => [provinceOf(o.unit.location), o]));
  const given = result.unitOutcomes.filter((o) => o.result === 'given');
  const ordered = variant.provinces.flatMap((p) => byProvince.get(p.id) ?? []);
  const moves = ordered.filter(isMoveOutcome).filter((o) => !PATH_CLOSED.has(o.cause?.code));

  const unitAt = (province: ProvinceId) => byProvince.get(province);
  const movesInto = (province: ProvinceId) => moves.filter((m) => target(m) === province);
  const dislodgerAt = (province: ProvinceId) =>
    unitAt(province)?.dislodged === true ? movesInto(province).find((m) => m.result === 'succeeds') : undefined;

  function isConvoyed(move: MoveOutcome): boolean {
    if (move.unit.type === 'F') return false;
    const from = origin(move);
    if (move.order.viaConvoy || !walksFrom(variant, from).includes(target(move))) return true;
    return ordered.some(
      ({ unit, order }) =>
        order.kind === 'convoy' &&
        unit.power === move.unit.power &&
        provinceOf(order.army.at) === from &&
        provinceOf(order.to) === target(move),
    );
  }

  function opponentOf(move: MoveOutcome): MoveOutcome | undefined {
    const other = unitAt(target(move));
    if (other === undefined || !isMoveOutcome(other) || target(other) !== origin(move)) return undefined;
    return isConvoyed(move) || isConvoyed(other) ? undefined : other;
  }

  const supportsOf = (move: MoveOutcome) =>
    given.filter(
      ({ order }) =>
        order.kind === 'supportMove' &&
        provinceOf(order.supported.at) === origin(move) &&
        provinceOf(order.to) === target(move),
    );
  const isOnItsWay = (move: MoveOutcome) => moves.includes(move);
  const all = (move: MoveOutcome) => (isOnItsWay(move) ? 1 + supportsOf(move).length : 0);

  function attack(move: MoveOutcome): number {
    const there = unitAt(target(move));
    if (!isOnItsWay(move) || there === undefined || hasLeft(there, opponentOf(move))) return all(move);
    if (there.unit.power === move.unit.power) return 0;
    return 1 + supportsOf(move).filter(({ unit }) => unit.power !== there.unit.power).length;
  }

  function prevent(move: MoveOutcome): number {
    return opponentOf(move)?.result === 'succeeds' ? 0 : all(move);
  }

  function hold(province: ProvinceId): number {
    const there = unitAt(province);
    if (there === undefined || (isMoveOutcome(there) && there.result === 'succeeds')) return 0;
    if (isMoveOutcome(there)) return 1;
    const helpers = given.filter(
      ({ order }) => order.kind === 'supportHold' && provinceOf(order.supported.at) === province,
    );
    return 1 + helpers.length;
  }

  function opposition(move: MoveOutcome): number {
    const opponent = opponentOf(move);
    const rivals = movesInto(target(move)).filter((m) => m !== move);
    return Math.max(opponent === undefined ? hold(target(move)) : all(opponent), 0, ...rivals.map(prevent));
  }

  return { unitAt, movesInto, dislodgerAt, opponentOf, isConvoyed, attack, defend: all, prevent, hold, opposition };
}

export function isMoveOutcome(outcome: UnitOutcome): outcome is MoveOutcome {
  return outcome.order.kind === 'move';
}

const origin = (move: MoveOutcome) => provinceOf(move.unit.location);
const target = (move: MoveOutcome) => provinceOf(move.order.to);

const hasLeft = (there: UnitOutcome, opponent: MoveOutcome | undefined) =>
  isMoveOutcome(there) && there.result === 'succeeds' && opponent === undefined;
