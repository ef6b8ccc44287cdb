import { z } from 'zod';
import { optionsSchema } from '../options.ts';
import { command } from '../schemas.ts';
import { castField } from '../seats/cast.ts';
import { timetableFields } from '../turn/timetable.ts';
import { addendumField } from './addendum.ts';
import { castingCommands } from './casting/commands.ts';
import { overrideCommands } from './overrides/commands.ts';
import { undoCommands } from './undo/commands.ts';

/** The commands of this area: name → schema of its fields. */
export const judgeCommands = {
  createGame: command(
    {
      about: 'Begins a game: map, Papacy Rules, options, who sits where. Diplomacy opens at once unless it is to wait.',
      rule: 'RP',
      by: 'judge',
      example: {
        as: 'JD',
        variant: 'renaissance',
        addendum: 'papacy',
        options: { talk: 'diplomacyPhase' },
        cast: 'default',
      },
    },
    {
      variant: z
        .union([z.string().min(1).max(64), z.record(z.string(), z.unknown())])
        .default('renaissance')
        .meta({ description: 'A built-in map by its id, or a whole map file.' }),
      addendum: addendumField.default('papacy'),
      options: optionsSchema.exactOptional(),
      cast: castField.default('default'),
      timetable: z.strictObject(timetableFields).exactOptional(),
      begin: z.enum(['atOnce', 'later']).default('atOnce'),
    },
  ),
  ...castingCommands,
  ...overrideCommands,
  ...undoCommands,
};
