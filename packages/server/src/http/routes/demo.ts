import { z } from 'zod';
import { nameOf } from '../../identity/principal.ts';
import { answer, seatName, setCookies } from '../../identity/routes/parts.ts';
import { sitAs } from '../../identity/sit.ts';
import { visitorOf } from '../../identity/visitor.ts';
import { judgeForOwners } from '../../play/demo.ts';
import { defineRoute } from '../route.ts';
import { NO_GAME } from './parts.ts';

const sit = defineRoute({
  method: 'POST',
  url: '/api/v1/demo/seats/:seat',
  access: 'owner',
  summary: 'Sits the owner down in a seat of the class to try things in; there is none in production.',
  params: z.strictObject({ seat: seatName }),
  answers: { 200: z.strictObject({ game: z.string(), seat: z.string() }) },
  handler: async ({ params, principal, request, reply }, { identity, demo }) => {
    const there = demo();
    if (there === undefined) return NO_GAME;
    const visitor = visitorOf(identity, request);
    const joined = await sitAs(identity, visitor, nameOf(principal), there.game, params.seat);
    if (joined.ok) setCookies(reply, joined.value.cookies);
    return answer(joined, () => ({ game: there.game, seat: params.seat }));
  },
});

const enter = defineRoute({
  method: 'POST',
  url: '/api/v1/demo',
  access: 'owner',
  summary: 'Makes the owner a Judge of the class to try things in, and tells of its game.',
  answers: { 200: z.strictObject({ game: z.string(), seats: z.array(z.string()) }) },
  handler: async (_call, { demo, host, store }) => {
    const there = demo();
    if (there === undefined) return NO_GAME;
    await judgeForOwners(store);
    const { state } = await host.current(there.game);
    return { status: 200, body: { game: there.game, seats: Object.keys(state.seats) } };
  },
});

export const demoRoutes = [enter, sit];
