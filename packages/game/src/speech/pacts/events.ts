import { z } from 'zod';
import { pactId, seatId, textRef } from '../../fields.ts';
import { event } from '../../schemas.ts';

const unlawful = z.strictObject({ rule: z.string(), code: z.string(), towards: z.array(seatId) }).exactOptional();

export const pactEvents = {
  pactOffered: event('A pact was offered', {
    pact: pactId,
    by: seatId,
    parties: z.array(seatId),
    text: textRef,
    unlawful,
  }),
  pactSigned: event('A pact was signed', { pact: pactId, seat: seatId, unlawful }),
  pactDeclined: event('A pact was declined', { pact: pactId, seat: seatId, unlawful }),
  pactJudged: event('A party said whether a pact was kept', { pact: pactId, seat: seatId, kept: z.boolean() }),
};
