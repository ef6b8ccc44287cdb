import { z } from 'zod';
import {
  dislodgedField,
  personId,
  phaseField,
  powerId,
  provinceId,
  seatId,
  textRef,
  turnNameField,
  unitField,
} from '../../fields.ts';
import type { Options } from '../../options.ts';
import { event } from '../../schemas.ts';

const why = { reason: textRef, isReasonPublic: z.boolean() };

/** The options that a game has, each by its name. */
export const optionsFacts = z.record(z.string(), z.union([z.string(), z.int()])) as unknown as z.ZodType<Options>;

export const overrideEvents = {
  boardSet: event('The Judge set units on the board.', {
    units: z.array(unitField),
    dislodged: z.array(dislodgedField),
    contested: z.array(provinceId),
    nextUnit: z.int(),
    ...why,
  }),
  ownersSet: event('The Judge set who owns centres.', {
    owned: z.record(provinceId, powerId),
    changes: z.array(
      z.strictObject({ centre: provinceId, from: powerId.exactOptional(), to: powerId.exactOptional() }),
    ),
    ...why,
  }),
  turnSet: event('The Judge set the turn and the phase.', { turn: turnNameField, phase: phaseField, ...why }),
  optionsChanged: event('The Judge changed rulings of the game.', {
    options: optionsFacts,
    changed: z.array(z.string()),
    from: z.enum(['now', 'nextTurn']),
    ...why,
  }),
  participationCorrected: event('The Judge corrected the grade.', {
    seat: seatId,
    person: personId.exactOptional(),
    turn: turnNameField,
    counts: z.boolean(),
    reason: textRef,
  }),
};
