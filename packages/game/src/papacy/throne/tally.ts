import type { SeatId } from '../../ids.ts';
import type { Ballot } from '../../state.ts';
import { majorityOf } from '../church.ts';

/** What a count of votes needs to know. */
export interface Election {
  readonly elects: 'pope' | 'antiPope';
  /** Every seated bishop: N. */
  readonly bishops: readonly SeatId[];
  readonly banned: ReadonlySet<SeatId>;
  readonly ballots: readonly Pick<Ballot, 'voter' | 'candidate'>[];
  readonly mayBeElected: (candidate: SeatId) => boolean;
  /** Of what number the majority electing a Pope is (A40). */
  readonly popeMajority: 'eligible' | 'allBishops' | 'votesCast';
  /** So many ballots have gone by without a Pope that the most votes elect (A41). */
  readonly plurality: boolean;
}

export interface Tally {
  readonly bishops: number;
  /** Bishops whose votes count: E of a conclave, N of a council. */
  readonly eligible: number;
  readonly of: Election['popeMajority'];
  readonly needed: number;
  /** The most votes first; with as many, by the candidate’s id. */
  readonly counts: readonly { readonly candidate: SeatId; readonly votes: number }[];
  readonly notCounted: number;
  readonly roll: readonly { readonly voter: SeatId; readonly candidate: SeatId; readonly counts: boolean }[];
  readonly elected?: SeatId;
  /** The most votes that any candidate has. */
  readonly mostVotes: number;
  /** Every bishop is excommunicated: then all of them vote (A40). */
  readonly allVote: boolean;
}

/**
 * Counts the votes. A strict majority elects: of all bishops for an Anti-Pope, of those not
 * excommunicated for a Pope, or as the option says. Nobody is elected by a tie.
 *
 * @rule R16 votes of excommunicated bishops count for an Anti-Pope, not for a Pope
 * @rule A40, A41
 */
export function tally(election: Election): Tally {
  const { elects, bishops, banned, ballots } = election;
  const unbanned = bishops.filter((bishop) => !banned.has(bishop));
  const allVote = elects === 'pope' && unbanned.length === 0;
  const electors = new Set(elects === 'antiPope' || allVote ? bishops : unbanned);
  const roll = ballots.map(({ voter, candidate }) => ({
    voter,
    candidate,
    counts: electors.has(voter) && election.mayBeElected(candidate),
  }));
  const counts = countsOf(roll.filter((vote) => vote.counts).map((vote) => vote.candidate));
  const cast = counts.reduce((sum, { votes }) => sum + votes, 0);
  const of = elects === 'antiPope' ? 'allBishops' : election.popeMajority;
  const needed = majorityOf({ eligible: electors.size, allBishops: bishops.length, votesCast: cast }[of]);
  const elected = winner(counts, needed, election.plurality && elects === 'pope');
  return {
    bishops: bishops.length,
    eligible: electors.size,
    of,
    needed,
    counts,
    notCounted: roll.length - cast,
    roll,
    ...(elected === undefined ? {} : { elected }),
    mostVotes: counts[0]?.votes ?? 0,
    allVote,
  };
}

function winner(counts: Tally['counts'], needed: number, plurality: boolean): SeatId | undefined {
  const [first, second] = counts;
  if (first === undefined) return undefined;
  if (first.votes >= needed) return first.candidate;
  return plurality && first.votes > (second?.votes ?? 0) ? first.candidate : undefined;
}

function countsOf(candidates: readonly SeatId[]): Tally['counts'] {
  const votes = new Map<SeatId, number>();
  for (const candidate of candidates) votes.set(candidate, (votes.get(candidate) ?? 0) + 1);
  return [...votes]
    .map(([candidate, n]) => ({ candidate, votes: n }))
    .sort((one, other) => other.votes - one.votes || (one.candidate < other.candidate ? -1 : 1));
}
