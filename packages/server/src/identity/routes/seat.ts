import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { defineRoute } from '../../http/route.ts';
import { devicesOf, revokeDevice } from '../devices.ts';
import { joinByCode, joinByLink } from '../join.ts';
import { personBehind } from '../me.ts';
import { setPin } from '../pin.ts';
import { placeOf } from '../place.ts';
import { rename } from '../players.ts';
import { nameOf } from '../principal.ts';
import { visitorOf } from '../visitor.ts';
import { answer, done, doneSchema, id, secretText, setCookies, shortText, time } from './parts.ts';

const joined = z.strictObject({ game: z.string(), seat: z.string() });
const pin = z.string().max(20);
const NO_SEAT = problem('not-allowed/no-card');
const NO_PERSON = problem('not-allowed/no-person');

const byLink = defineRoute({
  method: 'POST',
  url: '/api/v1/join/link',
  access: 'anyone',
  summary: 'Sits down by the link of a card: what stands behind its #.',
  body: z.strictObject({ secret: secretText, pin: pin.exactOptional() }),
  answers: { 200: joined },
  handler: async ({ body, request, reply }, { identity }) => {
    const outcome = await joinByLink(identity, visitorOf(identity, request), body.secret, body.pin);
    if (outcome.ok) setCookies(reply, outcome.value.cookies);
    return answer(outcome, ({ game, seat }) => ({ game, seat }));
  },
});

const byCode = defineRoute({
  method: 'POST',
  url: '/api/v1/join/code',
  access: 'anyone',
  summary: 'Sits down by the class’s short name and the code of a card. Case, spaces and dashes do not matter.',
  body: z.strictObject({ shortName: shortText, code: shortText, pin: pin.exactOptional() }),
  answers: { 200: joined },
  handler: async ({ body, request, reply }, { identity }) => {
    const visitor = visitorOf(identity, request);
    const outcome = await joinByCode(identity, visitor, body.shortName, body.code, body.pin);
    if (outcome.ok) setCookies(reply, outcome.value.cookies);
    return answer(outcome, ({ game, seat }) => ({ game, seat }));
  },
});

const place = defineRoute({
  method: 'GET',
  url: '/api/v1/seat',
  access: 'signedIn',
  summary:
    'Whether new devices need a PIN for one’s seat, and the name of whom the Judge wrote down for it, if anybody.',
  answers: {
    200: z.strictObject({
      hasPin: z.boolean(),
      name: z.string().exactOptional().describe('May be empty; absent where nobody is written down'),
    }),
  },
  handler: async ({ principal }, { identity }) =>
    principal.kind === 'seat' ? { status: 200, body: await placeOf(identity, principal.accessId) } : NO_SEAT,
});

const devices = defineRoute({
  method: 'GET',
  url: '/api/v1/seat/devices',
  access: 'signedIn',
  summary: 'The devices that are in by the card of one’s seat.',
  answers: {
    200: z.strictObject({
      current: id,
      devices: z.array(z.strictObject({ id, device: z.string(), since: time, seenAt: time, expiresAt: time })),
    }),
  },
  handler: async ({ principal }, { identity }) => {
    if (principal.kind !== 'seat') return NO_SEAT;
    const list = await devicesOf(identity, { access: principal.accessId });
    return { status: 200, body: { current: principal.sessionId, devices: list } };
  },
});

const endDevice = defineRoute({
  method: 'DELETE',
  url: '/api/v1/seat/devices/:device',
  access: 'signedIn',
  summary: 'Signs one device of one’s seat out.',
  params: z.strictObject({ device: id }),
  answers: { 200: doneSchema },
  handler: async ({ principal, params }, { identity }) => {
    if (principal.kind !== 'seat') return NO_SEAT;
    return answer(await revokeDevice(identity, nameOf(principal), { access: principal.accessId }, params.device), done);
  },
});

const choosePin = defineRoute({
  method: 'PUT',
  url: '/api/v1/seat/pin',
  access: 'signedIn',
  summary: 'Sets a PIN that new devices need besides link or code, or with null takes it away.',
  body: z.strictObject({ pin: pin.nullable() }),
  answers: { 200: doneSchema },
  handler: async ({ principal, body }, { identity }) => {
    if (principal.kind !== 'seat') return NO_SEAT;
    return answer(await setPin(identity, nameOf(principal), principal.accessId, body.pin ?? undefined), done);
  },
});

const chooseName = defineRoute({
  method: 'PUT',
  url: '/api/v1/seat/name',
  access: 'signedIn',
  summary: 'Changes what the person in one’s seat goes by; an empty name is one, too.',
  body: z.strictObject({ name: shortText }),
  answers: { 200: doneSchema },
  handler: async ({ principal, body }, { identity }) => {
    if (principal.kind !== 'seat') return NO_SEAT;
    const person = await personBehind(identity, principal);
    if (person === undefined) return NO_PERSON;
    return answer(await rename(identity, nameOf(principal), person, body.name), done);
  },
});

export const seatRoutes = [byLink, byCode, place, devices, endDevice, choosePin, chooseName];
