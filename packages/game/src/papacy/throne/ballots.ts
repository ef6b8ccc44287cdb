import type { CommandOf } from '../../commands.ts';
import { accept, type Refusal, refusal, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { toSeats } from '../../events.ts';
import type { SeatId } from '../../ids.ts';
import { filledBishops } from '../../seats/seats.ts';
import type { Ballot, GameState } from '../../state.ts';
import { antiPopeOf, conclaveOf, councilSits, isOrdainedToNeutralSee, popeOf, thisTurn } from '../church.ts';
import { happened } from '../happened.ts';
import { isAdmittedLate, isWritingOpen } from '../moments.ts';

/** What the bishops' votes of this turn elect: a Pope in a conclave, also after a resignation (A79), an Anti-Pope in a council, else nobody (R16, A43, A53). */
export function officeVotedFor(state: GameState): 'pope' | 'antiPope' | undefined {
  if (conclaveOf(state) !== undefined) return 'pope';
  return councilSits(state) ? 'antiPope' : undefined;
}

/**
 * Why nobody may vote for this seat, or `undefined`.
 *
 * @rule R5 a conclave elects any *other* bishop: not the Pope whose end opened it (A38)
 * @rule R6 a council elects one ordained to a see that was neutral at the start (A58)
 */
export function candidateFault(state: GameState, candidate: SeatId): Refusal | undefined {
  const bishop = filledBishops(state).find((seat) => seat.id === candidate);
  if (bishop === undefined) return refusal('candidate-not-bishop', 'R5', { candidate });
  const conclave = conclaveOf(state);
  if (conclave !== undefined) {
    return conclave.barred === candidate
      ? refusal('candidate-barred', 'R5', { candidate, cause: conclave.cause })
      : undefined;
  }
  if (popeOf(state) === candidate) return refusal('candidate-reigns', 'R6', { candidate });
  if (antiPopeOf(state, candidate) !== undefined) return refusal('candidate-is-anti-pope', 'A45', { candidate });
  if (!isOrdainedToNeutralSee(state, bishop))
    return refusal('candidate-of-other-see', 'R6', { candidate, see: bishop.see });
  return undefined;
}

/**
 * A bishop votes. Excommunicated bishops may vote too, Anti-Popes among them (A66): whether it counts is
 * seen when the votes are.
 *
 * @rule R5 one vote a turn, in Order Writing; the last one counts (A42)
 */
export const castBallot: Decider<CommandOf<'castBallot'>> = (desk, { candidate }) => {
  const { state, by, seat } = desk;
  if (seat?.class !== 'bishop') return refuse('voter-not-bishop', 'R5', { seat: by });
  if (!isWritingOpen(state) && !isAdmittedLate(desk))
    return refuse('ballot-out-of-phase', 'R5', { phase: state.phase });
  const elects = officeVotedFor(state);
  if (elects === undefined) return refuse('no-election', 'R16', {});
  const fault = candidateFault(state, candidate);
  if (fault !== undefined) return { ok: false, refusal: fault };
  return accept([
    happened('ballotCast', 'R5', toSeats([by]), {
      voter: by,
      ...(seat.person === undefined ? {} : { person: seat.person }),
      candidate,
      elects,
      enteredByJudge: desk.enteredByJudge,
      late: isAdmittedLate(desk),
    }),
  ]);
};

/** A bishop takes his vote back. @rule R5 until Order Writing closes */
export const withdrawBallot: Decider<CommandOf<'withdrawBallot'>> = (desk) => {
  const { state, by } = desk;
  if (!isWritingOpen(state) && !isAdmittedLate(desk))
    return refuse('ballot-out-of-phase', 'R5', { phase: state.phase });
  if (!ballotsOf(state).some((ballot) => ballot.voter === by)) return refuse('no-ballot', 'R5', { seat: by });
  return accept([happened('ballotWithdrawn', 'R5', toSeats([by]), { voter: by })]);
};

/** The votes of this turn, in the order in which bishops first voted: those of earlier turns do not carry over (R5.5). */
export function ballotsOf(state: GameState): readonly Ballot[] {
  const turn = thisTurn(state);
  return (Object.values(state.church.ballots) as readonly Ballot[]).filter((ballot) => ballot.turn === turn);
}
