import { z } from 'zod';
import { problem } from '../problem.ts';

export const gameParams = z.strictObject({ game: z.string().regex(/^[\w-]{1,80}$/) });
export const NO_GAME = problem('not-found');

export const receiptSchema = z.strictObject({
  command: z.string(),
  game: z.string(),
  seq: z.int().describe('The number of its last event'),
  turn: z.string(),
  phase: z.string(),
  at: z.int().describe('When it was committed, by the database’s clock, in milliseconds since 1970'),
});
