import { z } from 'zod';
import { banId, findingId, letterId, personId, powerId, seatId, textRef, turnNameField } from '../../fields.ts';
import { event } from '../../schemas.ts';

const ruling = z.enum(['proven', 'notProven', 'notProvenByDefault']);

export const testimonyEvents = {
  testimonyFiled: event('The Pope testified that an excommunicated player communicated', {
    finding: findingId,
    ban: banId,
    accused: seatId,
    offenceTurn: turnNameField,
    team: powerId.exactOptional(),
    declaredUnasked: z.literal(true).exactOptional(),
    testimony: textRef,
    evidence: z.array(letterId),
    filedBy: seatId,
    person: personId.exactOptional(),
    enteredByJudge: z.boolean(),
    late: z.boolean(),
  }),
  testimonyQuestioned: event('The Judge asked about a testimony', {
    finding: findingId,
    of: seatId,
    question: textRef,
  }),
  testimonyAnswered: event('The one asked about a testimony answered', {
    finding: findingId,
    by: seatId,
    answer: textRef,
    admits: z.boolean(),
    enteredByJudge: z.boolean(),
  }),
  testimonyRuled: event('The Judge ruled on a testimony', {
    finding: findingId,
    ruling: z.enum(['proven', 'notProven']),
    note: textRef.exactOptional(),
  }),
  testimonyDecided: event('The resolution made a ruling final', {
    finding: findingId,
    accused: seatId,
    ruling,
    admitted: z.boolean(),
    testimony: textRef,
  }),
};
