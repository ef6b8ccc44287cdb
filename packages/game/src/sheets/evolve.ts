import { withState } from '../desk.ts';
import type { SheetId } from '../ids.ts';
import type { EvolversOf } from '../registry.ts';
import { seatById } from '../seats/seats.ts';
import type { Game, Sheet, Signature } from '../state.ts';
import { withTurnRecord } from '../turn/history.ts';
import type { sheetEvents } from './events.ts';

/** What each event of this area changes. */
export const sheetEvolvers: EvolversOf<typeof sheetEvents> = {
  sheetDrafted: (game, { facts }, { seq }) => {
    const { voided: _, reason: __, sheet: id, ...written } = facts;
    const shownTo = game.state.sheets.sheets[id]?.shownTo ?? [];
    return withSheet(game, id, { ...written, id, editedSeq: seq, signatures: [], shownTo, withdrawn: false });
  },
  sheetWithdrawn: (game, { facts }) =>
    changeSheet(game, facts.sheet, (sheet) => ({ ...sheet, withdrawn: true, signatures: [] })),
  sheetShown: (game, { facts }) =>
    changeSheet(game, facts.sheet, (sheet) => ({ ...sheet, shownTo: [...sheet.shownTo, facts.to] })),
  sheetSigned: (game, { facts }, { at, seq }) => {
    const person = seatById(game.state, facts.seat)?.person;
    const signature: Signature = {
      seat: facts.seat,
      ...(person === undefined ? {} : { person }),
      at,
      seq,
      witness: facts.witness,
      struck: false,
      enteredByJudge: facts.enteredByJudge,
    };
    const freed = facts.withdrawnFrom.reduce((after, id) => withoutSignature(after, id, facts.seat), game);
    return changeSheet(freed, facts.sheet, (sheet) => ({
      ...sheet,
      late: sheet.late || facts.late,
      signatures: [...sheet.signatures.filter(({ seat }) => seat !== facts.seat), signature],
    }));
  },
  signatureWithdrawn: (game, { facts }) => withoutSignature(game, facts.sheet, facts.seat),
  signatureStruck: (game, { facts }) =>
    changeSheet(game, facts.sheet, (sheet) => ({
      ...sheet,
      signatures: sheet.signatures.map((one) => (one.seat === facts.seat ? { ...one, struck: facts.struck } : one)),
    })),
  sheetChosenByJudge: (game, { facts }) => {
    const { docket } = game.state;
    return withState(game, {
      docket: { ...docket, chosenSheet: { ...docket.chosenSheet, [facts.power]: facts.sheet } },
    });
  },
  sheetsChosen: (game, { facts }) => {
    const lodged = Object.values(game.state.sheets.sheets) as readonly Sheet[];
    const state = withTurnRecord(game.state, (record) => ({
      ...record,
      chosen: { ...record.chosen, [facts.kind]: facts.choices },
      lodged: [...record.lodged, ...lodged.filter((sheet) => sheet.kind === facts.kind)],
    }));
    return { ...game, state };
  },
};

function withSheet(game: Game, id: SheetId, sheet: Sheet): Game {
  return withState(game, { sheets: { sheets: { ...game.state.sheets.sheets, [id]: sheet } } });
}

function changeSheet(game: Game, id: SheetId, change: (sheet: Sheet) => Sheet): Game {
  return withSheet(game, id, change(game.state.sheets.sheets[id] as Sheet));
}

function withoutSignature(game: Game, id: SheetId, seat: Signature['seat']): Game {
  return changeSheet(game, id, (sheet) => ({
    ...sheet,
    signatures: sheet.signatures.filter((one) => one.seat !== seat),
  }));
}
