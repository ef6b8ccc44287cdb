import { variantById } from '@defensor/diplomacy';
import { expect, test } from 'vitest';
import {
  type Casting,
  castAtRandom,
  castInBalance,
  emptied,
  type Person,
  placed,
  proposedNumbers,
  pruned,
  seatOf,
  seatsFor,
  withoutSeat,
} from '../../src/classes/setup/casting.ts';

const variant = variantById('renaissance');
if (variant === undefined) throw new Error('no board');

const people = (count: number, groups = 3): Person[] =>
  Array.from({ length: count }, (_, n) => ({ key: `p${n}`, name: `Person ${n}`, details: { group: `${n % groups}` } }));

/** Dice that always fall the same way. */
const dice = (seed = 7) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

test('RP.4 every class from 10 to 45 has a seat for each: seven Rulers, an odd number of bishops, at least three', () => {
  for (let count = 10; count <= 45; count++) {
    const numbers = proposedNumbers(variant, count);
    const seats = seatsFor(variant, numbers);
    expect(seats.length, `${count} people`).toBe(count);
    expect(seats.filter((seat) => seat.class === 'ruler')).toHaveLength(7);
    expect(numbers.bishops % 2).toBe(1);
    expect(numbers.bishops).toBeGreaterThanOrEqual(3);
    expect(new Set(seats.map(({ id }) => id)).size).toBe(count);
  }
  expect(proposedNumbers(variant, 27)).toEqual({ lords: 7, bishops: 13 });
  expect(proposedNumbers(variant, 4)).toEqual({ lords: 0, bishops: 1 });
});

test('RP.4 the Pope’s see is among the bishops’, and Lords are spread over the powers', () => {
  const seats = seatsFor(variant, { lords: 9, bishops: 5 });
  expect(seats.filter((seat) => seat.class === 'bishop').map(({ id }) => id)).toContain('B-ROM');
  expect(seats.filter(({ id }) => id.startsWith('L2-'))).toHaveLength(2);
});

test('balanced: each group has its share of every class, and no court is of one group where it need not be', () => {
  const roster = people(27);
  const seats = seatsFor(variant, proposedNumbers(variant, 27));
  for (const seed of [1, 2, 3, 4, 5]) {
    const casting = castInBalance(seats, roster, dice(seed));
    const groupIn = (seat: string) => roster.find(({ key }) => key === casting[seat])?.details.group;
    for (const kind of ['ruler', 'lord', 'bishop'] as const) {
      const counts = ['0', '1', '2'].map(
        (group) => seats.filter((seat) => seat.class === kind && groupIn(seat.id) === group).length,
      );
      expect(Math.max(...counts) - Math.min(...counts), `${kind} ${counts}`).toBeLessThanOrEqual(2);
    }
    for (const { seatCode } of variant.powers) expect(groupIn(`R-${seatCode}`)).not.toBe(groupIn(`L-${seatCode}`));
    expect(new Set(Object.values(casting)).size).toBe(27);
  }
});

test('random: everybody has a seat, and two drawings differ', () => {
  const seats = seatsFor(variant, proposedNumbers(variant, 27));
  const one = castAtRandom(seats, people(27), dice(1));
  expect(withoutSeat(one, people(27))).toEqual([]);
  expect(castAtRandom(seats, people(27), dice(2))).not.toEqual(one);
});

test('by hand: who is put into a taken seat sends the other to the seat left; seats and people that go leave nobody lost', () => {
  const start: Casting = { 'R-SPA': 'p1', 'L-SPA': 'p2' };
  expect(placed(start, 'p1', 'L-SPA')).toEqual({ 'R-SPA': 'p2', 'L-SPA': 'p1' });
  expect(placed(start, 'p3', 'L-SPA')).toEqual({ 'R-SPA': 'p1', 'L-SPA': 'p3' });
  expect(placed(start, 'p1', 'R-FRA')).toEqual({ 'R-FRA': 'p1', 'L-SPA': 'p2' });
  expect(placed(start, 'p1', 'R-SPA')).toEqual(start);
  expect(emptied(start, 'R-SPA')).toEqual({ 'L-SPA': 'p2' });
  expect(seatOf(start, 'p2')).toBe('L-SPA');
  const seats = seatsFor(variant, { lords: 0, bishops: 3 });
  expect(pruned(start, seats, people(2))).toEqual({ 'R-SPA': 'p1' });
  expect(withoutSeat({ 'R-SPA': 'p1' }, people(3)).map(({ key }) => key)).toEqual(['p0', 'p2']);
});
