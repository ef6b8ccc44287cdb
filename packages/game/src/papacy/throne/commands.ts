import { z } from 'zod';
import { freeText, seatId } from '../../fields.ts';
import { command } from '../../schemas.ts';

export const throneCommands = {
  castBallot: command(
    {
      about: 'A bishop votes in a conclave or council; a later vote of the same turn replaces it.',
      rule: 'R5',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-EDI', candidate: 'B-DEN' },
    },
    { candidate: seatId },
  ),
  withdrawBallot: command(
    { about: 'A bishop takes his vote back.', rule: 'R5', by: 'seat', onBehalf: true, example: { as: 'B-EDI' } },
    {},
  ),
  fileResignation: command(
    {
      about: 'The Pope resigns in writing; it takes effect when orders are resolved, unless he acted under duress.',
      rule: 'R16',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-ROM', text: 'I lay down the tiara.', signed: true },
    },
    { text: freeText, signed: z.boolean() },
  ),
  withdrawResignation: command(
    {
      about: 'The Pope takes his resignation back before it is resolved.',
      rule: 'R16',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-ROM' },
    },
    {},
  ),
  ruleResignation: command(
    {
      about: 'The Judge rules whether the Pope resigns freely or under duress.',
      rule: 'R16',
      by: 'judge',
      example: { as: 'JD', ruling: 'free' },
    },
    { ruling: z.enum(['free', 'duress']), note: freeText.exactOptional() },
  ),
  renounceTitle: command(
    {
      about: 'An Anti-Pope gives up his title and his decrees.',
      rule: 'A50',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-SWI' },
    },
    {},
  ),
  crownEmperor: command(
    {
      about: 'The Pope crowns an emperor: a title, and no power.',
      rule: 'R16',
      by: 'seat',
      onBehalf: true,
      anyTime: true,
      example: { as: 'B-ROM', seat: 'R-HRE' },
    },
    { seat: seatId },
  ),
  uncrownEmperor: command(
    {
      about: 'The Pope takes an emperor’s title away.',
      rule: 'R16',
      by: 'seat',
      onBehalf: true,
      anyTime: true,
      example: { as: 'B-ROM', seat: 'R-HRE' },
    },
    { seat: seatId },
  ),
};
