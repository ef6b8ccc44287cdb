import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider, Desk } from '../../desk.ts';
import { toSeats } from '../../events.ts';
import type { PapalOffice } from '../../state.ts';
import { papalOfficeOf } from '../church.ts';
import { happened } from '../happened.ts';
import { isAdmittedLate, isWritingOpen } from '../moments.ts';
import { sealedPacketOf } from './packets.ts';
import { readBulls } from './read-bulls.ts';

/**
 * Seals the author's whole packet of bulls for this turn; it may be sealed again until Order Writing
 * closes. Before that phase it is kept as a draft, which is not official.
 *
 * @rule R12 sealed in Order Writing only; the Judge may admit a late one, with a reason (S040)
 * @rule OP.4 the reigning Pope alone; R11 an Anti-Pope may seal, to no effect yet
 */
export const sealBulls: Decider<CommandOf<'sealBulls'>> = (desk, body) => {
  const { state, by } = desk;
  const office = papalOfficeOf(state, by);
  if (office === undefined) return refuse('seal-not-papal', 'OP.4', { seat: by });
  const late = isAdmittedLate(desk);
  if (!isWritingOpen(state) && !late) {
    if (state.phase === 'diplomacy') return keepDraft(desk, office, body);
    return refuse('bull-out-of-phase', 'R12', { phase: state.phase });
  }
  if (late && body.reason === undefined) return refuse('late-needs-reason', 'R12', { phase: state.phase });

  const read = readBulls(desk, office, body.lines);
  if (!read.ok) return read;
  return accept([
    happened('bullsSealed', office === 'pope' ? 'R12' : 'R11', toSeats([by]), {
      ...packetOf(desk, office, body),
      lines: read.lines,
      late,
      enteredByJudge: desk.enteredByJudge,
      ...(body.reason === undefined ? {} : { reason: desk.keep(body.reason, 'reason') }),
      notices: read.notices,
    }),
  ]);
};

/** Keeps a packet as a draft. @rule R12 drafts at any time, official never */
export const draftBulls: Decider<CommandOf<'draftBulls'>> = (desk, body) => {
  const office = papalOfficeOf(desk.state, desk.by);
  if (office === undefined) return refuse('seal-not-papal', 'OP.4', { seat: desk.by });
  if (desk.state.phase === 'orderResolution') return refuse('bull-out-of-phase', 'R12', { phase: desk.state.phase });
  if (sealedPacketOf(desk.state, desk.by) !== undefined) return refuse('packet-sealed', 'R12', { seat: desk.by });
  return keepDraft(desk, office, body);
};

/** Opens a sealed packet again. @rule R12 until Order Writing closes */
export const unsealBulls: Decider<CommandOf<'unsealBulls'>> = (desk) => {
  const { state, by } = desk;
  if (!isWritingOpen(state) && !isAdmittedLate(desk)) return refuse('bull-out-of-phase', 'R12', { phase: state.phase });
  if (sealedPacketOf(state, by) === undefined) return refuse('nothing-sealed', 'R12', { seat: by });
  return accept([happened('bullsUnsealed', 'R12', toSeats([by]), { author: by })]);
};

type Draft = CommandOf<'draftBulls'>;

function keepDraft(desk: Desk, office: PapalOffice, body: Draft) {
  const read = readBulls(desk, office, body.lines);
  if (!read.ok) return read;
  return accept([
    happened('bullsDrafted', 'R12', toSeats([desk.by]), { ...packetOf(desk, office, body), lines: read.lines }),
  ]);
}

function packetOf(desk: Desk, office: PapalOffice, body: Draft) {
  return {
    author: desk.by,
    ...(desk.seat?.person === undefined ? {} : { person: desk.seat.person }),
    office,
    ...(body.preamble === undefined ? {} : { preamble: desk.keep(body.preamble, 'preamble') }),
  };
}
