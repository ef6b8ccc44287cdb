import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { defineRoute } from '../../http/route.ts';
import { beginAtProvider, CALLBACK, finishAtProvider, returnFromProvider } from '../provider.ts';
import { problemOf } from '../refusals.ts';
import { cookie, providerSecretOf, visitorOf } from '../visitor.ts';
import { answer, id, secretText, setCookies, shortText } from './parts.ts';

const begin = defineRoute({
  method: 'POST',
  url: '/api/v1/provider',
  access: 'anyone',
  summary: 'Begins a sign-in at the OpenID provider, or, with `link`, adds it to the person who is signed in.',
  body: z.strictObject({ link: z.boolean().exactOptional() }),
  answers: { 200: z.strictObject({ url: z.string() }) },
  handler: async ({ principal, body, reply }, { identity }) => {
    if (body.link === true && principal.kind !== 'person') return problem('not-signed-in');
    const person = body.link === true && principal.kind === 'person' ? principal.personId : undefined;
    const outcome = await beginAtProvider(identity, person);
    if (outcome.ok) setCookies(reply, [outcome.value.cookie]);
    return answer(outcome, ({ url }) => ({ url }));
  },
});

const comeBack = defineRoute({
  method: 'GET',
  url: CALLBACK,
  access: 'anyone',
  summary: 'Where the OpenID provider sends people back to. Goes on to the sign-in page, which finishes it.',
  answers: { 303: z.strictObject({}) },
  handler: async ({ request }, { identity }) => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const outcome = await returnFromProvider(identity, providerSecretOf(identity, request), query);
    const location = outcome.ok ? '/sign-in#provider' : `/sign-in#${outcome.refusal.code}`;
    return { status: 303, body: {}, headers: { location } };
  },
});

const finish = defineRoute({
  method: 'POST',
  url: '/api/v1/provider/finish',
  access: 'anyone',
  summary: 'Signs in whom the provider named. Whoever is new here brings an invitation and a name.',
  body: z.strictObject({
    invitation: z.strictObject({ invite: secretText, name: shortText }).exactOptional(),
  }),
  answers: { 200: z.strictObject({ person: id }) },
  handler: async ({ body, request, reply }, { identity }) => {
    const secret = providerSecretOf(identity, request);
    const outcome = await finishAtProvider(identity, visitorOf(identity, request), secret, body.invitation);
    if (!outcome.ok) return problemOf(outcome.refusal);
    setCookies(reply, [...outcome.value.cookies, cookie(identity, 'provider', '', 0)]);
    return { status: 200, body: { person: outcome.value.personId } };
  },
});

export const providerRoutes = [begin, comeBack, finish];
