import type { CommandOf } from '../commands.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { unlawfulness } from '../speech/postage.ts';
import type { Seat } from '../state.ts';
import { kindOpen, readers } from './draft-sheet.ts';
import { findSheet } from './find.ts';

/**
 * Shows a sheet to a bishop, of whatever team; nobody else outside the court sees one. It may be
 * done while sheets are written and signed, but a ban forbids it as it forbids a letter.
 *
 * @rule A59, R1 (A4: after a confirmation, unless `banEnforcement` blocks it)
 */
export function showSheet(desk: Desk, { sheet: name, to, confirm }: CommandOf<'showSheet'>): Decision {
  const { game, state, by, frame } = desk;
  const sheet = findSheet(desk, name);
  if (sheet === undefined) return refuse('no-such-sheet', 'OP', { sheet: name });
  const { id, power, drafter, shownTo } = sheet;
  if ((state.seats[by] as Seat).power !== power) return refuse('court-shows-sheets', 'A59', { sheet: id });
  const reader = state.seats[to];
  if (reader === undefined) return refuse('unknown-seat', 'RP', { seat: to });
  if (reader.class !== 'bishop') return refuse('show-to-bishops-only', 'A59', { seat: to });
  if (shownTo.includes(to) || drafter === to) return refuse('already-shown', 'A59', { sheet: id, seat: to });
  const unlawful = unlawfulness(state, game.record, by, [to], frame.at);
  if (unlawful !== undefined) {
    if (state.options.banEnforcement === 'block') return refuse('speech-blocked', 'A4', { ...unlawful });
    if (confirm !== true) return refuse('speech-unlawful', unlawful.rule, { ...unlawful });
  }
  const facts = { sheet: id, power, to, ...(unlawful === undefined ? {} : { unlawful }) };
  return accept([{ type: 'sheetShown', rule: 'A59', audience: readers(state, power, [to]), facts }]);
}

/** Takes a sheet back, with its signatures. Only its drafter does, and only while sheets are written. */
export function withdrawSheet(desk: Desk, { sheet: name }: CommandOf<'withdrawSheet'>): Decision {
  const { state, by } = desk;
  const sheet = findSheet(desk, name);
  if (sheet === undefined) return refuse('no-such-sheet', 'OP', { sheet: name });
  const { id, power, drafter, shownTo, signatures } = sheet;
  if (drafter !== by) return refuse('not-your-draft', 'A59', { sheet: id, drafter });
  const kind = kindOpen(desk);
  if (typeof kind !== 'string') return { ok: false, refusal: kind };
  const audience = readers(state, power, [by, ...shownTo, ...signatures.map(({ seat }) => seat)]);
  return accept([{ type: 'sheetWithdrawn', rule: 'A59', audience, facts: { sheet: id, power } }]);
}
