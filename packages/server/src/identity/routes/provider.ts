import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { defineRoute } from '../../http/route.ts';
import { provePassphrase } from '../people.ts';
import { beginAtProvider, CALLBACK, finishAtProvider, isLinked, returnFromProvider } from '../provider.ts';
import { problemOf } from '../refusals.ts';
import { cookie, providerSecretOf, visitorOf } from '../visitor.ts';
import { answer, id, secretText, setCookies, shortText } from './parts.ts';

const look = defineRoute({
  method: 'GET',
  url: '/api/v1/provider',
  access: 'anyone',
  summary: 'By which OpenID provider one may sign in here, if by any, and whether the person who asks does.',
  answers: {
    200: z.strictObject({
      host: z.string().exactOptional(),
      linked: z.boolean().exactOptional().describe('For a person who is signed in'),
    }),
  },
  handler: async ({ principal }, { identity }) => {
    const { provider, publicOrigin } = identity.settings;
    if (provider === undefined || publicOrigin === undefined) return { status: 200, body: {} };
    const linked = principal.kind === 'person' ? { linked: await isLinked(identity, principal.personId) } : {};
    return { status: 200, body: { host: new URL(provider.issuer).host, ...linked } };
  },
});

const begin = defineRoute({
  method: 'POST',
  url: '/api/v1/provider',
  access: 'anyone',
  summary:
    'Begins a sign-in at the OpenID provider, or, with `link` and their passphrase, adds it to the person who is signed in.',
  body: z.strictObject({ link: z.boolean().exactOptional(), passphrase: z.string().max(1000).exactOptional() }),
  answers: { 200: z.strictObject({ url: z.string() }) },
  handler: async ({ principal, body, request, reply }, { identity }) => {
    if (body.link === true && principal.kind !== 'person') return problem('not-signed-in');
    const person = body.link === true && principal.kind === 'person' ? principal.personId : undefined;
    if (person !== undefined) {
      const proven = await provePassphrase(identity, visitorOf(identity, request), person, body.passphrase ?? '');
      if (!proven.ok) return problemOf(proven.refusal);
    }
    const outcome = await beginAtProvider(identity, person);
    if (outcome.ok) setCookies(reply, [outcome.value.cookie]);
    return answer(outcome, ({ url }) => ({ url }));
  },
});

const comeBack = defineRoute({
  method: 'GET',
  url: CALLBACK,
  access: 'anyone',
  summary: 'Where the OpenID provider sends people back to. Goes on to the page that it began on, which finishes it.',
  answers: { 303: z.strictObject({}) },
  handler: async ({ request }, { identity }) => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const { adds, told } = await returnFromProvider(identity, providerSecretOf(identity, request), query);
    const page = adds ? '/account' : '/sign-in';
    return { status: 303, body: {}, headers: { location: `${page}#${told.ok ? 'provider' : told.refusal.code}` } };
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
  handler: async ({ principal, body, request, reply }, { identity }) => {
    const secret = providerSecretOf(identity, request);
    const signedIn = principal.kind === 'person' ? principal.personId : undefined;
    const outcome = await finishAtProvider(identity, visitorOf(identity, request), secret, body.invitation, signedIn);
    if (!outcome.ok) return problemOf(outcome.refusal);
    setCookies(reply, [...outcome.value.cookies, cookie(identity, 'provider', '', 0)]);
    return { status: 200, body: { person: outcome.value.personId } };
  },
});

export const providerRoutes = [look, begin, comeBack, finish];
