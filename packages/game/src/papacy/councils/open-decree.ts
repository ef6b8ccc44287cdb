import type { CommandOf } from '../../commands.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { Decider, Desk } from '../../desk.ts';
import { type Audience, toSeats } from '../../events.ts';
import type { DecreeId, SeatId } from '../../ids.ts';
import type { ConveningDecree } from '../../state.ts';
import { happened } from '../happened.ts';
import { isDiplomacyOpen } from '../moments.ts';

/**
 * A bishop draws up a decree that convenes a council. Drawing it up says nothing to anybody and signs
 * nothing.
 *
 * @rule R14 (reading A54)
 */
export const openDecree: Decider<CommandOf<'openDecree'>> = (desk, body) => {
  const { state, by, seat } = desk;
  if (seat?.class !== 'bishop') return refuse('decree-not-bishop', 'R14', { seat: by });
  if (!isDiplomacyOpen(state)) return refuse('decree-out-of-phase', 'R14', { phase: state.phase });
  if (state.church.decrees[body.decree] !== undefined) return refuse('decree-exists', 'R14', { decree: body.decree });
  return accept([
    happened('decreeOpened', 'R14', toSeats([by]), {
      decree: body.decree,
      drafter: by,
      ...(body.text === undefined ? {} : { text: desk.keep(body.text, 'decree') }),
    }),
  ]);
};

/** The drafter withdraws his decree. @rule A54 */
export const withdrawDecree: Decider<CommandOf<'withdrawDecree'>> = (desk, body) => {
  const decree = decreeFor(desk, body.decree);
  if ('ok' in decree) return decree;
  if (decree.drafter !== desk.by) return refuse('decree-of-another', 'A54', { decree: decree.id });
  if (decree.status !== 'open') return refuse('decree-closed', 'A54', { decree: decree.id, status: decree.status });
  return accept([happened('decreeWithdrawn', 'A54', readersOf(decree), { decree: decree.id })]);
};

/** Those who see a decree and every signature on it, and those who are shown it now (A54). */
export function readersOf({ drafter, circulation }: ConveningDecree, shownNow: readonly SeatId[] = []): Audience {
  return toSeats([drafter, ...circulation, ...shownNow]);
}

/**
 * The decree, for a bishop who drew it up or was shown it. To everybody else it does not exist: the
 * answer is the same as for a decree that nobody wrote.
 */
export function decreeFor({ state, by, seat }: Desk, id: DecreeId): ConveningDecree | Extract<Decision, { ok: false }> {
  if (seat?.class !== 'bishop') return no(refuse('decree-not-bishop', 'R14', { seat: by }));
  const decree = state.church.decrees[id];
  const isShown = decree !== undefined && (decree.drafter === by || decree.circulation.includes(by));
  return isShown ? decree : no(refuse('unknown-decree', 'A54', { decree: id }));
}

const no = (decision: Decision) => decision as Extract<Decision, { ok: false }>;
