import { seatId, textRef } from '../../fields.ts';
import { event } from '../../schemas.ts';

export const writingEvents = {
  noteWritten: event('A seat wrote a private note', { seat: seatId, text: textRef }),
  journalWritten: event('A seat wrote its journal', { seat: seatId, text: textRef }),
};
