import type { DecidersOf } from '../registry.ts';
import type { speechCommands } from './commands.ts';
import { addToGroup, formGroup, leaveGroup } from './letters/groups.ts';
import { makeStatement } from './letters/make-statement.ts';
import { petitionPope } from './letters/petition-pope.ts';
import { postToRoom } from './letters/post-to-room.ts';
import { sendLetter } from './letters/send-letter.ts';
import {
  endExemption,
  exemptSeats,
  handleReport,
  hideLetter,
  muteSeat,
  openLetters,
  ruleLetterLawful,
  showLetter,
  unmuteSeat,
  warnSeat,
} from './moderation/judge-speech.ts';
import { reportLetter } from './moderation/report-letter.ts';
import { declinePact, offerPact, sayPactKept, signPact } from './pacts/pacts.ts';
import { askOfJournals, writeJournal, writeNote } from './writing/write.ts';

/** How each command of this area is decided. */
export const speechDeciders: DecidersOf<typeof speechCommands> = {
  sendLetter,
  formGroup,
  addToGroup,
  leaveGroup,
  postToRoom,
  makeStatement,
  petitionPope,
  offerPact,
  signPact,
  declinePact,
  sayPactKept,
  writeNote,
  writeJournal,
  askOfJournals,
  reportLetter,
  handleReport,
  muteSeat,
  unmuteSeat,
  warnSeat,
  hideLetter,
  showLetter,
  ruleLetterLawful,
  exemptSeats,
  endExemption,
  openLetters,
};
