import { z } from 'zod';
import { defineRoute } from '../../http/route.ts';
import { devicesOf, revokeDevice } from '../devices.ts';
import { acceptInvite, lookAtInvite } from '../invites.ts';
import { changePassphrase, signIn } from '../people.ts';
import { nameOf } from '../principal.ts';
import { sessionsOfBrowser, signOut } from '../sessions.ts';
import { cookie, visitorOf } from '../visitor.ts';
import { answer, DONE, done, doneSchema, id, personOf, secretText, setCookies, shortText, time } from './parts.ts';

const person = z.strictObject({ person: id });
const passphrase = z.string().max(1000);

const openSession = defineRoute({
  method: 'POST',
  url: '/api/v1/sessions',
  access: 'anyone',
  summary: 'Signs in by name and passphrase.',
  body: z.strictObject({ name: shortText, passphrase }),
  answers: { 200: person },
  handler: async ({ body, request, reply }, { identity }) => {
    const outcome = await signIn(identity, visitorOf(identity, request), body.name, body.passphrase);
    if (outcome.ok) setCookies(reply, outcome.value.cookies);
    return answer(outcome, ({ personId }) => ({ person: personId }));
  },
});

const listDevices = defineRoute({
  method: 'GET',
  url: '/api/v1/sessions',
  access: 'person',
  summary: 'The devices on which one is signed in.',
  answers: {
    200: z.strictObject({
      current: id,
      devices: z.array(z.strictObject({ id, device: z.string(), since: time, seenAt: time, expiresAt: time })),
    }),
  },
  handler: async ({ principal }, { identity }) => {
    const { personId, sessionId } = personOf(principal);
    const devices = await devicesOf(identity, { person: personId });
    return { status: 200, body: { current: sessionId, devices } };
  },
});

const endDevice = defineRoute({
  method: 'DELETE',
  url: '/api/v1/sessions/:session',
  access: 'person',
  summary: 'Signs one of one’s devices out.',
  params: z.strictObject({ session: id }),
  answers: { 200: doneSchema },
  handler: async ({ principal, params }, { identity }) => {
    const owner = { person: personOf(principal).personId };
    return answer(await revokeDevice(identity, nameOf(principal), owner, params.session), done);
  },
});

const CLEAR = { 'clear-site-data': '"cache", "storage"' };

const signOutRoute = defineRoute({
  method: 'POST',
  url: '/api/v1/sign-out',
  access: 'signedIn',
  summary: 'Signs out: of this session, of everything in this browser, or, for a person, on every device.',
  body: z.strictObject({ of: z.enum(['session', 'browser', 'everywhere']) }),
  answers: { 200: doneSchema },
  handler: async ({ principal, body, request, reply }, { identity }) => {
    if (principal.kind === 'nobody' || principal.kind === 'token') return DONE;
    const here = await sessionsOfBrowser(identity, visitorOf(identity, request).browser);
    const ids = new Set([principal.sessionId]);
    if (body.of !== 'session') for (const session of here) ids.add(session.id);
    if (body.of === 'everywhere' && principal.kind === 'person') {
      for (const device of await devicesOf(identity, { person: principal.personId })) ids.add(device.id);
    }
    await signOut(identity, nameOf(principal), [...ids]);
    if (here.some((session) => !ids.has(session.id))) return DONE;
    setCookies(reply, [cookie(identity, 'session', '', 0)]);
    return { ...DONE, headers: CLEAR };
  },
});

const newPassphrase = defineRoute({
  method: 'PUT',
  url: '/api/v1/me/passphrase',
  access: 'person',
  summary: 'Changes one’s passphrase. Every session ends, and this browser gets a new one.',
  body: z.strictObject({ present: passphrase, next: passphrase }),
  answers: { 200: person },
  handler: async ({ principal, body, request, reply }, { identity }) => {
    const { personId } = personOf(principal);
    const outcome = await changePassphrase(identity, visitorOf(identity, request), personId, body.present, body.next);
    if (outcome.ok) setCookies(reply, outcome.value.cookies);
    return answer(outcome, () => ({ person: personId }));
  },
});

const lookAtLink = defineRoute({
  method: 'POST',
  url: '/api/v1/welcome/look',
  access: 'anyone',
  summary: 'What an invitation or a link for a new passphrase is for.',
  body: z.strictObject({ invite: secretText }),
  answers: {
    200: z.strictObject({ kind: z.enum(['first', 'owner', 'judge', 'reset']), name: z.string().exactOptional() }),
  },
  handler: async ({ body }, { identity }) => answer(await lookAtInvite(identity, body.invite), (look) => look),
});

const useLink = defineRoute({
  method: 'POST',
  url: '/api/v1/welcome',
  access: 'anyone',
  summary: 'Uses an invitation, or a link for a new passphrase, and signs in.',
  body: z.strictObject({ invite: secretText, name: shortText.exactOptional(), passphrase }),
  answers: { 200: person },
  handler: async ({ body, request, reply }, { identity }) => {
    const { invite, ...acceptance } = body;
    const outcome = await acceptInvite(identity, visitorOf(identity, request), invite, acceptance);
    if (outcome.ok) setCookies(reply, outcome.value.cookies);
    return answer(outcome, ({ personId }) => ({ person: personId }));
  },
});

export const signInRoutes = [openSession, listDevices, endDevice, signOutRoute, newPassphrase, lookAtLink, useLink];
