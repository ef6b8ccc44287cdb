import { z } from 'zod';
import { personId, powerId, provinceId, seatId, turnNameField } from '../fields.ts';

/** A seat as events record it when it is made. */
export const seatFacts = z.strictObject({
  id: seatId,
  class: z.enum(['ruler', 'lord', 'bishop', 'judge', 'observer']),
  power: powerId.exactOptional(),
  see: provinceId.exactOptional(),
  ordainedLater: z.literal(true).exactOptional(),
  title: z.string().exactOptional(),
  person: personId.exactOptional(),
  tenures: z.array(z.strictObject({ person: personId, from: turnNameField, until: turnNameField.exactOptional() })),
  standing: z.enum(['seated', 'empty']),
  suspended: z.literal(true).exactOptional(),
  namedActing: z.literal(true).exactOptional(),
  rank: z.int(),
});
