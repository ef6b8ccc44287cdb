import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { PUBLIC, toSeats } from '../../events.ts';
import { said } from '../happened.ts';

/** A private note. Notes are no communication; the Judge does not read them. */
export const writeNote: Decider<CommandOf<'writeNote'>> = (desk, body) =>
  accept([said('noteWritten', 'RP', toSeats([desk.by]), { seat: desk.by, text: desk.keep(body.text, 'note') })]);

/** The journal of a turn. */
export const writeJournal: Decider<CommandOf<'writeJournal'>> = (desk, body) =>
  accept([said('journalWritten', 'RP', toSeats([desk.by]), { seat: desk.by, text: desk.keep(body.text, 'journal') })]);

/** What the Judge asks of everybody's journal; everybody reads it. */
export const askOfJournals: Decider<CommandOf<'askOfJournals'>> = (desk, { text }) => {
  const was = desk.game.record.journalPrompt;
  if (text === undefined && was === undefined) return refuse('nothing-asked', 'RP', {});
  return accept([said('journalsAsked', 'RP', PUBLIC, text === undefined ? {} : { text: desk.keep(text, 'prompt') })]);
};
