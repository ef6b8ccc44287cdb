import { z } from 'zod';
import { groupId, letterId, powerId, seatId, textRef } from '../../fields.ts';
import { event } from '../../schemas.ts';

const unlawful = z.strictObject({ rule: z.string(), code: z.string(), towards: z.array(seatId) });

const room = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('court'), power: powerId }),
  z.strictObject({ kind: z.literal('team'), power: powerId }),
  z.strictObject({ kind: z.literal('council') }),
]);

export const letterEvents = {
  letterSent: event('A letter was sent', {
    letter: letterId,
    from: seatId,
    to: z.array(seatId),
    group: groupId.exactOptional(),
    room: room.exactOptional(),
    text: textRef,
    copies: z.array(letterId),
    petition: z.boolean(),
    unlawful: unlawful.exactOptional(),
    enteredByJudge: z.boolean(),
  }),
  statementMade: event('A statement was published', {
    letter: letterId,
    from: seatId,
    text: textRef,
    unlawful: unlawful.exactOptional(),
    enteredByJudge: z.boolean(),
  }),
  groupFormed: event('Seats were gathered into a group', {
    group: groupId,
    name: textRef,
    founder: seatId,
    members: z.array(seatId),
    unlawful: unlawful.exactOptional(),
  }),
  groupJoined: event('Seats were brought into a group', {
    group: groupId,
    by: seatId,
    members: z.array(seatId),
    unlawful: unlawful.exactOptional(),
  }),
  groupLeft: event('A seat left a group', { group: groupId, seat: seatId }),
};
