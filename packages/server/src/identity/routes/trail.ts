import { z } from 'zod';
import { defineRoute } from '../../http/route.ts';
import { TRAIL_KINDS, trailPage } from '../trail.ts';
import { id, time } from './parts.ts';

const entry = z.strictObject({
  seq: z.int(),
  at: time,
  actor: z.string(),
  act: z.string(),
  object: z.string(),
  facts: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
const seq = z.coerce.number().int().min(0);
const kind = z.enum(TRAIL_KINDS);
const page = z.strictObject({
  entries: z.array(entry),
  more: z.boolean(),
  people: z.array(z.strictObject({ id, name: z.string() })),
  cards: z.array(z.strictObject({ id, game: z.string(), seat: z.string(), person: id.exactOptional() })),
});

const audit = defineRoute({
  method: 'GET',
  url: '/api/v1/audit',
  access: 'owner',
  summary: 'The audit trail: who signed in, was let in, was given or lost rights, and read what.',
  query: z.strictObject({ after: seq.exactOptional(), object: z.string().max(200).exactOptional() }),
  answers: { 200: z.strictObject({ entries: z.array(entry) }) },
  handler: async ({ query }, { identity }) => ({
    status: 200,
    body: { entries: await identity.store.audit.read(query.after ?? 0, 500, query.object) },
  }),
});

const latest = defineRoute({
  method: 'GET',
  url: '/api/v1/audit/latest',
  access: 'owner',
  summary: 'A page of the audit trail, the latest first, with the names of those who sign in here.',
  query: z.strictObject({ before: seq.exactOptional(), kind: kind.exactOptional() }),
  answers: { 200: page },
  handler: async ({ query }, { identity }) => ({ status: 200, body: await trailPage(identity, query) }),
});

const ofClass = defineRoute({
  method: 'GET',
  url: '/api/v1/classes/:class/audit',
  access: 'judgeOfClass',
  summary: 'A page of the audit trail of a class, the latest first, with the names of its players and Judges.',
  params: z.strictObject({ class: id }),
  query: z.strictObject({ before: seq.exactOptional(), kind: kind.exactOptional() }),
  answers: { 200: page },
  handler: async ({ params, query }, { identity }) => ({
    status: 200,
    body: await trailPage(identity, { ...query, classId: params.class }),
  }),
});

/** So many entries are gone through in well under a tenth of a second. */
const PART = 2000;

const chain = defineRoute({
  method: 'GET',
  url: '/api/v1/audit/chain',
  access: 'judge',
  summary:
    'Whether the audit trail hangs together, each entry on the one before it: a part of it at a time. Ask again from `upTo` until it is `of`.',
  query: z.strictObject({ after: seq.exactOptional() }),
  answers: {
    200: z.strictObject({
      upTo: z.int(),
      of: z.int(),
      faults: z.array(z.strictObject({ seq: z.int(), code: z.enum(['gap', 'hash', 'head', 'unreadable']) })),
    }),
  },
  handler: async ({ query }, { identity }) => {
    const { faults, ...part } = await identity.store.audit.verifyPart(query.after ?? 0, PART);
    return { status: 200, body: { ...part, faults: [...faults] } };
  },
});

export const trailRoutes = [audit, latest, ofClass, chain];
