import { eventsSince, viewerOf } from '@defensor/game';
import { z } from 'zod';
import { clientType } from '../client-type.ts';
import { problem } from '../problem.ts';
import { defineRoute } from '../route.ts';
import { streamKeysOf, viewerIn } from '../viewer.ts';
import { gameParams, NO_GAME } from './parts.ts';

const MOST_AT_ONCE = 500;

const seq = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

const seenEvent = z
  .strictObject({
    seq: z.int(),
    turn: z.string(),
    phase: z.string(),
    at: z.int(),
    type: z.string(),
    rule: z.string(),
    facts: z.looseObject({}),
  })
  .meta(clientType('SeenEvent'));

const log = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/log',
  access: 'viewerOfGame',
  summary: 'What one may know of what has happened, oldest first, from after a number on.',
  params: gameParams,
  query: z.strictObject({
    after: seq.exactOptional(),
    limit: seq.pipe(z.int().min(1).max(MOST_AT_ONCE)).exactOptional(),
    as: z.enum(['public', 'projector']).exactOptional(),
    seat: z.string().max(200).exactOptional(),
  }),
  answers: { 200: z.strictObject({ events: z.array(seenEvent), more: z.boolean() }) },
  handler: async ({ params, query, principal }, { host }) => {
    const game = await host.current(params.game);
    const viewer = viewerIn(game, principal, query.as);
    if (viewer === undefined) return NO_GAME;
    const limit = query.limit ?? MOST_AT_ONCE;
    const events = eventsSince(game, viewer, query.after ?? 0);
    return { status: 200, body: { events: events.slice(0, limit) as never[], more: events.length > limit } };
  },
});

const live = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/live',
  access: 'viewerOfGame',
  summary:
    'Server-Sent Events: `happened` with the event’s number as id; `ready`, `presence` (for Judges), `wall` (for Judges and projectors), `attached` (what is attached to something that one may see has changed), `bye`; `resync` asks to load the view anew. Resumes after Last-Event-ID.',
  params: gameParams,
  query: z.strictObject({
    after: z.string().max(40).exactOptional().describe('As Last-Event-ID, where no header can be sent'),
    as: z.enum(['public', 'projector']).exactOptional(),
    seat: z.string().max(200).exactOptional(),
  }),
  answers: { 200: z.string() },
  gives: 'text/event-stream',
  handler: async ({ params, query, principal, request, reply }, { host, hub, attachments, limits }) => {
    if (limits.isFull()) return FULL;
    await attachments.begin(params.game);
    const game = await host.current(params.game);
    const viewer = viewerIn(game, principal, query.as);
    if (viewer === undefined) return NO_GAME;
    const headers = reply.getHeaders();
    reply.hijack();
    await hub.open({
      game: params.game,
      current: game,
      viewer,
      keys: streamKeysOf(principal),
      after: readSeq(request.headers['last-event-id'] ?? query.after),
      response: reply.raw,
      headers,
    });
    return 'taken';
  },
});

const FULL = problem('unavailable/full', {}, { 'retry-after': '5' });

function readSeq(given: string | string[] | undefined): number | 'unreadable' | undefined {
  if (given === undefined) return undefined;
  const read = seq.safeParse(given);
  return read.success ? read.data : 'unreadable';
}

const presence = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/presence',
  access: 'judgeOfGame',
  summary: 'The seats of which somebody has the game open, on whichever node.',
  params: gameParams,
  answers: { 200: z.strictObject({ seats: z.array(z.string()) }) },
  handler: async ({ params, principal }, { host, hub }) => {
    const game = await host.current(params.game);
    const viewer = viewerIn(game, principal);
    if (viewer === undefined || viewerOf(game, viewer)?.judge !== true) return NO_GAME;
    return { status: 200, body: { seats: [...(await hub.present(params.game))] } };
  },
});

export const liveRoutes = [log, live, presence];
