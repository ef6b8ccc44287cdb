import { z } from 'zod';
import { defineRoute } from '../../http/route.ts';
import { invite, openInvites, revokeInvite } from '../invites.ts';
import { linkTo } from '../links.ts';
import { isSomebody, listPeople, setOwner } from '../people.ts';
import { nameOf } from '../principal.ts';
import { exportPerson, forgetPerson } from '../privacy.ts';
import { problemOf } from '../refusals.ts';
import { answer, done, doneSchema, id, time } from './parts.ts';
import { personExport } from './person-export.ts';

const inviteInfo = z.strictObject({
  id,
  kind: z.enum(['first', 'owner', 'judge', 'reset']),
  person: id.exactOptional(),
  class: id.exactOptional(),
  createdAt: time,
  expiresAt: time,
});
const link = z.strictObject({ invite: inviteInfo, link: z.string().describe('Shown this once; it works once.') });
const ofPerson = z.strictObject({ person: id });

const people = defineRoute({
  method: 'GET',
  url: '/api/v1/people',
  access: 'owner',
  summary: 'Everybody who signs in here: owners and Judges.',
  answers: {
    200: z.strictObject({
      people: z.array(
        z.strictObject({ id, name: z.string(), roles: z.array(z.enum(['owner', 'judge'])), createdAt: time }),
      ),
    }),
  },
  handler: async (_call, { identity }) => ({ status: 200, body: { people: await listPeople(identity) } }),
});

const ownership = defineRoute({
  method: 'PUT',
  url: '/api/v1/people/:person/owner',
  access: 'owner',
  summary: 'Makes somebody an owner of the installation, or takes that away.',
  params: ofPerson,
  body: z.strictObject({ owner: z.boolean() }),
  answers: { 200: doneSchema },
  handler: async ({ principal, params, body }, { identity }) =>
    answer(await setOwner(identity, nameOf(principal), params.person, body.owner), done),
});

const reset = defineRoute({
  method: 'POST',
  url: '/api/v1/people/:person/new-passphrase',
  access: 'owner',
  summary: 'Makes a link by which somebody sets a new passphrase.',
  params: ofPerson,
  answers: { 200: link },
  handler: async ({ principal, params, request }, { identity }) => {
    if (!(await isSomebody(identity.store.db, params.person))) return problemOf({ code: 'no-such-person' });
    const made = await invite(identity, nameOf(principal), { kind: 'reset', person: params.person });
    return { status: 200, body: { invite: made.invite, link: linkTo(identity, request, 'welcome', made.secret) } };
  },
});

const exportOne = defineRoute({
  method: 'GET',
  url: '/api/v1/people/:person/export',
  access: 'owner',
  summary: 'Everything that is kept about a person.',
  params: ofPerson,
  answers: { 200: personExport },
  handler: async ({ principal, params }, { identity }) =>
    answer(await exportPerson(identity, nameOf(principal), params.person), (all) => all),
});

const forget = defineRoute({
  method: 'DELETE',
  url: '/api/v1/people/:person',
  access: 'owner',
  summary: 'Forgets a person. What they did in games stays, without their name.',
  params: ofPerson,
  answers: { 200: doneSchema },
  handler: async ({ principal, params }, { identity }) =>
    answer(await forgetPerson(identity, nameOf(principal), params.person), done),
});

const inviteSomebody = defineRoute({
  method: 'POST',
  url: '/api/v1/invites',
  access: 'owner',
  summary: 'Makes a link that makes whoever uses it first a Judge, or another owner.',
  body: z.strictObject({ kind: z.enum(['owner', 'judge']) }),
  answers: { 200: link },
  handler: async ({ principal, body, request }, { identity }) => {
    const made = await invite(identity, nameOf(principal), body);
    return { status: 200, body: { invite: made.invite, link: linkTo(identity, request, 'welcome', made.secret) } };
  },
});

const invites = defineRoute({
  method: 'GET',
  url: '/api/v1/invites',
  access: 'owner',
  summary: 'The links that still wait to be used.',
  answers: { 200: z.strictObject({ invites: z.array(inviteInfo) }) },
  handler: async (_call, { identity }) => ({ status: 200, body: { invites: await openInvites(identity) } }),
});

const withdraw = defineRoute({
  method: 'DELETE',
  url: '/api/v1/invites/:invite',
  access: 'owner',
  summary: 'Withdraws a link.',
  params: z.strictObject({ invite: id }),
  answers: { 200: doneSchema },
  handler: async ({ principal, params }, { identity }) =>
    answer(await revokeInvite(identity, nameOf(principal), params.invite), done),
});

export const peopleRoutes = [people, ownership, reset, exportOne, forget, inviteSomebody, invites, withdraw];
