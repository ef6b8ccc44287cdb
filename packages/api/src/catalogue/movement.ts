import {
  isMoveOutcome,
  type MovementOrder,
  type MovementResult,
  type OrderOutcome,
  provinceOf,
  strengthsOf,
  type UnitOutcome,
  type Variant,
} from '@defensor/diplomacy';
import type { Catalogue } from './facts.ts';
import {
  dislodgement,
  isMovementCode,
  MOVEMENT_FACTS,
  type MovementCode,
  type MovementScene,
  scoreOf,
} from './movement-causes.ts';
import type { Wording } from './names.ts';
import { isPlain, plainSentence } from './plain-causes.ts';
import { destination, helped, placeOf, unitOf } from './scene.ts';

/** The sentences of one movement phase. */
export interface MovementSentences {
  /** What became of the order at `index` of `result.orders`. */
  readonly ofOrder: (index: number) => string;
  /** What became of the unit at `index` of `result.unitOutcomes`. */
  readonly ofUnit: (index: number) => string;
}

/** Makes the sentences of a movement phase, each when it is asked for. */
export function movementSentences(variant: Variant, result: MovementResult, wording: Wording): MovementSentences {
  const catalogue = wording.language;
  const strengths = strengthsOf(variant, result);
  const counted = new Map(result.unitOutcomes.map((outcome) => [outcome.given, outcome]));
  const scene = (order: MovementOrder, outcome: OrderOutcome<MovementOrder> | UnitOutcome): MovementScene => ({
    variant,
    wording,
    order,
    by: outcome.cause?.by ?? [],
    unitAt: (province) => strengths.unitAt(province)?.unit,
    strengths,
    result,
  });
  return {
    ofOrder: (index) => {
      const outcome = result.orders[index];
      if (outcome === undefined) throw new RangeError(`there is no order at ${index}`);
      const unit = counted.get(index);
      // The order that counted has its coasts and its way filled in; the one given may not.
      const order = unit?.given === index ? unit.order : outcome.order;
      return sentence(catalogue, scene(order, outcome), outcome, unit);
    },
    ofUnit: (index) => {
      const unit = result.unitOutcomes[index];
      if (unit === undefined) throw new RangeError(`there is no unit at ${index}`);
      return sentence(catalogue, scene(unit.order, unit), unit, unit);
    },
  };
}

function sentence(
  catalogue: Catalogue,
  scene: MovementScene,
  { cause }: Pick<UnitOutcome, 'cause'>,
  unit: UnitOutcome | undefined,
): string {
  const code = cause?.code;
  if (code === undefined) return success(catalogue, scene, unit);
  const first = isMovementCode(code)
    ? movementSentence(catalogue, code, scene)
    : isPlain(code)
      ? plainSentence(catalogue, code, scene)
      : unexpected(code);
  if (unit?.dislodged !== true || code === 'dislodged') return first;
  const fate = catalogue.causes.dislodged(dislodgement(scene, provinceOf(unit.unit.location)));
  return catalogue.and(first, fate);
}

function movementSentence<Code extends MovementCode>(catalogue: Catalogue, code: Code, scene: MovementScene): string {
  return catalogue.causes[code](MOVEMENT_FACTS[code](scene));
}

/** What an order that did what it said came to. */
function success({ successes }: Catalogue, scene: MovementScene, unit: UnitOutcome | undefined): string {
  const { order, strengths } = scene;
  switch (order.kind) {
    case 'hold': {
      if (unit?.immobilised === true) return successes.heldFromOutside({});
      const province = provinceOf(order.unit.at);
      const attacks = strengths.movesInto(province).map(strengths.attack);
      const score = { own: strengths.hold(province), against: Math.max(0, ...attacks) };
      return successes.held({ attackers: attacks.length, score });
    }
    case 'move': {
      if (unit === undefined || !isMoveOutcome(unit)) throw new TypeError('a move that succeeded is its unit’s');
      return successes.moved({ score: scoreOf(scene, unit), byConvoy: strengths.isConvoyed(unit) });
    }
    case 'supportHold':
      return successes.supportedHold({ unit: unitOf(scene, helped(order)) });
    case 'supportMove':
      return successes.supportedMove({ unit: unitOf(scene, helped(order)), to: placeOf(scene, destination(order)) });
    case 'convoy': {
      const army = strengths.unitAt(provinceOf(order.army.at));
      return successes.convoyed({
        unit: unitOf(scene, helped(order)),
        to: placeOf(scene, destination(order)),
        walks: army !== undefined && isMoveOutcome(army) && !strengths.isConvoyed(army),
      });
    }
    default:
      return order satisfies never;
  }
}

function unexpected(code: string): never {
  throw new TypeError(`'${code}' is no cause of a movement phase`);
}
