import { expect, test } from 'vitest';
import {
  type LocationId,
  legalOrders,
  legalOrdersOf,
  type MovementOrder,
  type PowerId,
  parseOrder,
  STANDARD,
  type Unit,
  whyIllegal,
} from '../../src/index.ts';
import { unitsOf } from '../adjudicate/boards.ts';

const units = unitsOf({ FRANCE: 'A PAR, F ENG, F BRE', GERMANY: 'A MUN' });

const why = (text: string, power = 'FRANCE') => {
  const read = parseOrder(STANDARD, 'movement', text);
  if (!read.ok) throw new Error(`cannot read ${text}`);
  return whyIllegal(STANDARD, units, { power: power as PowerId, order: read.order as MovementOrder })?.code;
};

test.each([
  ['A PAR - BUR', undefined],
  ['A PAR S A MUN - BUR', undefined],
  ['A PAR S A MAR - BUR', 'nobody-there'],
  ['A PAR S A BUR', 'nobody-there'],
  ['F ENG C A WAL - BRE', 'nobody-there'],
  ['F BRE C A PAR - LON', 'not-at-sea'],
  ['A PAR C A MUN - BUR', 'not-a-fleet'],
  ['A MUN - BUR', 'foreign-unit'],
  ['A MAR - BUR', 'no-unit'],
])('%s: %s', (text, code) => {
  expect(why(text)).toBe(code);
});

test('the legal orders of one unit are those listed for it, and none for a unit that is not there', () => {
  const paris = units[0] as Unit;
  expect(legalOrdersOf(STANDARD, units, paris)).toEqual(legalOrders(STANDARD, units).get(paris.location));
  expect(legalOrdersOf(STANDARD, units, { ...paris, location: 'RUH' as LocationId })).toEqual([]);
});
