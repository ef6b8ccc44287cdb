import { z } from 'zod';
import { phaseField, textRef, turnNameField } from '../../fields.ts';
import { event } from '../../schemas.ts';

const place = {
  turn: turnNameField.meta({ description: 'The turn the game is in after it.' }),
  phase: phaseField,
  reason: textRef,
  isReasonPublic: z.boolean(),
};

export const undoEvents = {
  undone: event('The Judge took acts back: the game stands again as it did after an earlier event.', {
    toSeq: z.int(),
    acts: z.int().meta({ description: 'How many acts were taken back.' }),
    ...place,
  }),
  redone: event('The Judge took an undo back.', { toSeq: z.int(), acts: z.int(), ...place }),
};
