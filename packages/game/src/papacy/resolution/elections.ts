import { type GameEvent, JUDGE_ONLY, PUBLIC } from '../../events.ts';
import type { SeatId } from '../../ids.ts';
import { filledBishops } from '../../seats/seats.ts';
import type { GameState } from '../../state.ts';
import { affiliationOf } from '../affiliation.ts';
import { isBanned } from '../bans.ts';
import { conclaveOf } from '../church.ts';
import { happened } from '../happened.ts';
import { ballotsOf, candidateFault, officeVotedFor } from '../throne/ballots.ts';
import { type Tally, tally } from '../throne/tally.ts';

/** ORP step 8: the count of this turn's votes, or `undefined` where nothing is elected. */
export function countVotes(state: GameState): Tally | undefined {
  const elects = officeVotedFor(state);
  if (elects === undefined) return undefined;
  const bishops = filledBishops(state).map((bishop) => bishop.id);
  const { deadlockTurns, popeMajority } = state.options;
  const conclave = conclaveOf(state);
  return tally({
    elects,
    bishops,
    banned: new Set(bishops.filter((bishop) => isBanned(state, bishop))),
    ballots: ballotsOf(state).filter((ballot) => bishops.includes(ballot.voter)),
    mayBeElected: (candidate) => candidateFault(state, candidate) === undefined,
    popeMajority,
    plurality: conclave !== undefined && deadlockTurns !== 'off' && conclave.ballotsHeld >= deadlockTurns,
  });
}

/**
 * ORP step 8: publishes the count, tells the Judge of a thin electorate, and makes an Anti-Pope at
 * once; a Pope-elect accedes in step 9. `before` is the state at the snapshot, where the new
 * Anti-Pope's protector is read.
 *
 * @rule R5, R6, R16 (readings A40–A42, A47, A53)
 */
export function publishCount(state: GameState, before: GameState, count: Tally): readonly GameEvent[] {
  const elects = conclaveOf(state) === undefined ? 'antiPope' : 'pope';
  if (elects === 'antiPope' && count.roll.length === 0) return [];
  const { bishops, eligible, of, needed, counts, notCounted, roll, elected, mostVotes, allVote } = count;
  const plurality = elected !== undefined && mostVotes < needed;
  const events = [
    happened('ballotsCounted', elects === 'pope' ? 'R5' : 'R6', PUBLIC, {
      elects,
      bishops,
      eligible,
      of,
      needed,
      counts,
      notCounted,
      plurality,
      ...(elected === undefined ? {} : { elected }),
      ...(state.options.ballots === 'rollCall' ? { roll } : {}),
    }),
  ];
  if (allVote || 2 * eligible < bishops) {
    events.push(happened('electorateNoted', 'A40', JUDGE_ONLY, { bishops, eligible: allVote ? 0 : eligible, allVote }));
  }
  if (elects === 'antiPope' && elected !== undefined) events.push(antiPopeElected(before, elected, count));
  return events;
}

function antiPopeElected(before: GameState, seat: SeatId, { mostVotes, needed }: Tally): GameEvent {
  const protector = affiliationOf(before, seat);
  return happened('antiPopeElected', 'R6', PUBLIC, {
    seat,
    votes: mostVotes,
    needed,
    ...(protector === undefined ? {} : { protector }),
  });
}
