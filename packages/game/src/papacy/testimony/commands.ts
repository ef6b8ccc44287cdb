import { z } from 'zod';
import { findingId, freeText, letterId, seatId, timeMs, turnNameField } from '../../fields.ts';
import { command } from '../../schemas.ts';

export const testimonyCommands = {
  fileTestimony: command(
    {
      about:
        'The Pope testifies that an excommunicated player communicated; the Judge rules on it when orders are resolved.',
      rule: 'R13',
      by: 'seat',
      onBehalf: true,
      example: {
        as: 'B-ROM',
        finding: 't1',
        accused: 'R-SPA',
        offenceTurn: 'F1454',
        testimony: 'He spoke to R-Fra at the door.',
        letters: [],
      },
    },
    {
      finding: findingId,
      accused: seatId,
      offenceTurn: turnNameField
        .exactOptional()
        .meta({ description: 'When it happened; with letters it may be left out.' }),
      offenceMs: timeMs.exactOptional().meta({ description: 'The time, where the Pope knows it.' }),
      testimony: freeText,
      letters: z
        .array(letterId)
        .max(50)
        .exactOptional()
        .meta({ description: 'Letters that the Pope received, himself or as certified copies.' }),
    },
  ),
  askAboutTestimony: command(
    {
      about: 'The Judge asks the accused or the Pope about a testimony.',
      rule: 'A30',
      by: 'judge',
      example: { as: 'JD', finding: 't1', of: 'accused', question: 'Did you?' },
    },
    { finding: findingId, of: z.enum(['accused', 'pope']), question: freeText },
  ),
  answerTestimony: command(
    {
      about: 'The one whom the Judge asked answers; an accused who admits the offence needs no ruling.',
      rule: 'A29',
      by: 'seat',
      onBehalf: true,
      example: { as: 'R-SPA', finding: 't1', answer: 'I did.', admits: true },
    },
    { finding: findingId, answer: freeText, admits: z.boolean() },
  ),
  ruleTestimony: command(
    {
      about: 'The Judge finds an offence proven or not; until the resolution is published he may rule otherwise.',
      rule: 'R13',
      by: 'judge',
      example: { as: 'JD', finding: 't1', ruling: 'proven' },
    },
    { finding: findingId, ruling: z.enum(['proven', 'notProven']), note: freeText.exactOptional() },
  ),
};
