import type { CommandOf } from '../../commands.ts';
import { accept } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { toSeats } from '../../events.ts';
import { said } from '../happened.ts';

/** A private note. Notes are no communication; the Judge does not read them. */
export const writeNote: Decider<CommandOf<'writeNote'>> = (desk, body) =>
  accept([said('noteWritten', 'RP', toSeats([desk.by]), { seat: desk.by, text: desk.keep(body.text, 'note') })]);

/** The journal of a turn. */
export const writeJournal: Decider<CommandOf<'writeJournal'>> = (desk, body) =>
  accept([said('journalWritten', 'RP', toSeats([desk.by]), { seat: desk.by, text: desk.keep(body.text, 'journal') })]);
