import { createHash } from 'node:crypto';
import { COMMANDS, JUDGE } from '@defensor/game';
import { z } from 'zod';
import { nameOf, type Principal } from '../../identity/principal.ts';
import { StoreUnavailableError } from '../../store/errors.ts';
import { clientType } from '../client-type.ts';
import { commandId } from '../command-schemas.ts';
import { problem } from '../problem.ts';
import { ID_TAKEN, refusalProblem } from '../refusal-problem.ts';
import { defineRoute } from '../route.ts';
import type { Services } from '../services.ts';
import { viewerIn } from '../viewer.ts';
import { viewJson, viewOf } from '../views.ts';
import { gameParams, NO_GAME, receiptSchema } from './parts.ts';
import { readableTexts } from './texts.ts';

const gameInfo = z.strictObject({
  id: z.string(),
  class: z.string(),
  title: z.string(),
  turn: z.string(),
  phase: z.string(),
  closesAt: z.int().exactOptional(),
  createdAt: z.int(),
  endedAt: z.int().exactOptional(),
});

const list = defineRoute({
  method: 'GET',
  url: '/api/v1/games',
  access: 'signedIn',
  summary: 'The games of the classes that one judges, or the game that one sits in.',
  answers: { 200: z.strictObject({ games: z.array(gameInfo) }) },
  handler: async ({ principal }, { store }) => {
    const mine = scopeOf(principal);
    if (mine === undefined) return { status: 200, body: { games: [] } };
    const rows = await store.db
      .selectFrom('games')
      .selectAll()
      .where(mine.column, 'in', mine.values)
      .where('seq', '>', 0)
      .orderBy('created_at', 'desc')
      .limit(500)
      .execute();
    const games = rows.map(({ id, class_id, title, phase_id, closes_at, created_at, ended_at }) => {
      const [turn = '', phase = ''] = phase_id.split(':');
      return {
        id,
        class: class_id,
        title,
        turn,
        phase,
        ...(closes_at === null ? {} : { closesAt: closes_at }),
        createdAt: created_at,
        ...(ended_at === null ? {} : { endedAt: ended_at }),
      };
    });
    return { status: 200, body: { games } };
  },
});

function scopeOf(principal: Principal) {
  switch (principal.kind) {
    case 'nobody':
      return undefined;
    case 'person':
      return some('class_id', principal.classes);
    case 'seat':
      return some('id', [principal.gameId]);
    case 'token':
      return principal.gameId === undefined ? some('class_id', principal.classes) : some('id', [principal.gameId]);
  }
}

function some(column: 'id' | 'class_id', values: readonly string[]) {
  return values.length === 0 ? undefined : { column, values };
}

const create = defineRoute({
  method: 'POST',
  url: '/api/v1/games',
  access: 'judge',
  summary: 'Begins a game of a class that one judges.',
  body: z
    .strictObject({
      id: commandId,
      class: z.string().regex(/^[\w-]{1,80}$/),
      title: z
        .string()
        .trim()
        .min(1)
        .max(120)
        .regex(/^\P{Cc}*$/u),
      ...COMMANDS.createGame.shape,
    })
    .meta(clientType('{ readonly id: string; readonly class: string; readonly title: string } & NewGameLine')),
  answers: { 201: z.strictObject({ game: z.string(), receipt: receiptSchema }) },
  handler: async ({ body, principal }, { host, clock }) => {
    const { id, class: classId, title, ...fields } = body;
    if (principal.kind !== 'person' || !principal.classes.includes(classId)) return NO_GAME;
    const game = gameIdOf(principal.personId, id);
    const made = { id: game, classId, title, createdAt: await clock.now() };
    const answer = await host.create(
      made,
      { id, as: JUDGE, do: 'createGame', body: fields as never },
      nameOf(principal),
    );
    if (answer.ok) return { status: 201, body: { game, receipt: answer.receipt } };
    return 'taken' in answer ? ID_TAKEN : refusalProblem(answer.refusal, undefined);
  },
});

/** The same request again makes the same game. */
export function gameIdOf(person: string, command: string): string {
  return `g_${createHash('sha256').update(`${person}/${command}`).digest('base64url').slice(0, 20)}`;
}

const see = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game',
  access: 'viewerOfGame',
  summary: 'The game as one may see it, with the free texts in it; letters’ texts are fetched apart by a Judge.',
  readsWithoutStore: true,
  params: gameParams,
  query: z.strictObject({
    as: z.enum(['public', 'projector']).exactOptional().describe('For a Judge: what others see'),
    seat: z.string().max(200).exactOptional().describe('Which of a browser’s seats asks'),
  }),
  answers: {
    200: z.looseObject({
      view: z
        .looseObject({})
        .meta({ description: 'See docs/ARCHITECTURE.md; made by `view` of packages/game', ...clientType('View') }),
      texts: z.record(z.string(), z.string()),
      stale: z.literal(true).exactOptional().describe('The database is away: the public board as last known'),
    }),
  },
  handler: async ({ params, query, principal, reply, request }, services) => {
    try {
      if (request.isStale) return lastKnown(params.game, services) ?? AWAY;
      const game = await services.host.current(params.game);
      const viewer = viewerIn(game, principal, query.as);
      if (viewer === undefined) return NO_GAME;
      const texts = await readableTexts(services, params.game, game, viewer);
      const body = `{"view":${viewJson(viewOf(game, viewer))},"texts":${JSON.stringify(Object.fromEntries(texts))}}`;
      reply.type('application/json; charset=utf-8').serializer(String).send(body);
      return 'taken';
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      return lastKnown(params.game, services) ?? AWAY;
    }
  },
});

const AWAY = problem('unavailable', {}, { 'retry-after': '2' });

/** While the database is away nobody's rights can be looked up: the public board alone is shown. */
function lastKnown(id: string, { host }: Services) {
  const game = host.lastKnown(id);
  if (game === undefined) return undefined;
  return { status: 200, body: { view: viewOf(game, 'public'), texts: {}, stale: true } } as const;
}

export const gameRoutes = [list, create, see];
