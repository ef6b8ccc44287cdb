import { z } from 'zod';
import { letterId, seatId, textRef, timeMs } from '../../fields.ts';
import { event } from '../../schemas.ts';

export const moderationEvents = {
  letterReported: event('A letter was reported to the Judge', {
    letter: letterId,
    by: seatId,
    text: textRef.exactOptional(),
  }),
  reportHandled: event('The Judge dealt with a report', { letter: letterId, by: seatId }),
  seatMuted: event('The Judge muted a seat', { seat: seatId, untilMs: timeMs.exactOptional(), reason: textRef }),
  seatUnmuted: event('The Judge let a seat speak again', { seat: seatId }),
  seatWarned: event('The Judge warned a seat', { seat: seatId, reason: textRef }),
  letterHidden: event('The Judge hid a letter', { letter: letterId, reason: textRef }),
  letterShown: event('The Judge showed a hidden letter again', { letter: letterId }),
  letterRuledLawful: event('The Judge ruled a letter lawful', { letter: letterId, reason: textRef }),
  speechExempted: event('The Judge exempted a conversation from bans', {
    seats: z.array(seatId),
    untilMs: timeMs.exactOptional(),
    reason: textRef,
  }),
  exemptionsEnded: event('The Judge ended the exemptions', { seats: z.array(seatId) }),
  lettersOpened: event('The Judge opened the letters to everybody', {}),
};
