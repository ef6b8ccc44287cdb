import type { Given, Order, PowerId } from '@defensor/diplomacy';
import type { EventOf } from '../events.ts';
import { PUBLIC } from '../events.ts';
import { rulingSeatsOf, seatById, seatsOf } from '../seats/seats.ts';
import type { ChosenBy, ChosenSheet, DeposeLine, GameState, Sheet, SheetKind, Signature } from '../state.ts';
import { haveSameContent } from './content.ts';

/**
 * Which sheet of a power counts now, and why.
 *
 * Struck signatures and withdrawn sheets are left out. A Ruler's sheet beats any number of Lords';
 * of Lords' sheets the one with most Lords counts, then the one completed last, or the Judge's
 * choice. Sheets never merge.
 *
 * @rule OP.1, OP.2 (readings A59, A60, A61, A62)
 */
export function chosenSheet(state: GameState, power: PowerId, kind: SheetKind): ChosenSheet {
  const lodged = sheetsOf(state, power, kind);
  const valid = lodged.filter((sheet) => validSignatures(sheet).length > 0);
  const ruling = rulingSeatsOf(state, power);
  const ruled = latest(valid, (sheet) => lastOf(validSignatures(sheet).filter(({ seat }) => ruling.includes(seat))));
  if (ruled !== undefined) return chosen(ruled, valid.length === 1 ? 'onlySheet' : 'ruler');
  if (valid.length > 0) return ofLords(state, power, valid);
  const draft =
    state.options.missingSheet === 'latestDraft' ? latest(draftsOfCourt(state, lodged), (s) => s.editedSeq) : undefined;
  return draft === undefined ? { why: 'none' } : chosen(draft, 'latestDraft');
}

/** The sheet chosen for a power, where there is one. */
export function countingSheet(state: GameState, power: PowerId, kind: SheetKind): Sheet | undefined {
  const choice = chosenSheet(state, power, kind);
  return 'sheet' in choice ? state.sheets.sheets[choice.sheet] : undefined;
}

export function ordersOf(sheet: Sheet | undefined): readonly Order[] {
  return sheet?.lines.map(({ order }) => order) ?? [];
}

/** “Depose …” lines of a power's chosen order sheet (R10, R17); none in civil disorder (A69). */
export function deposeLinesOf(state: GameState, power: PowerId): readonly DeposeLine[] {
  return countingSheet(state, power, 'orders')?.depose ?? [];
}

/** The orders that count, power by power in the order of the cast. */
export function ordersByPower(state: GameState, kind: SheetKind): readonly Given<Order>[] {
  return powersOf(state).flatMap((power) =>
    ordersOf(countingSheet(state, power, kind)).map((order) => ({ power, order })),
  );
}

/** Sheets of a power that are not withdrawn, oldest first. */
export function sheetsOf(state: GameState, power: PowerId, kind: SheetKind): readonly Sheet[] {
  return (Object.values(state.sheets.sheets) as readonly Sheet[]).filter(
    (sheet) => sheet.power === power && sheet.kind === kind && !sheet.withdrawn,
  );
}

/** A power's disputed sheets: no Ruler signed, and Lords signed sheets that say different things (A60). */
export function disputedSheets(state: GameState, power: PowerId, kind: SheetKind): readonly Sheet[] {
  const valid = sheetsOf(state, power, kind).filter((sheet) => validSignatures(sheet).length > 0);
  const ruling = rulingSeatsOf(state, power);
  if (valid.some((sheet) => validSignatures(sheet).some(({ seat }) => ruling.includes(seat)))) return [];
  const [first] = valid;
  return first !== undefined && valid.some((sheet) => !haveSameContent(sheet, first)) ? valid : [];
}

/** The powers whose Lords are in dispute and whose sheet the Judge has not chosen yet, where that is his to do (A60). */
export function powersInDispute(state: GameState, kind: SheetKind): readonly PowerId[] {
  return powersOf(state).filter((power) => chosenSheet(state, power, kind).why === 'dispute');
}

/** The signatures that make a sheet valid: of its court, not struck (OP.1, OP.3). */
export function validSignatures(sheet: Sheet): readonly Signature[] {
  return sheet.signatures.filter(({ witness, struck }) => !witness && !struck);
}

/** Says which sheets count, for every power with units or a sheet. */
export function sheetsChosenEvent(state: GameState, kind: SheetKind): EventOf<'sheetsChosen'> {
  const choices = Object.fromEntries(powersOf(state).map((power) => [power, chosenSheet(state, power, kind)]));
  return { type: 'sheetsChosen', rule: 'OP.2', audience: PUBLIC, facts: { kind, choices } };
}

function ofLords(state: GameState, power: PowerId, valid: readonly Sheet[]): ChosenSheet {
  const picked = state.docket.chosenSheet[power];
  const byJudge = valid.find((sheet) => sheet.id === picked);
  if (byJudge !== undefined) return chosen(byJudge, 'judge');
  const most = Math.max(...valid.map((sheet) => validSignatures(sheet).length));
  const leading = valid.filter((sheet) => validSignatures(sheet).length === most);
  const counts = latest(leading, (sheet) => lastOf(validSignatures(sheet))) as Sheet;
  if (valid.length === 1) return chosen(counts, 'onlySheet');
  const disputed = disputedSheets(state, power, counts.kind).length > 0;
  if (disputed && waitsForJudge(state)) return { why: 'dispute' };
  return chosen(counts, leading.length === 1 ? 'mostLords' : 'latest');
}

/** Whether a dispute among Lords is the Judge's to settle (A60). */
function waitsForJudge({ options, docket }: GameState): boolean {
  return options.lordConflict === 'judge' && options.judge === 'person' && docket.defaulted !== true;
}

function draftsOfCourt(state: GameState, lodged: readonly Sheet[]): readonly Sheet[] {
  return lodged.filter((sheet) => seatById(state, sheet.drafter)?.power === sheet.power);
}

function chosen(sheet: Sheet, why: ChosenBy): ChosenSheet {
  return { sheet: sheet.id, why, signers: validSignatures(sheet).map(({ seat }) => seat) };
}

function latest(sheets: readonly Sheet[], when: (sheet: Sheet) => number | undefined): Sheet | undefined {
  const dated = sheets.flatMap((sheet) => {
    const seq = when(sheet);
    return seq === undefined ? [] : [{ sheet, seq }];
  });
  return dated.sort((a, b) => b.seq - a.seq).at(0)?.sheet;
}

function lastOf(signatures: readonly Signature[]): number | undefined {
  return signatures.length === 0 ? undefined : Math.max(...signatures.map(({ seq }) => seq));
}

function powersOf(state: GameState): readonly PowerId[] {
  return seatsOf(state).flatMap((seat) => (seat.class === 'ruler' && seat.power !== undefined ? [seat.power] : []));
}
