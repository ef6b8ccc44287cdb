import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { defineRoute } from '../../http/route.ts';
import { personBehind, whoIs } from '../me.ts';
import { nameOf } from '../principal.ts';
import { exportPerson, forgetPerson } from '../privacy.ts';
import { visitorOf } from '../visitor.ts';
import { answer, done, doneSchema, id, personOf } from './parts.ts';
import { personExport } from './person-export.ts';

const me = defineRoute({
  method: 'GET',
  url: '/api/v1/me',
  access: 'anyone',
  summary: 'Who is signed in in this browser: a person, and any number of seats.',
  answers: {
    200: z.strictObject({
      person: z
        .strictObject({
          id,
          name: z.string(),
          roles: z.array(z.enum(['owner', 'judge'])),
          classes: z.array(id),
        })
        .exactOptional(),
      seats: z.array(
        z.strictObject({ game: z.string(), seat: z.string(), card: id, name: z.string().exactOptional() }),
      ),
      /** Whether the request came by a token, and whose. */
      token: z.strictObject({ id, person: id }).exactOptional(),
    }),
  },
  handler: async ({ principal, request }, { identity }) => ({
    status: 200,
    body: await whoIs(identity, visitorOf(identity, request), principal),
  }),
});

const exportMe = defineRoute({
  method: 'GET',
  url: '/api/v1/me/export',
  access: 'signedIn',
  summary: 'Everything that is kept about whoever asks.',
  answers: { 200: personExport },
  handler: async ({ principal }, { identity }) => {
    const person = await personBehind(identity, principal);
    if (person === undefined) return problem('not-allowed/no-person');
    return answer(await exportPerson(identity, nameOf(principal), person), (all) => all);
  },
});

const forgetMe = defineRoute({
  method: 'DELETE',
  url: '/api/v1/me',
  access: 'person',
  summary: 'Forgets the person who asks. What they did in games stays, without their name.',
  answers: { 200: doneSchema },
  handler: async ({ principal }, { identity }) =>
    answer(await forgetPerson(identity, nameOf(principal), personOf(principal).personId), done),
});

export const meRoutes = [me, exportMe, forgetMe];
