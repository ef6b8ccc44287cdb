import { z } from 'zod';
import { orderField, powerId, provinceId, seatId, sheetId, textRef, turnNameField } from '../fields.ts';
import { event } from '../schemas.ts';
import { CHOSEN_BY } from '../state.ts';

const sheetKindField = z.enum(['orders', 'retreats', 'adjustments']);

const deposeLine = z.discriminatedUnion('whom', [
  z.strictObject({ line: z.int(), whom: z.literal('pope') }),
  z.strictObject({ line: z.int(), whom: z.literal('antiPope'), see: provinceId }),
]);

const chosenSheetField = z.union([
  z.strictObject({ sheet: sheetId, why: z.enum(CHOSEN_BY), signers: z.array(seatId) }),
  z.strictObject({ why: z.enum(['none', 'dispute']) }),
]);

/** The events of this area: type → schema of its facts. */
export const sheetEvents = {
  sheetDrafted: event('A sheet was written, or written anew: its signatures are void then (A59).', {
    sheet: sheetId,
    power: powerId,
    kind: sheetKindField,
    turn: turnNameField,
    drafter: seatId,
    text: textRef,
    lines: z.array(z.strictObject({ line: z.int(), order: orderField })),
    depose: z.array(deposeLine),
    issues: z.array(z.strictObject({ line: z.int(), column: z.int(), code: z.string() })),
    enteredByJudge: z.boolean(),
    late: z.boolean(),
    voided: z.array(seatId).meta({ description: 'Whose signatures the edit made void.' }),
    reason: textRef.exactOptional(),
  }),
  sheetWithdrawn: event('A sheet was taken back.', { sheet: sheetId, power: powerId }),
  sheetShown: event('A sheet was shown to somebody outside the court.', {
    sheet: sheetId,
    power: powerId,
    to: seatId,
    unlawful: z.strictObject({ rule: z.string(), code: z.string(), towards: z.array(seatId) }).exactOptional(),
  }),
  sheetSigned: event('A seat signed a sheet; its signature on another sheet of that power is withdrawn.', {
    sheet: sheetId,
    power: powerId,
    seat: seatId,
    witness: z.boolean(),
    enteredByJudge: z.boolean(),
    late: z.boolean(),
    withdrawnFrom: z.array(sheetId),
    reason: textRef.exactOptional(),
  }),
  signatureWithdrawn: event('A seat took its signature back.', { sheet: sheetId, power: powerId, seat: seatId }),
  signatureStruck: event('The Judge struck a signature, or let it stand again.', {
    sheet: sheetId,
    power: powerId,
    seat: seatId,
    struck: z.boolean(),
    reason: textRef,
  }),
  sheetChosenByJudge: event('The Judge chose between the Lords’ sheets.', {
    power: powerId,
    sheet: sheetId,
    reason: textRef.exactOptional(),
  }),
  sheetsChosen: event('Which sheets counted, and why.', {
    kind: sheetKindField,
    choices: z.record(powerId, chosenSheetField),
  }),
};
