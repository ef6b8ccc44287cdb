import { z } from 'zod';
import { descriptionOf } from '../openapi.ts';
import { defineRoute } from '../route.ts';

const healthz = defineRoute({
  method: 'GET',
  url: '/healthz',
  access: 'anyone',
  summary: 'Whether the server is alive.',
  answers: { 200: z.strictObject({ status: z.literal('ok') }) },
  handler: () => ({ status: 200, body: { status: 'ok' as const } }),
});

const readySchema = z.strictObject({
  status: z.enum(['ready', 'not-ready']),
  database: z.enum(['commits', 'away']),
  clock: z.enum(['right', 'off']).describe('off: more than two seconds from the database’s, and so schedules nothing'),
});

const readyz = defineRoute({
  method: 'GET',
  url: '/readyz',
  access: 'anyone',
  summary: 'Whether the server can commit, and keeps the right time.',
  answers: { 200: readySchema, 503: readySchema },
  handler: async (_call, { store, scheduler }) => {
    const commits = await store.isReady().catch(() => false);
    const isOff = scheduler.isOff();
    const body = {
      status: commits && !isOff ? ('ready' as const) : ('not-ready' as const),
      database: commits ? ('commits' as const) : ('away' as const),
      clock: isOff ? ('off' as const) : ('right' as const),
    };
    return { status: commits && !isOff ? 200 : 503, body };
  },
});

const metrics = defineRoute({
  method: 'GET',
  url: '/metrics',
  access: 'anyone',
  summary: 'Figures for Prometheus. Without names, games or addresses; a proxy keeps it from the world.',
  answers: { 200: z.string() },
  gives: 'text/plain; version=0.0.4; charset=utf-8',
  handler: async (_call, { metrics, hub, clock, host, limits, store }) => ({
    status: 200,
    body: await metrics.read({
      streams: hub.count,
      skewMs: clock.skewMs,
      games: host.cached,
      connections: limits.connections,
      openFiles: () => limits.openFiles,
      ready: () => store.isReady().catch(() => false),
    }),
  }),
});

const openapi = defineRoute({
  method: 'GET',
  url: '/api/v1/openapi.json',
  access: 'anyone',
  summary: 'This description.',
  answers: { 200: z.looseObject({ openapi: z.string() }) },
  handler: ({ request }) => ({ status: 200, body: descriptionOf(request.server) }),
});

export const healthRoutes = [healthz, readyz, metrics, openapi];
