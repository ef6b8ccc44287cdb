import { z } from 'zod';
import { phaseField, reasonText, turnNameField } from '../../fields.ts';
import { command } from '../../schemas.ts';

export const undoCommands = {
  undo: command(
    {
      about:
        'Takes back the last act, or all since an event, or all since a phase opened. Nothing is erased; letters stay.',
      rule: 'JD.7',
      by: 'judge',
      afterEnd: true,
      example: { as: 'JD', to: { turn: 'F1455', phase: 'orderResolution' }, reason: 'The signature was forged.' },
    },
    {
      to: z
        .union([
          z.literal('lastAct'),
          z.strictObject({ seq: z.int().min(1) }),
          z.strictObject({ turn: turnNameField, phase: phaseField }),
        ])
        .default('lastAct'),
      reason: reasonText,
      /** Whether players see the reason. That the Judge acted they always see. */
      publicly: z.boolean().default(true),
    },
  ),
  redo: command(
    {
      about: 'Takes the last undo back, as long as nothing else has been done since.',
      rule: 'JD.7',
      by: 'judge',
      afterEnd: true,
      example: { as: 'JD', reason: 'The signature was his after all.' },
    },
    { reason: reasonText, publicly: z.boolean().default(true) },
  ),
};
