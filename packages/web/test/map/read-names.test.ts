import { FRENCH_GAME } from '@defensor/api/french/game';
import { parseSheet, printOrder, RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { expect, test } from 'vitest';
import { readByNames } from '../../src/map/read-names.ts';

const { province: frenchName } = FRENCH_GAME.names;

test.each([RENAISSANCE, STANDARD].map((variant) => [variant.id, variant] as const))(
  'every place of %s is read by the French name that its board shows, and by its own as before',
  (_, variant) => {
    const french = readByNames(variant, frenchName);
    for (const { id, name, otherNames } of variant.provinces) {
      for (const own of [name, ...Object.values(otherNames).map((other) => other.name)]) {
        for (const written of [frenchName(own), frenchName(own).toUpperCase(), own, id]) {
          const { lines, issues } = parseSheet(french, 'movement', `F Par - ${written}`);
          expect({ written, issues, orders: lines.map(({ order }) => printOrder(order)) }).toEqual({
            written,
            issues: [],
            orders: [`F PAR - ${id}`],
          });
        }
      }
    }
  },
);
