import { seatId, textRef } from '../../fields.ts';
import { event } from '../../schemas.ts';

export const writingEvents = {
  noteWritten: event('A seat wrote a private note', { seat: seatId, text: textRef }),
  journalWritten: event('A seat wrote its journal', { seat: seatId, text: textRef }),
  journalsAsked: event('The Judge asked something of the journals, or nothing more', { text: textRef.exactOptional() }),
};
