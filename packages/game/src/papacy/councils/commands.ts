import { z } from 'zod';
import { decreeId, freeText, reasonText, seatId, statementId } from '../../fields.ts';
import { command } from '../../schemas.ts';

export const councilCommands = {
  openDecree: command(
    {
      about: 'A bishop draws up a decree that convenes a council. Only he and the Judge see it until he shows it.',
      rule: 'R14',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-SWI', decree: 'd1', text: 'We call a council.' },
    },
    { decree: decreeId, text: freeText.exactOptional() },
  ),
  circulateDecree: command(
    {
      about: 'Shows a convening decree to more bishops. That is an act of communication, and judged as one.',
      rule: 'A54',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-SWI', decree: 'd1', to: ['B-DEN', 'B-EDI'] },
    },
    {
      decree: decreeId,
      to: z.array(seatId).min(1).max(80),
      confirm: z.boolean().exactOptional().meta({ description: 'Sent knowing that it is unlawful.' }),
    },
  ),
  signDecree: command(
    {
      about: 'A bishop signs a convening decree; the signature that makes a majority convenes the council at once.',
      rule: 'R14',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-DEN', decree: 'd1' },
    },
    { decree: decreeId },
  ),
  withdrawDecreeSignature: command(
    {
      about: 'A bishop takes his signature off a decree that has not convened a council.',
      rule: 'A54',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-DEN', decree: 'd1' },
    },
    { decree: decreeId },
  ),
  withdrawDecree: command(
    {
      about: 'The drafter withdraws a decree that has not convened a council.',
      rule: 'A54',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-SWI', decree: 'd1' },
    },
    { decree: decreeId },
  ),
  strikeDecreeSignature: command(
    {
      about: 'The Judge strikes a forged signature off a decree; a council that rested on it ends.',
      rule: 'A78',
      by: 'judge',
      example: { as: 'JD', decree: 'd1', seat: 'B-DEN', reason: 'Not his hand.' },
    },
    { decree: decreeId, seat: seatId, reason: reasonText },
  ),
  restoreDecreeSignature: command(
    {
      about: 'The Judge restores a signature that he struck off a decree.',
      rule: 'A78',
      by: 'judge',
      example: { as: 'JD', decree: 'd1', seat: 'B-DEN', reason: 'It was his hand.' },
    },
    { decree: decreeId, seat: seatId, reason: reasonText },
  ),
  draftCouncilStatement: command(
    {
      about: 'A bishop draws up a statement while a council sits.',
      rule: 'A58',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-SWI', statement: 'c1', text: 'The council holds that …' },
    },
    { statement: statementId, text: freeText },
  ),
  signCouncilStatement: command(
    {
      about: 'A bishop signs a statement of the council; a majority of bishops issues it.',
      rule: 'A58',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-DEN', statement: 'c1' },
    },
    { statement: statementId },
  ),
};
