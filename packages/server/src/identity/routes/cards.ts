import { z } from 'zod';
import { defineRoute } from '../../http/route.ts';
import { type Card, cardsOf, issueCards, renewCard, revokeCards } from '../cards.ts';
import type { Desk } from '../desk.ts';
import { devicesOf, revokeDevice } from '../devices.ts';
import { linkTo } from '../links.ts';
import { nameOf } from '../principal.ts';
import { problemOf } from '../refusals.ts';
import { isCardOf, sitAs } from '../sit.ts';
import { visitorOf } from '../visitor.ts';
import { answer, done, doneSchema, id, seatName, setCookies, time } from './parts.ts';

const card = z.strictObject({
  id,
  seat: z.string(),
  shortName: z.string().describe('Typed beside the code'),
  link: z.string().describe('What the QR code holds'),
  code: z.string(),
  codeExpiresAt: time,
});
const game = z.string().min(1).max(80);
const ofGame = z.strictObject({ game });
const ofCard = z.strictObject({ game, card: id });
const device = z.strictObject({ id, device: z.string(), since: time, seenAt: time, expiresAt: time });

type Asked = Parameters<typeof linkTo>[1];

const shown = (identity: Desk, asked: Asked, { secret, ...rest }: Card) => ({
  ...rest,
  link: linkTo(identity, asked, 'join', secret),
});

const issue = defineRoute({
  method: 'POST',
  url: '/api/v1/games/:game/cards',
  access: 'judgeOfGame',
  summary: 'Makes cards for seats, observers or the projector. Links and codes are shown this once.',
  params: ofGame,
  body: z.strictObject({
    cards: z
      .array(z.strictObject({ seat: seatName, person: id.exactOptional() }))
      .min(1)
      .max(100),
  }),
  answers: { 200: z.strictObject({ cards: z.array(card) }) },
  handler: async ({ principal, params, body, request }, { identity }) => {
    const outcome = await issueCards(identity, nameOf(principal), params.game, body.cards);
    return answer(outcome, (cards) => ({ cards: cards.map((one) => shown(identity, request, one)) }));
  },
});

const list = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/cards',
  access: 'judgeOfGame',
  summary: 'The cards of a game, with how many devices are in by each.',
  params: ofGame,
  answers: {
    200: z.strictObject({
      cards: z.array(
        z.strictObject({
          id,
          seat: z.string(),
          person: id.exactOptional(),
          hasPin: z.boolean(),
          devices: z.int(),
          createdAt: time,
          codeExpiresAt: time.exactOptional(),
        }),
      ),
    }),
  },
  handler: async ({ params }, { identity }) => ({ status: 200, body: { cards: await cardsOf(identity, params.game) } }),
});

const renew = defineRoute({
  method: 'POST',
  url: '/api/v1/games/:game/cards/:card/renew',
  access: 'judgeOfGame',
  summary: 'Gives a card a new link and code; the old ones open nothing any more. Devices that are in stay in.',
  params: ofCard,
  answers: { 200: card },
  handler: async ({ principal, params, request }, { identity }) => {
    const outcome = await renewCard(identity, nameOf(principal), params.game, params.card);
    return answer(outcome, (one) => shown(identity, request, one));
  },
});

const revoke = defineRoute({
  method: 'DELETE',
  url: '/api/v1/games/:game/cards/:card',
  access: 'judgeOfGame',
  summary: 'Revokes a card: its devices are out at once.',
  params: ofCard,
  answers: { 200: doneSchema },
  handler: async ({ principal, params }, { identity }) =>
    answer(await revokeCards(identity, nameOf(principal), params.game, params.card), done),
});

const revokeAll = defineRoute({
  method: 'DELETE',
  url: '/api/v1/games/:game/cards',
  access: 'judgeOfGame',
  summary: 'Revokes every card of a game.',
  params: ofGame,
  answers: { 200: z.strictObject({ revoked: z.int() }) },
  handler: async ({ principal, params }, { identity }) =>
    answer(await revokeCards(identity, nameOf(principal), params.game), (revoked) => ({ revoked })),
});

const devices = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/cards/:card/devices',
  access: 'judgeOfGame',
  summary: 'The devices that are in by a card.',
  params: ofCard,
  answers: { 200: z.strictObject({ devices: z.array(device) }) },
  handler: async ({ params }, { identity }) => {
    if (!(await isCardOf(identity, params.card, params.game))) return problemOf({ code: 'no-such-card' });
    return { status: 200, body: { devices: await devicesOf(identity, { access: params.card }) } };
  },
});

const endDevice = defineRoute({
  method: 'DELETE',
  url: '/api/v1/games/:game/cards/:card/devices/:device',
  access: 'judgeOfGame',
  summary: 'Signs one device of a card out.',
  params: z.strictObject({ game, card: id, device: id }),
  answers: { 200: doneSchema },
  handler: async ({ principal, params }, { identity }) => {
    if (!(await isCardOf(identity, params.card, params.game))) return problemOf({ code: 'no-such-card' });
    return answer(await revokeDevice(identity, nameOf(principal), { access: params.card }, params.device), done);
  },
});

const sit = defineRoute({
  method: 'POST',
  url: '/api/v1/games/:game/seats/:seat/sit',
  access: 'judgeOfGame',
  summary: 'Sits the Judge of a class made to try things in down in a seat.',
  params: z.strictObject({ game, seat: seatName }),
  answers: { 200: z.strictObject({ game: z.string(), seat: z.string() }) },
  handler: async ({ principal, params, request, reply }, { identity }) => {
    const outcome = await sitAs(identity, visitorOf(identity, request), nameOf(principal), params.game, params.seat);
    if (outcome.ok) setCookies(reply, outcome.value.cookies);
    return answer(outcome, ({ game, seat }) => ({ game, seat }));
  },
});

export const cardRoutes = [issue, list, renew, revoke, revokeAll, devices, endDevice, sit];
