import type { CommandOf } from '../commands.ts';
import { accept, type Decision, type Refusal, refusal, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { isWritingOpen } from '../papacy/moments.ts';
import type { Seat, Sheet } from '../state.ts';
import { readers } from './draft-sheet.ts';
import { findSheet } from './find.ts';

/**
 * Signs a sheet. A Ruler's or Lord's signature makes his own power's sheet valid; a bishop's is a
 * witness's. A seat has one live signature among a power's sheets: signing another withdraws it.
 *
 * @rule OP.1, OP.3, A32 (a ban is on speech, not on signatures), A59 (signing opens with Order Writing), S014, S040
 */
export function signSheet(desk: Desk, { sheet: name, reason }: CommandOf<'signSheet'>): Decision {
  const { state, by, enteredByJudge } = desk;
  const seat = state.seats[by] as Seat;
  const sheet = findSheet(desk, name);
  if (sheet === undefined) return refuse('no-such-sheet', 'OP', { sheet: name });
  const { id, power, kind } = sheet;
  const closed = whySigningIsClosed(desk, sheet, reason);
  if (closed !== undefined) return { ok: false, refusal: closed };
  if (seat.class !== 'bishop' && seat.power !== power)
    return refuse('sheet-of-another-power', 'OP.1', { sheet: id, power });
  if (sheet.signatures.some((one) => one.seat === by && !one.struck))
    return refuse('already-signed', 'A59', { sheet: id, seat: by });

  const withdrawnFrom = (Object.values(state.sheets.sheets) as readonly Sheet[])
    .filter((other) => other.id !== id && other.power === power && other.kind === kind)
    .filter((other) => other.signatures.some((one) => one.seat === by))
    .map((other) => other.id);
  const facts = {
    sheet: id,
    power,
    seat: by,
    witness: seat.class === 'bishop',
    enteredByJudge,
    late: state.phase === 'orderResolution',
    withdrawnFrom,
    ...(reason === undefined ? {} : { reason: desk.keep(reason, 'reason') }),
  };
  const rule = facts.witness ? 'OP.3' : 'OP.1';
  return accept([{ type: 'sheetSigned', rule, audience: readers(state, power, [by, sheet.drafter]), facts }]);
}

/** Takes a signature back, while it could still be given. */
export function withdrawSignature(desk: Desk, { sheet: name }: CommandOf<'withdrawSignature'>): Decision {
  const { state, by } = desk;
  const sheet = findSheet(desk, name);
  if (sheet === undefined) return refuse('no-such-sheet', 'OP', { sheet: name });
  const closed = whySigningIsClosed(desk, sheet, undefined);
  if (closed !== undefined) return { ok: false, refusal: closed };
  const { id, power, signatures, drafter } = sheet;
  if (!signatures.some((one) => one.seat === by)) return refuse('not-signed', 'A59', { sheet: id, seat: by });
  const facts = { sheet: id, power, seat: by };
  return accept([{ type: 'signatureWithdrawn', rule: 'A59', audience: readers(state, power, [by, drafter]), facts }]);
}

function whySigningIsClosed(
  { state, enteredByJudge }: Desk,
  sheet: Sheet,
  reason: string | undefined,
): Refusal | undefined {
  const { phase } = state;
  if (phase === 'orderResolution' && enteredByJudge) {
    return reason === undefined ? refusal('late-needs-reason', 'S040') : undefined;
  }
  const open = sheet.kind === 'orders' ? isWritingOpen(state) : phase === sheet.kind;
  if (open) return undefined;
  return sheet.kind === 'orders' && phase === 'diplomacy'
    ? refusal('signing-not-open', 'A59', { phase })
    : refusal('sheets-out-of-phase', 'OP', { phase });
}
