import {
  isMoveOutcome,
  type MOVEMENT_CAUSES,
  type MovementOrder,
  type MovementResult,
  type MoveOutcome,
  type ProvinceId,
  provinceOf,
  type Strengths,
  type UnitOutcome,
} from '@defensor/diplomacy';
import type { CauseFacts, Instead, Score } from './facts.ts';
import { addressed, causer, destination, helped, placeOf, type Scene, unitIn, unitOf } from './scene.ts';

/** Causes that lie in the other orders of a movement phase. */
export type MovementCode = (typeof MOVEMENT_CAUSES)[number];

/** A movement order after the phase. */
export interface MovementScene extends Scene {
  readonly order: MovementOrder;
  readonly result: MovementResult;
  readonly strengths: Strengths;
}

/** Gathers what the sentence of each cause needs. */
export const MOVEMENT_FACTS: { readonly [Code in MovementCode]: (scene: MovementScene) => CauseFacts[Code] } = {
  'no-convoy': (scene) => ({
    unit: unitOf(scene, addressed(scene.order)),
    to: placeOf(scene, destination(scene.order)),
  }),
  'supported-moved': (scene) => {
    const supported = scene.strengths.unitAt(provinceOf(helped(scene.order).at));
    return { unit: causer(scene), to: placeOf(scene, destination(supported?.order ?? scene.order)) };
  },
  'not-ordered': (scene) => ({ unit: causer(scene), instead: insteadOf(scene) }),
  'convoy-broken': (scene) => ({
    losses: scene.by.flatMap((province, i) => {
      const attacker = scene.by[i + 1];
      return i % 2 === 0 && attacker !== undefined
        ? [{ fleet: unitIn(scene, province), attacker: unitIn(scene, attacker) }]
        : [];
    }),
  }),
  'convoy-paradox': (scene) => ({ fleets: scene.by.map((province) => unitIn(scene, province)) }),
  'own-unit': (scene) => ({ unit: causer(scene) }),
  repelled: (scene) => ({ unit: causer(scene), manner: mannerOfStaying(scene), score: scoreOf(scene, moveOf(scene)) }),
  bounced: (scene) => {
    const rivals = scene.strengths
      .movesInto(provinceOf(destination(scene.order)))
      .filter((move) => scene.by.includes(provinceOf(move.unit.location)));
    return {
      rivals: rivals.map((move) => unitIn(scene, provinceOf(move.unit.location))),
      gotIn: rivals.some((move) => move.result === 'succeeds'),
      score: scoreOf(scene, moveOf(scene)),
    };
  },
  cut: (scene) => ({
    attackers: scene.by.map((province) => unitIn(scene, province)),
    place: placeOf(scene, addressed(scene.order).at),
  }),
  dislodged: (scene) => dislodgement(scene, provinceOf(addressed(scene.order).at)),
  paradox: (scene) => ({ army: unitOf(scene, helped(scene.order)) }),
};

export const isMovementCode = (code: string): code is MovementCode => Object.hasOwn(MOVEMENT_FACTS, code);

/** Who dislodged the unit in `province`, and the count as that unit sees it. */
export function dislodgement(scene: MovementScene, province: ProvinceId): CauseFacts['dislodged'] {
  const { strengths } = scene;
  const attack = strengths.dislodgerAt(province);
  if (attack === undefined) throw new TypeError(`nobody dislodged the unit in ${province}`);
  const opponent = strengths.opponentOf(attack);
  const own = opponent === undefined ? strengths.hold(province) : strengths.defend(opponent);
  const attacker = unitIn(scene, provinceOf(attack.unit.location));
  return { attacker, score: { own, against: strengths.attack(attack) } };
}

/** The count of a move against the most that stood in its way. */
export function scoreOf({ strengths }: MovementScene, move: MoveOutcome): Score {
  return { own: strengths.attack(move), against: strengths.opposition(move) };
}

/** The move that the scene is about. */
function moveOf(scene: MovementScene): MoveOutcome {
  const outcome = scene.strengths.unitAt(provinceOf(addressed(scene.order).at));
  if (outcome === undefined || !isMoveOutcome(outcome)) throw new TypeError('this order was no move that counted');
  return outcome;
}

function mannerOfStaying(scene: MovementScene): CauseFacts['repelled']['manner'] {
  const move = moveOf(scene);
  if (scene.strengths.opponentOf(move) !== undefined) return 'met head to head';
  const there = scene.strengths.unitAt(provinceOf(move.order.to));
  return there !== undefined && isMoveOutcome(there) ? 'could not leave' : 'held';
}

/** What the unit that an order counted on did in place of it. */
function insteadOf(scene: MovementScene): Instead {
  const outcome = scene.strengths.unitAt(provinceOf(helped(scene.order).at));
  if (outcome === undefined) throw new TypeError('no unit was there to help');
  if (outcome.immobilised) return { did: 'wasNotFree' };
  if (hasOnlyIllegalOrders(outcome, scene.result)) return { did: 'wasOrderedTheImpossible' };
  switch (outcome.order.kind) {
    case 'move':
      return {
        did: outcome.result === 'succeeds' ? 'moved' : 'triedToMove',
        to: placeOf(scene, outcome.order.to),
      };
    case 'hold':
      return { did: 'held' };
    case 'convoy':
      return { did: 'convoyed' };
    case 'supportHold':
    case 'supportMove':
      return { did: 'supported' };
    default:
      return outcome.order satisfies never;
  }
}

/** Whether the unit held because every order given for it was illegal. */
function hasOnlyIllegalOrders({ unit, given }: UnitOutcome, { orders }: MovementResult): boolean {
  return (
    given === undefined &&
    orders.some(
      ({ order, cause }) =>
        provinceOf(order.unit.at) === provinceOf(unit.location) && cause !== undefined && cause.code !== 'foreign-unit',
    )
  );
}
