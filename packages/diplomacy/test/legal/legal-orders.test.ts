import { expect, test } from 'vitest';
import {
  type LocationId,
  legalOrders,
  legalOrderTexts,
  type MovementOrder,
  printOrder,
  RENAISSANCE,
  STANDARD,
  type Unit,
  type Variant,
  whyIllegal,
} from '../../src/index.ts';
import { randomBoard } from '../boards/random-board.ts';

/** Every order that `whyIllegal` allows the unit, in the form in which they are listed. */
function allowed(variant: Variant, units: readonly Unit[], unit: Unit): readonly string[] {
  const named = { type: unit.type, at: unit.location };
  const texts: string[] = [];
  const isLegal = (order: MovementOrder) => whyIllegal(variant, units, { power: unit.power, order }) === undefined;
  const consider = (order: MovementOrder) => {
    if (isLegal(order)) texts.push(printOrder(order));
  };
  consider({ kind: 'hold', unit: named });
  for (const to of [...variant.locations] as LocationId[]) {
    const hasCoasts = (variant.provinceById.get(to)?.coasts.length ?? 0) > 0;
    if (unit.type === 'A' ? to.includes('/') : hasCoasts) continue;
    const walks = unit.type === 'F' || (variant.armyBorders.get(unit.location as never) ?? []).includes(to as never);
    if (walks) consider({ kind: 'move', unit: named, to, viaConvoy: false });
    if (unit.type === 'A') consider({ kind: 'move', unit: named, to, viaConvoy: true });
  }
  for (const other of units) {
    const supported = { type: other.type, at: other.location.slice(0, 3) as LocationId };
    consider({ kind: 'supportHold', unit: named, supported });
    for (const { id } of variant.provinces) {
      const to = id as string as LocationId;
      consider({ kind: 'supportMove', unit: named, supported, to });
      consider({ kind: 'convoy', unit: named, army: supported, to });
    }
  }
  return texts.sort();
}

test.each([STANDARD, RENAISSANCE])(
  '$id: exactly the legal orders of every unit are listed, each once (6.G.19)',
  { timeout: 60_000 },
  (variant) => {
    for (let seed = 0; seed < 6; seed++) {
      const { units } = randomBoard(variant, seed, { mostUnits: 34 });
      const listed = legalOrders(variant, units);
      for (const unit of units.filter((_, i) => i % 4 === seed % 4)) {
        const texts = (listed.get(unit.location) ?? []).map(printOrder).sort();
        expect(texts).toEqual(allowed(variant, units, unit));
      }
    }
  },
);

test('the texts are those of the orders', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { units } = randomBoard(RENAISSANCE, seed);
    const orders = legalOrders(RENAISSANCE, units);
    const texts = legalOrderTexts(RENAISSANCE, units);
    expect([...texts]).toEqual([...orders].map(([location, list]) => [location, list.map(printOrder)]));
  }
});
