import { z } from 'zod';
import { freeText, pactId, seatId } from '../../fields.ts';
import { command } from '../../schemas.ts';

const confirm = z.boolean().exactOptional().meta({ description: 'Sent knowing that it is unlawful.' });

export const pactCommands = {
  offerPact: command(
    {
      about: 'Offers a signed promise to other seats; the offerer has signed. Nothing enforces it.',
      rule: 'RP',
      by: 'seat',
      example: { as: 'R-SPA', pact: 'p1', with: ['R-VEN'], text: 'Neither enters Rome before 1456.' },
    },
    { pact: pactId, with: z.array(seatId).min(1).max(40), text: freeText, confirm },
  ),
  signPact: command(
    {
      about: 'Signs a pact that was offered.',
      rule: 'RP',
      by: 'seat',
      example: { as: 'R-VEN', pact: 'p1' },
    },
    { pact: pactId, confirm },
  ),
  declinePact: command(
    {
      about: 'Declines a pact that was offered.',
      rule: 'RP',
      by: 'seat',
      example: { as: 'R-VEN', pact: 'p1' },
    },
    { pact: pactId, confirm },
  ),
  sayPactKept: command(
    {
      about: 'A party says whether a pact was kept; shown to all after the game.',
      rule: 'RP',
      by: 'seat',
      afterEnd: true,
      anyTime: true,
      example: { as: 'R-VEN', pact: 'p1', kept: false },
    },
    { pact: pactId, kept: z.boolean() },
  ),
};
