import type { ADJUSTMENT_CAUSES, ILLEGAL_CAUSES } from '@defensor/diplomacy';
import type { Catalogue, CauseFacts } from './facts.ts';
import { addressed, causer, destination, helped, placeOf, type Scene, unitOf } from './scene.ts';

/** Causes that show on the board the order was given on, without the other orders. */
export type PlainCode =
  | (typeof ILLEGAL_CAUSES)[number]
  | (typeof ADJUSTMENT_CAUSES)[number]
  | 'wrong-phase'
  | 'not-dislodged';

/** Gathers what the sentence of each plain cause needs. */
const PLAIN_FACTS: { readonly [Code in PlainCode]: (scene: Scene) => CauseFacts[Code] } = {
  superseded: (scene) => ({ unit: unitOf(scene, addressed(scene.order)) }),
  'no-unit': (scene) => ({ place: placeOf(scene, addressed(scene.order).at) }),
  'foreign-unit': (scene) => ({ unit: causer(scene) }),
  'same-province': (scene) => ({ unit: unitOf(scene, addressed(scene.order)) }),
  'cannot-reach': unitAndDestination,
  'no-route': unitAndDestination,
  'needs-coast': (scene) => ({ place: placeOf(scene, destination(scene.order)) }),
  'wrong-coast': (scene) => ({ place: placeOf(scene, destination(scene.order)) }),
  'supports-itself': nothing,
  'nobody-there': (scene) => ({
    place: placeOf(scene, helped(scene.order).at),
    wanted: scene.order.kind === 'convoy' ? 'convoy' : 'support',
  }),
  'support-out-of-reach': unitAndDestination,
  'supported-cannot-reach': (scene) => ({ unit: causer(scene), to: placeOf(scene, destination(scene.order)) }),
  'not-a-fleet': (scene) => ({ unit: unitOf(scene, addressed(scene.order)) }),
  'not-at-sea': (scene) => ({ unit: unitOf(scene, addressed(scene.order)) }),
  'not-an-army': (scene) => ({ unit: causer(scene) }),
  'no-part-of-route': (scene) => ({
    fleet: unitOf(scene, addressed(scene.order)),
    from: placeOf(scene, helped(scene.order).at),
    to: placeOf(scene, destination(scene.order)),
  }),
  'wrong-phase': nothing,
  'not-dislodged': (scene) => ({ unit: causer(scene) }),
  'too-many': nothing,
  'no-build-due': nothing,
  'no-removal-due': nothing,
  'not-a-home-centre': (scene) => ({ place: placeOf(scene, destination(scene.order)) }),
  'not-owned': (scene) => ({ place: placeOf(scene, destination(scene.order)) }),
  occupied: (scene) => ({ unit: causer(scene) }),
  'already-built': (scene) => ({ place: placeOf(scene, destination(scene.order)) }),
  inland: (scene) => ({ place: placeOf(scene, destination(scene.order)) }),
  'needs-type': nothing,
};

export const isPlain = (code: string): code is PlainCode => Object.hasOwn(PLAIN_FACTS, code);

export function plainSentence<Code extends PlainCode>(catalogue: Catalogue, code: Code, scene: Scene): string {
  return catalogue.causes[code](PLAIN_FACTS[code](scene));
}

function unitAndDestination(scene: Scene) {
  return { unit: unitOf(scene, addressed(scene.order)), to: placeOf(scene, destination(scene.order)) };
}

function nothing(): Record<never, never> {
  return {};
}
