import { z } from 'zod';
import { defineRoute } from '../../http/route.ts';
import { gameParams } from '../../http/routes/parts.ts';
import { peopleOfClass } from '../class-people.ts';
import { headOf } from '../head.ts';

export const people = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/people',
  access: 'judgeOfGame',
  summary: 'What a game and its class are called, and the players of the class by name: for a Judge’s seat card, too.',
  params: gameParams,
  answers: {
    200: z.strictObject({
      title: z.string(),
      class: z.string(),
      people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    }),
  },
  handler: async ({ params }, { store }) => {
    const { classId, title } = await headOf(store, params.game);
    const found = await peopleOfClass(store, classId);
    const body = { title, class: classId, people: [...found].map(([id, { name }]) => ({ id, name })) };
    return { status: 200, body };
  },
});
