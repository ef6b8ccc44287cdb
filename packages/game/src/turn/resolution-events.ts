import { z } from 'zod';
import { dislodgedField, provinceId, recordedOrderField, unitField, unitOutcomeField } from '../fields.ts';
import { WORLDS } from '../papacy/throne/events.ts';
import { event } from '../schemas.ts';

/** The events of a resolution that are the board's (ORP step 6); those of the church are its own. */
export const resolutionEvents = {
  movementResolved: event('The orders of a turn were carried out.', {
    orders: z.array(recordedOrderField),
    outcomes: z.array(unitOutcomeField).meta({ description: 'What became of each unit.' }),
    units: z.array(unitField).meta({ description: 'The units that stand now.' }),
    dislodged: z.array(dislodgedField),
    contested: z.array(provinceId),
    board: z.enum(WORLDS).meta({
      description:
        'Whether the movement was looked at without this turn’s punishments and with them (A35), and which of the two holds.',
    }),
  }),
};
