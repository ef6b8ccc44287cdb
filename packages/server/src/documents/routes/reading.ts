import { gazetteOf } from '@defensor/api';
import { ENGLISH } from '@defensor/api/english';
import { z } from 'zod';
import { defineRoute } from '../../http/route.ts';
import { gameParams, NO_GAME } from '../../http/routes/parts.ts';
import { viewerIn } from '../../http/viewer.ts';
import { castFor } from '../cast.ts';
import { asDownload } from '../download.ts';
import { lettersText } from '../letters.ts';

const seat = z.string().max(200).exactOptional().describe('Which of a browser’s seats asks');

const gazette = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/gazette.txt',
  access: 'viewerOfGame',
  summary: 'The public record as text.',
  params: gameParams,
  query: z.strictObject({ seat }),
  answers: { 200: z.string() },
  gives: 'text/plain; charset=utf-8',
  handler: async ({ params }, { host, store }) => {
    const game = await host.current(params.game);
    const body = gazetteOf(game, await castFor(store, params.game, game, 'public'), ENGLISH);
    return { status: 200, body, headers: asDownload('gazette.txt') };
  },
});

const gazetteMarkdown = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/gazette.md',
  access: 'viewerOfGame',
  summary: 'The public record as Markdown.',
  params: gameParams,
  query: z.strictObject({ seat }),
  answers: { 200: z.string() },
  gives: 'text/markdown; charset=utf-8',
  handler: async ({ params }, { host, store }) => {
    const game = await host.current(params.game);
    const body = gazetteOf(game, await castFor(store, params.game, game, 'public'), ENGLISH, 'markdown');
    return { status: 200, body, headers: asDownload('gazette.md') };
  },
});

const letters = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/letters.txt',
  access: 'viewerOfGame',
  summary: 'The letters that one’s seat wrote or received, as text.',
  params: gameParams,
  query: z.strictObject({ seat }),
  answers: { 200: z.string() },
  gives: 'text/plain; charset=utf-8',
  handler: async ({ params, principal }, { host, store }) => {
    const game = await host.current(params.game);
    const viewer = viewerIn(game, principal);
    if (viewer === undefined) return NO_GAME;
    const body =
      viewer === 'public' || viewer === 'projector'
        ? 'No letters.\n'
        : lettersText(game, viewer, await castFor(store, params.game, game, viewer));
    return { status: 200, body, headers: asDownload('letters.txt') };
  },
});

export const readingRoutes = [gazette, gazetteMarkdown, letters];
