import { z } from 'zod';
import { timeMs } from '../fields.ts';

const clockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: 'Local time: 09:45.' });

const phaseTimeField = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('duration'), ms: z.int().min(1_000) }),
  z.strictObject({ kind: z.literal('nextLesson'), at: z.enum(['start', 'end']) }),
  z.strictObject({ kind: z.literal('daily'), at: clockTime, atLeastMs: z.int().min(0) }),
  z.strictObject({ kind: z.literal('byHand') }),
]);

/** The fields of a timetable, as the command that sets it and the event that records it carry them. */
export const timetableFields = {
  /** The name people know the zone by; nothing is looked up with it. */
  zone: z.string().min(1).max(64),
  offsets: z
    .array(z.strictObject({ fromMs: timeMs, minutes: z.int().min(-1_000).max(1_000) }))
    .min(1)
    .max(400)
    .meta({ description: 'The zone as data: minutes ahead of UTC from each moment on, sorted.' }),
  phases: z.strictObject({
    diplomacy: phaseTimeField.exactOptional(),
    orderWriting: phaseTimeField.exactOptional(),
    orderResolution: phaseTimeField.exactOptional(),
    retreats: phaseTimeField.exactOptional(),
    adjustments: phaseTimeField.exactOptional(),
  }),
  lessons: z.array(z.strictObject({ weekday: z.int().min(1).max(7), from: clockTime, to: clockTime })).max(100),
  holidays: z.array(z.string().regex(/^\d{4}-\d{2}-\d{2}$/)).max(1_000),
  graceMs: z.int().min(0).max(86_400_000).meta({ description: 'How long after a deadline documents are still taken.' }),
  early: z
    .enum(['whenReady', 'never'])
    .meta({ description: 'Whether a phase closes as soon as all who can act are ready, or only at its time.' }),
};
