import { z } from 'zod';
import { findingId, freeText, reasonText, seatId } from '../../fields.ts';
import { command } from '../../schemas.ts';

const unitWords = z.string().min(1).max(60).meta({ description: 'A unit as it stands now, with its letter: F Nap.' });

/** A bull as its author writes it: whom he bans, whom he frees, or which unit he names on which finding. */
export const bullRequest = z.union([
  z.strictObject({ excommunicate: seatId }),
  z.strictObject({ lift: seatId }),
  z.strictObject({ name: unitWords, finding: findingId }),
]);

const lines = z.array(bullRequest).max(120);
const preamble = freeText
  .exactOptional()
  .meta({ description: 'A public statement that goes before the bulls; it binds nobody (A74).' });

export const bullCommands = {
  draftBulls: command(
    {
      about: 'Keeps a packet of bulls as a draft: nothing in it is official until it is sealed.',
      rule: 'R12',
      by: 'seat',
      example: { as: 'B-ROM', lines: [{ excommunicate: 'R-SPA' }] },
    },
    { lines, preamble },
  ),
  sealBulls: command(
    {
      about:
        'Seals the whole packet of bulls of this turn; until Order Writing closes it may be sealed again. Before Order Writing it is kept as a draft.',
      rule: 'R12',
      by: 'seat',
      onBehalf: true,
      example: {
        as: 'B-ROM',
        lines: [{ excommunicate: 'R-SPA' }, { lift: 'B-DEN' }, { name: 'F Nap', finding: 't1' }],
      },
    },
    {
      lines,
      preamble,
      reason: reasonText.exactOptional().meta({ description: 'Why the Judge admits it after the close.' }),
    },
  ),
  unsealBulls: command(
    {
      about: 'Opens the sealed packet of this turn again: it is a draft.',
      rule: 'R12',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-ROM' },
    },
    {},
  ),
};
