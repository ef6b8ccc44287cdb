import { expect, test } from 'vitest';
import {
  adjudicateMovement,
  type Given,
  type MovementOrder,
  RENAISSANCE,
  STANDARD,
  type Unit,
} from '../../src/index.ts';
import { randomBoard } from '../boards/random-board.ts';

const unit = (power: string, type: 'A' | 'F', location: string, id = `${type} ${location}`) =>
  ({ id, power, type, location }) as Unit;
const move = (power: string, at: string, to: string) =>
  ({ power, order: { kind: 'move', unit: { at }, to, viaConvoy: false } }) as unknown as Given<MovementOrder>;

test('two units in one province end in some outcome', () => {
  const units = [unit('FRANCE', 'A', 'PAR', 'a'), unit('GERMANY', 'A', 'PAR', 'b'), unit('FRANCE', 'A', 'BUR')];
  const { orders } = adjudicateMovement(STANDARD, units, [
    move('FRANCE', 'PAR', 'BUR'),
    move('GERMANY', 'PAR', 'BUR'),
    move('FRANCE', 'BUR', 'PAR'),
  ]);
  expect(orders).toHaveLength(3);
});

test('orders of unknown powers and for unknown places are illegal', () => {
  const units = [unit('FRANCE', 'A', 'PAR')];
  const { orders } = adjudicateMovement(STANDARD, units, [
    move('ATLANTIS', 'BUR', 'PAR'),
    move('ATLANTIS', 'PAR', 'BUR'),
    move('FRANCE', 'XXX', 'BUR'),
    move('FRANCE', 'PAR', 'XXX'),
  ]);
  expect(orders.map(({ cause }) => cause?.code)).toEqual(['no-unit', 'foreign-unit', 'no-unit', 'cannot-reach']);
});

test('the same position has the same outcome whatever was adjudicated before it, on either map', () => {
  const results = Array.from({ length: 60 }, (_, seed) => {
    const variant = seed % 2 === 0 ? STANDARD : RENAISSANCE;
    const { units, orders } = randomBoard(variant, seed);
    return { variant, units, orders, result: adjudicateMovement(variant, units, orders) };
  });
  for (const { variant, units, orders, result } of results.reverse()) {
    expect(adjudicateMovement(variant, units, orders)).toEqual(result);
  }
});
