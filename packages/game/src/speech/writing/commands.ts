import { freeText } from '../../fields.ts';
import { command } from '../../schemas.ts';

export const writingCommands = {
  writeNote: command(
    {
      about: 'Writes a private note, which nobody else reads.',
      rule: 'RP',
      by: 'seat',
      afterEnd: true,
      anyTime: true,
      whileSuspended: true,
      example: { as: 'B-SWI', text: 'Venice promised me Munich’s vote.' },
    },
    { text: freeText },
  ),
  writeJournal: command(
    {
      about: 'Writes this turn’s journal, which the Judge reads after the game.',
      rule: 'RP',
      by: 'seat',
      afterEnd: true,
      anyTime: true,
      whileSuspended: true,
      example: { as: 'L-FRA', text: 'We trusted England and lost Brussels.' },
    },
    { text: freeText },
  ),
  askOfJournals: command(
    {
      about:
        'The Judge asks something of everybody’s journal, until he asks something else; without a text, nothing more.',
      rule: 'RP',
      by: 'judge',
      afterEnd: true,
      anyTime: true,
      example: { as: 'JD', text: 'Whom did you trust this turn, and why?' },
    },
    { text: freeText.exactOptional() },
  ),
};
