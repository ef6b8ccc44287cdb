import { z } from 'zod';
import { decreeId, personId, seatId, statementId, textRef, turnNameField } from '../../fields.ts';
import { event } from '../../schemas.ts';

const standing = {
  signatures: z.int(),
  bishops: z.int(),
  needed: z.int(),
};

export const councilEvents = {
  decreeOpened: event('A bishop drew up a decree that convenes a council', {
    decree: decreeId,
    drafter: seatId,
    text: textRef.exactOptional(),
  }),
  decreeCirculated: event('A convening decree was shown to more bishops', {
    decree: decreeId,
    by: seatId,
    to: z.array(seatId),
    unlawful: z.strictObject({ rule: z.string(), code: z.string(), towards: z.array(seatId) }).exactOptional(),
  }),
  decreeSigned: event('A bishop signed a convening decree', {
    decree: decreeId,
    seat: seatId,
    person: personId.exactOptional(),
    enteredByJudge: z.boolean(),
    ...standing,
  }),
  decreeSignatureWithdrawn: event('A bishop took his signature off a convening decree', {
    decree: decreeId,
    seat: seatId,
  }),
  decreeSignatureStruck: event('The Judge struck a signature off a decree', {
    decree: decreeId,
    seat: seatId,
    reason: textRef,
  }),
  decreeSignatureRestored: event('The Judge restored a signature on a decree', {
    decree: decreeId,
    seat: seatId,
    reason: textRef,
  }),
  decreeWithdrawn: event('The drafter withdrew a convening decree', { decree: decreeId }),
  decreeFailed: event('The phase ended without a majority on a convening decree', {
    decree: decreeId,
    ...standing,
    lapsed: z.boolean(),
  }),
  councilConvened: event('An ecumenical council was convened', {
    decree: decreeId,
    signatories: z.array(seatId),
    bishops: z.int(),
    needed: z.int(),
    first: turnNameField,
    last: turnNameField,
  }),
  councilEnded: event('The council is over', {
    why: z.enum(['lastTurn', 'forgedSignature']),
    first: turnNameField,
    last: turnNameField,
    /** The council that this one renewed and that has turns left: it sits on. */
    sitsOn: z.strictObject({ decree: decreeId.exactOptional(), last: turnNameField }).exactOptional(),
  }),
  statementDrafted: event('A bishop drew up a statement of the council', {
    statement: statementId,
    drafter: seatId,
    text: textRef,
  }),
  statementSigned: event('A bishop signed a statement of the council', {
    statement: statementId,
    seat: seatId,
    person: personId.exactOptional(),
    ...standing,
  }),
  statementIssued: event('The council issued a statement', {
    statement: statementId,
    signatories: z.array(seatId),
    text: textRef,
  }),
};
