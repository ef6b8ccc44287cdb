import { z } from 'zod';
import { personId, powerId, seatId, textRef, turnNameField } from '../fields.ts';
import { event } from '../schemas.ts';
import { seatFacts } from './seat-facts.ts';

/** The events of this area: type → schema of its facts. */
export const seatEvents = {
  titleChosen: event('A player chose a title.', { seat: seatId, title: z.string() }),
  personSeated: event('A person took a seat; whoever sat there before left it.', {
    seat: seatId,
    person: personId,
    turn: turnNameField,
    before: personId.exactOptional(),
  }),
  seatEmptied: event('The Judge declared a seat empty.', { seat: seatId, turn: turnNameField, reason: textRef }),
  seatAdded: event('The Judge added a seat.', { seat: seatFacts }),
  seatRemoved: event('The Judge took a seat away; its signatures on sheets went with it.', {
    seat: seatId,
    reason: textRef,
  }),
  seatsMerged: event('The Judge made one seat of two.', {
    from: seatId,
    into: seatId,
    person: personId.exactOptional(),
    turn: turnNameField,
    reason: textRef,
  }),
  actingRulerNamed: event('The Judge named the Lord who acts where no Ruler sits.', { power: powerId, seat: seatId }),
  seatSuspended: event('The Judge suspended a seat.', { seat: seatId, reason: textRef }),
  seatReinstated: event('The Judge reinstated a seat.', { seat: seatId }),
};
