import { z } from 'zod';
import { defineRoute } from '../../http/route.ts';
import { SCOPES } from '../principal.ts';
import { makeToken, revokeToken, tokensOf } from '../tokens.ts';
import { answer, done, doneSchema, id, personOf, seatName, shortText, time } from './parts.ts';

const scope = z.enum(SCOPES);
const tokenInfo = z.strictObject({
  id,
  name: z.string(),
  scopes: z.array(scope),
  game: z.string().exactOptional(),
  seat: z.string().exactOptional(),
  createdAt: time,
  expiresAt: time,
  usedAt: time.exactOptional(),
});

const make = defineRoute({
  method: 'POST',
  url: '/api/v1/tokens',
  access: 'person',
  summary: 'Makes a token for a script or a bot. It is shown this once.',
  body: z.strictObject({
    name: shortText,
    scopes: z.array(scope).min(1),
    game: z.string().min(1).max(80).exactOptional(),
    seat: seatName.exactOptional(),
    days: z.int().min(1).max(365),
  }),
  answers: { 200: z.strictObject({ secret: z.string(), token: tokenInfo }) },
  handler: async ({ principal, body }, { identity }) =>
    answer(await makeToken(identity, personOf(principal), body), (made) => made),
});

const list = defineRoute({
  method: 'GET',
  url: '/api/v1/tokens',
  access: 'person',
  summary: 'One’s tokens.',
  answers: { 200: z.strictObject({ tokens: z.array(tokenInfo) }) },
  handler: async ({ principal }, { identity }) => {
    const tokens = await tokensOf(identity, personOf(principal).personId);
    return { status: 200, body: { tokens } };
  },
});

const revoke = defineRoute({
  method: 'DELETE',
  url: '/api/v1/tokens/:token',
  access: 'person',
  summary: 'Revokes a token at once.',
  params: z.strictObject({ token: id }),
  answers: { 200: doneSchema },
  handler: async ({ principal, params }, { identity }) =>
    answer(await revokeToken(identity, personOf(principal).personId, params.token), done),
});

export const tokenRoutes = [make, list, revoke];
