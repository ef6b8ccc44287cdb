import { z } from 'zod';
import { freeText, provinceId, seatId } from '../../fields.ts';
import { command } from '../../schemas.ts';

const answered = z.array(seatId).max(80).exactOptional();

export const ordinationCommands = {
  proposeOrdination: command(
    {
      about: 'Proposes to the Judge that a bishop be ordained; nothing else follows from it.',
      rule: 'R9',
      by: 'seat',
      onBehalf: true,
      anyTime: true,
      example: { as: 'R-HRE', see: 'VIE' },
    },
    { see: provinceId, text: freeText.exactOptional() },
  ),
  registerOrdination: command(
    {
      about: 'The Judge enters a bishop whom the players agreed to ordain, and who consented or objected.',
      rule: 'R9',
      by: 'judge',
      anyTime: true,
      example: { as: 'JD', see: 'VIE', consented: ['R-HRE'], objected: ['B-ROM'] },
    },
    { see: provinceId, consented: answered, objected: answered, text: freeText.exactOptional() },
  ),
};
