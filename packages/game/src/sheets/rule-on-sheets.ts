import type { CommandOf } from '../commands.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { JUDGE_ONLY } from '../events.ts';
import { disputedSheets } from './chosen.ts';
import { readers } from './draft-sheet.ts';
import { findSheet } from './find.ts';

/**
 * Strikes a signature: it counts for nothing until it is restored or given again.
 *
 * @rule A61, S015
 */
export function strikeSignature(desk: Desk, { sheet, seat, reason }: CommandOf<'strikeSignature'>): Decision {
  return ruleOnSignature(desk, sheet, seat, reason, true);
}

/** Lets a struck signature stand again. */
export function restoreSignature(desk: Desk, { sheet, seat, reason }: CommandOf<'restoreSignature'>): Decision {
  return ruleOnSignature(desk, sheet, seat, reason, false);
}

function ruleOnSignature(
  desk: Desk,
  name: string,
  seat: CommandOf<'strikeSignature'>['seat'],
  reason: string,
  struck: boolean,
): Decision {
  const sheet = findSheet(desk, name);
  if (sheet === undefined) return refuse('no-such-sheet', 'OP', { sheet: name });
  const { id, power, signatures, drafter } = sheet;
  const signature = signatures.find((one) => one.seat === seat);
  if (signature === undefined) return refuse('not-signed', 'A61', { sheet: id, seat });
  if (signature.struck === struck) return refuse(struck ? 'already-struck' : 'not-struck', 'A61', { sheet: id, seat });
  const facts = { sheet: id, power, seat, struck, reason: desk.keep(reason, 'reason') };
  return accept([
    { type: 'signatureStruck', rule: 'A61', audience: readers(desk.state, power, [seat, drafter]), facts },
  ]);
}

/**
 * Chooses between Lords' sheets that say different things while no Ruler has signed.
 *
 * @rule A60
 */
export function chooseSheet(desk: Desk, { power, sheet: name, reason }: CommandOf<'chooseSheet'>): Decision {
  const sheet = findSheet(desk, name);
  if (sheet === undefined || sheet.power !== power) return refuse('no-such-sheet', 'OP', { sheet: name });
  const disputed = disputedSheets(desk.state, power, sheet.kind);
  if (!disputed.some(({ id }) => id === sheet.id)) return refuse('no-dispute', 'A60', { power });
  const facts = {
    power,
    sheet: sheet.id,
    ...(reason === undefined ? {} : { reason: desk.keep(reason, 'reason') }),
  };
  return accept([{ type: 'sheetChosenByJudge', rule: 'A60', audience: JUDGE_ONLY, facts }]);
}
