import { z } from 'zod';
import { defineRoute } from '../../http/route.ts';
import { gameParams } from '../../http/routes/parts.ts';
import { nameOf } from '../../identity/principal.ts';
import { peopleOfClass } from '../class-people.ts';
import { asDownload } from '../download.ts';
import { headOf } from '../head.ts';
import { GRADE_FORMS, participationCsv } from '../participation.ts';

export const participation = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/participation.csv',
  access: 'judgeOfGame',
  summary:
    'The participation grade as comma-separated values: plain, or with the columns that Canvas’s or Moodle’s gradebook imports.',
  params: gameParams,
  query: z.strictObject({ for: z.enum(GRADE_FORMS).default('plain') }),
  answers: { 200: z.string() },
  gives: 'text/csv; charset=utf-8',
  handler: async ({ params, query, principal }, { host, store }) => {
    const { state } = await host.current(params.game);
    const { classId, title } = await headOf(store, params.game);
    const people = await peopleOfClass(store, classId);
    await store.audit.write({
      actor: nameOf(principal),
      act: 'gradesExported',
      object: `game:${params.game}`,
      facts: { for: query.for },
    });
    const body = participationCsv(query.for, { state, title: `${title}: participation`, people });
    return { status: 200, body, headers: asDownload(`${title} participation ${query.for}.csv`) };
  },
});
