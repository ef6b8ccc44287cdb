import { describe, expect, test } from 'vitest';
import { agreedDraw, winnerOf } from '../../src/adjudicate/ending.ts';
import {
  adjustmentsDue,
  buildSites,
  isEliminated,
  ownershipAfterFall,
  survivors,
} from '../../src/adjudicate/ownership.ts';
import type { PowerId, ProvinceId } from '../../src/ids.ts';
import { STANDARD } from '../../src/map/variants.ts';
import { ownedBy, unitsOf } from './boards.ts';

const power = (id: string) => id as PowerId;
const centres = (count: number, from = 0) => STANDARD.supplyCentres.slice(from, from + count).join(' ');

describe('ownership after a Fall', () => {
  test('a unit takes the centre it stands in, an empty centre keeps its owner, other provinces are nobody’s', () => {
    const owned = ownedBy({ FRANCE: 'PAR BRE', GERMANY: 'MUN' });
    const units = unitsOf({ FRANCE: 'A MUN, A BUR, F SPA/SC', GERMANY: 'A BER' });
    expect(ownershipAfterFall(STANDARD, owned, units)).toEqual(ownedBy({ FRANCE: 'PAR BRE MUN SPA', GERMANY: 'BER' }));
    expect(owned.get('MUN' as ProvinceId)).toBe('GERMANY');
  });
});

describe('adjustments due', () => {
  test('D-18 builds are no more than the free home centres that the power owns', () => {
    const owned = ownedBy({ AUSTRIA: 'BUD TRI SER GRE RUM BUL', ITALY: 'VIE' });
    const units = unitsOf({ AUSTRIA: 'A BUD, A SER, A GRE' });
    expect(adjustmentsDue(STANDARD, units, owned).get(power('AUSTRIA'))).toBe(1);
    expect(buildSites(STANDARD, units, owned, power('AUSTRIA'))).toEqual(['TRI']);
  });

  test('removals are counted in full, and a power level with its centres has nothing due', () => {
    const owned = ownedBy({ FRANCE: 'PAR', GERMANY: 'BER' });
    const units = unitsOf({ FRANCE: 'A PAR, A BUR, A GAS', GERMANY: 'A MUN', TURKEY: 'A CON' });
    const due = adjustmentsDue(STANDARD, units, owned);
    expect([due.get(power('FRANCE')), due.get(power('GERMANY')), due.get(power('TURKEY'))]).toEqual([-2, 0, -1]);
  });
});

test('a power that the variant lacks has its units and centres counted like another', () => {
  const owned = ownedBy({ ATLANTIS: 'PAR BRE' });
  const units = unitsOf({ ATLANTIS: 'A PAR', LEMURIA: 'A MUN' });
  const due = adjustmentsDue(STANDARD, units, owned);
  // It has no home centres to build in.
  expect([due.get(power('ATLANTIS')), due.get(power('LEMURIA'))]).toEqual([0, -1]);
});

describe('who is left in the game', () => {
  const units = unitsOf({ FRANCE: 'A PAR' });
  const owned = ownedBy({ FRANCE: '', GERMANY: 'BER' });

  test('a unit or a centre keeps a power in the game', () => {
    expect(isEliminated(units, owned, power('FRANCE'))).toBe(false);
    expect(isEliminated(units, owned, power('GERMANY'))).toBe(false);
    expect(isEliminated(units, owned, power('ITALY'))).toBe(true);
    expect(survivors(STANDARD, units, owned)).toEqual(['FRANCE', 'GERMANY']);
  });

  test('a draw is shared by all that are left, or by those of them who are named', () => {
    expect(agreedDraw(STANDARD, units, owned)).toEqual({ kind: 'drawn', among: ['FRANCE', 'GERMANY'] });
    const named = [power('ITALY'), power('GERMANY')];
    expect(agreedDraw(STANDARD, units, owned, named)).toEqual({ kind: 'drawn', among: ['GERMANY'] });
  });
});

describe('the victory threshold', () => {
  test('17 centres of 34 do not win, 18 do', () => {
    expect(winnerOf(STANDARD, ownedBy({ FRANCE: centres(17) }))).toBeUndefined();
    expect(winnerOf(STANDARD, ownedBy({ FRANCE: centres(18) }))).toBe('FRANCE');
  });

  test('with a threshold that two can reach, the power with more centres wins and a tie goes on', () => {
    const race = { ...STANDARD, victoryCentres: 10 };
    expect(winnerOf(race, ownedBy({ FRANCE: centres(11), GERMANY: centres(10, 11) }))).toBe('FRANCE');
    expect(winnerOf(race, ownedBy({ FRANCE: centres(11), GERMANY: centres(11, 11) }))).toBeUndefined();
  });
});
