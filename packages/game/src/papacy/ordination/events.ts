import { z } from 'zod';
import { provinceId, seatId, textRef } from '../../fields.ts';
import { event } from '../../schemas.ts';

export const ordinationEvents = {
  ordinationProposed: event('Somebody proposed to ordain a bishop', {
    by: seatId,
    see: provinceId,
    text: textRef.exactOptional(),
  }),
  bishopOrdained: event('A bishop was ordained', {
    seat: seatId,
    see: provinceId,
    rank: z.int(),
    consented: z.array(seatId),
    objected: z.array(seatId),
    bishops: z.int(),
    majority: z.int(),
    text: textRef.exactOptional(),
  }),
};
