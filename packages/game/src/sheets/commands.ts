import { z } from 'zod';
import { freeText, powerId, reasonText, seatId } from '../fields.ts';
import { command } from '../schemas.ts';

/** The name a drafter gives a sheet; with the seat code of another power before it where that is meant: `VEN:s1`. */
const sheetName = z
  .string()
  .regex(/^(?:[A-Z][A-Z0-9_]*:)?[\w.-]{1,40}$/)
  .meta({ description: 'A sheet by its name, `s1`; of another power with its seat code, `VEN:s1`.' });

const lateReason = reasonText
  .exactOptional()
  .meta({ description: 'Why the Judge admits it after the close; needed then.' });

/** The commands of this area: name → schema of its fields. */
export const sheetCommands = {
  draftSheet: command(
    {
      about: 'Writes a sheet of orders, retreats or adjustments, or writes it anew, which voids its signatures.',
      rule: 'A59',
      by: 'seat',
      onBehalf: true,
      example: { as: 'R-SPA', sheet: 's1', text: 'F Nap - Pap\nA Lis H\nDepose the Pope' },
    },
    { sheet: sheetName, text: freeText, reason: lateReason },
  ),
  withdrawSheet: command(
    {
      about: 'Takes a sheet of one’s own back, with all signatures on it.',
      rule: 'A59',
      by: 'seat',
      onBehalf: true,
      example: { as: 'R-SPA', sheet: 's1' },
    },
    { sheet: sheetName },
  ),
  showSheet: command(
    {
      about: 'Shows a sheet to a bishop, who may then sign as witness.',
      rule: 'A59',
      by: 'seat',
      example: { as: 'R-VEN', sheet: 's1', to: 'B-ROM' },
    },
    {
      sheet: sheetName,
      to: seatId,
      confirm: z.boolean().exactOptional().meta({ description: 'Shown knowing that it is unlawful.' }),
    },
  ),
  signSheet: command(
    {
      about: 'Signs a sheet. The signature on another sheet of that power is withdrawn by it.',
      rule: 'OP.1',
      by: 'seat',
      onBehalf: true,
      example: { as: 'R-SPA', sheet: 's1' },
    },
    { sheet: sheetName, reason: lateReason },
  ),
  withdrawSignature: command(
    {
      about: 'Takes one’s signature on a sheet back.',
      rule: 'A59',
      by: 'seat',
      onBehalf: true,
      example: { as: 'L-SPA', sheet: 's1' },
    },
    { sheet: sheetName },
  ),
  strikeSignature: command(
    {
      about: 'Strikes a signature that is not authentic; the sheets are ranked anew.',
      rule: 'A61',
      by: 'judge',
      example: { as: 'JD', sheet: 'SPA:s1', seat: 'R-SPA', reason: 'Signed on his tablet by another.' },
    },
    { sheet: sheetName, seat: seatId, reason: reasonText },
  ),
  restoreSignature: command(
    {
      about: 'Lets a signature that was struck stand again.',
      rule: 'A61',
      by: 'judge',
      example: { as: 'JD', sheet: 'SPA:s1', seat: 'R-SPA', reason: 'He confirmed it.' },
    },
    { sheet: sheetName, seat: seatId, reason: reasonText },
  ),
  chooseSheet: command(
    {
      about: 'Chooses between sheets that Lords signed in dispute.',
      rule: 'A60',
      by: 'judge',
      example: { as: 'JD', power: 'SPAIN', sheet: 'SPA:s2' },
    },
    { power: powerId, sheet: sheetName, reason: reasonText.exactOptional() },
  ),
};
