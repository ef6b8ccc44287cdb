import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { toSeats } from '../../events.ts';
import { said } from '../happened.ts';
import { mayRead } from '../letters/post.ts';

/** Tells the Judge of a letter. Nobody else learns of it. @rule JD.8 */
export const reportLetter: Decider<CommandOf<'reportLetter'>> = (desk, { letter, text }) => {
  const { record } = desk.game;
  if (!mayRead(record.letters, desk.by, letter)) return refuse('no-such-letter', 'JD.8', { letter });
  if (record.reports.some((report) => report.letter === letter && report.by === desk.by)) {
    return refuse('report-exists', 'JD.8', { letter });
  }
  const facts = { letter, by: desk.by, ...(text === undefined ? {} : { text: desk.keep(text, 'report') }) };
  return accept([said('letterReported', 'JD.8', toSeats([desk.by]), facts)]);
};
