import type { Order, Variant } from '@defensor/diplomacy';
import type { Sheet, View } from '@defensor/game';
import { type Ink, lookOf } from '../map/powers.ts';
import { resolve } from '../play/resolve.ts';
import { type Scene, sceneOf } from '../play/scene.ts';
import type { Stage } from '../play/stage.ts';
import { signaturesOf } from './court.ts';
import { stageOf } from './stage-of-view.ts';
import { inInk, type OrderSheet } from './use-order-sheet.ts';

/** What the map shows of the present. */
export interface Shown {
  readonly stage: Stage;
  readonly scene: Scene;
  /** Whose lines are in ink, where one’s own are drawn beside them. */
  readonly legend?: { readonly ink: Ink; readonly drafter: string };
}

interface Showing {
  readonly variant: Variant;
  readonly view: View;
  readonly sheet: OrderSheet;
  /** The sheet of another that lies open. */
  readonly other: Sheet | undefined;
  readonly overruledBy: Sheet | undefined;
}

/** One’s own orders, another’s that lie open, or those that count and one’s own where they differ. */
export function shownScene({ variant, view, sheet, other, overruledBy }: Showing): Shown {
  const own: Shown = { stage: sheet.writing.stage, scene: sheet.scene };
  if (other !== undefined) return sceneOfSheet(variant, view, other);
  if (overruledBy === undefined || !sheet.isSigned) return own;
  const theirs = sceneOfSheet(variant, view, overruledBy);
  const same = new Set(theirs.stage.orders.map(({ order }) => keyOf(order)));
  const differing = sheet.scene.orders
    .filter(({ order, state }) => state === 'signed' && !same.has(keyOf(order)))
    .map((drawn) => ({ ...drawn, id: `own ${drawn.id}`, state: 'draft' as const }));
  return {
    stage: own.stage,
    scene: { ...own.scene, orders: [...theirs.scene.orders, ...differing] },
    legend: { ink: lookOf(variant, overruledBy.power).ink, drafter: overruledBy.drafter },
  };
}

function sceneOfSheet(variant: Variant, view: View, { power, lines, ...sheet }: Sheet): Shown {
  const stage = stageOf(
    view,
    lines.map(({ order }) => ({ power, order })),
  );
  const scene = { ...sceneOf(variant, stage, resolve(variant, stage), undefined, undefined), lit: new Set<never>() };
  return { stage, scene: signaturesOf({ power, lines, ...sheet }).length > 0 ? inInk(scene) : scene };
}

const keyOf = (order: Order) => JSON.stringify(order);
