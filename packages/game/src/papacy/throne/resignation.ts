import type { Unit } from '@defensor/diplomacy';
import { unitIn } from '../../board.ts';
import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { JUDGE_ONLY, PUBLIC, toSeats } from '../../events.ts';
import type { GameState, Resignation } from '../../state.ts';
import { antiPopeOf, papacyIn, popeOf } from '../church.ts';
import { happened } from '../happened.ts';
import { isAdmittedLate, isResolving } from '../moments.ts';

/** The resignation that waits for the next resolution. */
export function pendingResignation(state: GameState): Resignation | undefined {
  const { resignation } = state.church;
  return resignation !== undefined && resignation.outcome === undefined && resignation.seat === popeOf(state)
    ? resignation
    : undefined;
}

/** The unit that stands in the papal see now: without the Judge's ruling a resignation under its eyes is void (A50). */
export function unitInPapalSee(state: GameState): Unit | undefined {
  return unitIn(state.board, papacyIn(state).papalSee);
}

/**
 * The Pope resigns in writing. Words in a letter are nothing, nor is a form that he did not sign.
 *
 * @rule R16 in writing, never under duress (A49, A50, S178)
 */
export const fileResignation: Decider<CommandOf<'fileResignation'>> = (desk, body) => {
  const { state, by, seat } = desk;
  if (popeOf(state) !== by) return refuse('resignation-not-papal', 'R16', { seat: by });
  if (isResolving(state) && !isAdmittedLate(desk))
    return refuse('resignation-out-of-phase', 'R16', { phase: state.phase });
  if (!body.signed) return refuse('resignation-unsigned', 'R16', { seat: by });
  return accept([
    happened('resignationFiled', 'R16', toSeats([by]), {
      seat: by,
      ...(seat?.person === undefined ? {} : { person: seat.person }),
      text: desk.keep(body.text, 'resignation'),
      enteredByJudge: desk.enteredByJudge,
      late: isAdmittedLate(desk),
    }),
  ]);
};

/** The Pope takes his resignation back. @rule A49 until orders are resolved */
export const withdrawResignation: Decider<CommandOf<'withdrawResignation'>> = (desk) => {
  const { state, by } = desk;
  if (isResolving(state) && !isAdmittedLate(desk))
    return refuse('resignation-out-of-phase', 'R16', { phase: state.phase });
  if (pendingResignation(state)?.seat !== by) return refuse('no-resignation', 'R16', { seat: by });
  return accept([happened('resignationWithdrawn', 'R16', toSeats([by]), { seat: by })]);
};

/** The Judge rules on duress. @rule A50 */
export const ruleResignation: Decider<CommandOf<'ruleResignation'>> = (desk, body) => {
  const { state } = desk;
  const pending = pendingResignation(state);
  if (pending === undefined) return refuse('no-resignation', 'R16', {});
  if (state.phase !== 'orderResolution') return refuse('docket-closed', 'R16', { phase: state.phase });
  return accept([
    happened('resignationRuled', 'R16', JUDGE_ONLY, {
      seat: pending.seat,
      ruling: body.ruling,
      ...(body.note === undefined ? {} : { note: desk.keep(body.note, 'note') }),
    }),
  ]);
};

/** An Anti-Pope gives up his title. @rule A50 freely, and at once */
export const renounceTitle: Decider<CommandOf<'renounceTitle'>> = (desk) => {
  const { state, by } = desk;
  if (isResolving(state)) return refuse('church-frozen', 'A50', { phase: state.phase });
  if (antiPopeOf(state, by) === undefined) return refuse('not-anti-pope', 'A50', { seat: by });
  return accept([happened('antiPopeRenounced', 'A50', PUBLIC, { seat: by })]);
};
