import { describe, expect, test } from 'vitest';
import { type PlayedPhase, readJsonLines } from './played-phase.ts';
import { type Answer, answerToPlayed, type Verdict, verdictOn } from './verdict.ts';

/** A sample of phases that people played: all that we decide otherwise than their program did, and some of the others. */
const SAMPLE = new URL('../data/played-phases.jsonl.gz', import.meta.url);
const judged = [...readJsonLines<PlayedPhase>(SAMPLE)].map((played) => {
  const answer = answerToPlayed(played);
  return { played, answer, verdict: verdictOn(played, answer) };
});
const withVerdict = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict);
const ids = (list: readonly { readonly played: PlayedPhase }[]) => list.map(({ played }) => played.id);
const ordersGiven = ({ played }: { readonly played: PlayedPhase }) => Object.values(played.orders).flat().length;

describe('phases that people played', () => {
  test('every difference from the record is explained by a rule', () => {
    expect(ids(withVerdict('differs'))).toEqual([]);
    expect(withVerdict('agrees').length).toBe(judged.length - 52 - 174);
    expect(judged.length).toBeGreaterThan(1500);
  });

  test('6.G.8 52 movement phases: an army ordered “via convoy” to a neighbour does not walk', () => {
    const apart = withVerdict('no-land-fallback');
    expect(apart.length).toBe(52);
    expect(apart.every(({ played }) => played.phase === 'movement')).toBe(true);
    const stayed = (answer: Answer) => answer.results.filter(({ why }) => why === 'no-convoy' || why === 'no-route');
    expect(apart.every(({ answer }) => stayed(answer).length > 0)).toBe(true);
  });

  test('4.D.8 174 adjustment phases: in civil disorder distance counts from the centres owned', () => {
    const apart = withVerdict('owned-centres');
    expect(apart.length).toBe(174);
    expect(apart.every(({ answer }) => (answer.auto_disbanded ?? []).length > 0)).toBe(true);
  });

  test('D-04 every order and every unit of a movement phase has its outcome', () => {
    for (const { played, answer } of judged.filter((one) => one.played.phase === 'movement')) {
      const before = Object.values(played.units).flat().length;
      expect(answer.results.length).toBe(ordersGiven({ played }));
      expect(answer.units.length + (answer.dislodged ?? []).length).toBe(before);
    }
  });

  test('every order of the players is read', () => {
    const unread = judged.flatMap(({ played, answer }) =>
      answer.results.filter(({ why }) => why === 'unreadable').map(({ order }) => `${played.id}: ${order}`),
    );
    expect(unread).toEqual([]);
  });
});
