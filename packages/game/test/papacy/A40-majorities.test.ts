import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Election, majorityOf, type SeatId, tally } from '../../src/index.ts';

const seat = (n: number) => `B-X${String.fromCharCode(65 + n)}` as SeatId;

const elections: fc.Arbitrary<Election> = fc
  .record({
    n: fc.integer({ min: 1, max: 20 }),
    elects: fc.constantFrom('pope' as const, 'antiPope' as const),
    bans: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    votes: fc.array(fc.option(fc.nat(3)), { minLength: 20, maxLength: 20 }),
    barred: fc.option(fc.nat(3)),
    popeMajority: fc.constantFrom('eligible' as const, 'allBishops' as const, 'votesCast' as const),
    plurality: fc.boolean(),
  })
  .map(({ n, elects, bans, votes, barred, popeMajority, plurality }) => {
    const bishops = Array.from({ length: n }, (_, index) => seat(index));
    return {
      elects,
      bishops,
      banned: new Set(bishops.filter((_, index) => bans[index])),
      ballots: bishops.flatMap((voter, index) => {
        const vote = votes[index];
        return vote === null || vote === undefined ? [] : [{ voter, candidate: seat(vote) }];
      }),
      mayBeElected: (candidate: SeatId) => candidate !== (barred === null ? undefined : seat(barred)),
      popeMajority,
      plurality,
    };
  });

describe('A40 the arithmetic of majorities', () => {
  test('R14 the smallest strict majority: more than half, and no less would be', () => {
    fc.assert(
      fc.property(fc.nat(1_000), (n) => {
        expect(2 * majorityOf(n)).toBeGreaterThan(n);
        expect(2 * (majorityOf(n) - 1)).toBeLessThanOrEqual(n);
      }),
    );
    expect([9, 12, 13, 14].map(majorityOf)).toEqual([5, 7, 7, 8]);
  });

  test('R16 nobody is elected without the votes that are needed, but by a plurality in a deadlock', () => {
    fc.assert(
      fc.property(elections, (election) => {
        const { elected, counts, needed } = tally(election);
        const [first, second] = counts;
        const majority = (first?.votes ?? 0) >= needed && first !== undefined;
        const plurality =
          election.plurality && election.elects === 'pope' && first !== undefined && first.votes > (second?.votes ?? 0);
        expect(elected).toBe(majority || plurality ? first?.candidate : undefined);
      }),
    );
  });

  test('R16 votes of excommunicated bishops count for an Anti-Pope; for a Pope only where every bishop is excommunicated', () => {
    fc.assert(
      fc.property(elections, (election) => {
        const { roll, allVote, eligible } = tally(election);
        const unbanned = election.bishops.filter((bishop) => !election.banned.has(bishop)).length;
        expect(allVote).toBe(election.elects === 'pope' && unbanned === 0);
        expect(eligible).toBe(election.elects === 'antiPope' || allVote ? election.bishops.length : unbanned);
        for (const { voter, candidate, counts } of roll) {
          const mayVote = election.elects === 'antiPope' || allVote || !election.banned.has(voter);
          expect(counts).toBe(mayVote && election.mayBeElected(candidate));
        }
      }),
    );
  });

  test('A40 a majority is of all bishops for an Anti-Pope; for a Pope of those the option names', () => {
    fc.assert(
      fc.property(elections, (election) => {
        const { of, needed, eligible, bishops, counts } = tally(election);
        const cast = counts.reduce((sum, { votes }) => sum + votes, 0);
        expect(of).toBe(election.elects === 'antiPope' ? 'allBishops' : election.popeMajority);
        expect(needed).toBe(majorityOf({ eligible, allBishops: bishops, votesCast: cast }[of]));
      }),
    );
  });

  test('A42 every vote is counted once: for a candidate, or among those not counted', () => {
    fc.assert(
      fc.property(elections, (election) => {
        const { counts, notCounted } = tally(election);
        expect(counts.reduce((sum, { votes }) => sum + votes, notCounted)).toBe(election.ballots.length);
        expect(new Set(counts.map(({ candidate }) => candidate)).size).toBe(counts.length);
        for (const [index, { votes }] of counts.entries())
          expect(votes).toBeLessThanOrEqual(counts[index - 1]?.votes ?? votes);
      }),
    );
  });

  test('A41 two candidates with a majority of one electorate cannot be', () => {
    fc.assert(
      fc.property(elections, (election) => {
        const { counts, needed } = tally(election);
        expect(counts.filter(({ votes }) => votes >= needed).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('A42 the order in which votes were cast is no matter', () => {
    fc.assert(
      fc.property(elections, (election) => {
        const { roll: _, ...count } = tally(election);
        const { roll: __, ...reversed } = tally({ ...election, ballots: [...election.ballots].reverse() });
        expect(reversed).toEqual(count);
      }),
    );
  });
});
