import { z } from 'zod';
import { defineRoute } from '../route.ts';

const healthz = defineRoute({
  method: 'GET',
  url: '/healthz',
  access: 'anyone',
  summary: 'Whether the server is alive.',
  answers: { 200: z.strictObject({ status: z.literal('ok') }) },
  handler: () => ({ status: 200, body: { status: 'ok' as const } }),
});

export const healthRoutes = [healthz];
