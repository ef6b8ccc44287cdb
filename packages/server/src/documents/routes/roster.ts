import { z } from 'zod';
import { defineRoute } from '../../http/route.ts';
import { readRoster } from '../roster.ts';

export const roster = defineRoute({
  method: 'POST',
  url: '/api/v1/classes/:class/roster',
  access: 'judgeOfClass',
  summary:
    'Reads a roster (plain, Canvas’s or Moodle’s columns) and proposes its players. Nobody is written down until they are sent to /players.',
  params: z.strictObject({ class: z.string().regex(/^[\w-]{1,80}$/) }),
  body: z.strictObject({ text: z.string().max(500_000).describe('As pasted, or as the file holds it') }),
  answers: {
    200: z.strictObject({
      form: z.enum(['plain', 'canvas', 'moodle']),
      players: z.array(z.strictObject({ name: z.string(), details: z.record(z.string(), z.string()) })),
      issues: z.array(z.strictObject({ line: z.int(), code: z.string(), message: z.string() })),
    }),
  },
  handler: ({ body }) => {
    const { form, players, issues } = readRoster(body.text);
    return {
      status: 200,
      body: {
        form,
        players: players.map(({ name, details }) => ({ name, details: { ...details } })),
        issues: [...issues],
      },
    };
  },
});
