import { gazetteOf } from '@defensor/api';
import { z } from 'zod';
import { langParam, languageFor, spoken } from '../../http/language.ts';
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
  query: z.strictObject({ seat, lang: langParam }),
  answers: { 200: z.string() },
  gives: 'text/plain; charset=utf-8',
  handler: async ({ params, query, request }, { host, store }) => {
    const language = languageFor(request, query.lang);
    const game = await host.current(params.game);
    const body = gazetteOf(game, await castFor(store, params.game, game, 'public'), language);
    return { status: 200, body, headers: { ...asDownload('gazette.txt'), ...spoken(language) } };
  },
});

const gazetteMarkdown = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/gazette.md',
  access: 'viewerOfGame',
  summary: 'The public record as Markdown.',
  params: gameParams,
  query: z.strictObject({ seat, lang: langParam }),
  answers: { 200: z.string() },
  gives: 'text/markdown; charset=utf-8',
  handler: async ({ params, query, request }, { host, store }) => {
    const language = languageFor(request, query.lang);
    const game = await host.current(params.game);
    const body = gazetteOf(game, await castFor(store, params.game, game, 'public'), language, 'markdown');
    return { status: 200, body, headers: { ...asDownload('gazette.md'), ...spoken(language) } };
  },
});

const letters = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/letters.txt',
  access: 'viewerOfGame',
  summary: 'The letters that one’s seat wrote or received, as text.',
  params: gameParams,
  query: z.strictObject({ seat, lang: langParam }),
  answers: { 200: z.string() },
  gives: 'text/plain; charset=utf-8',
  handler: async ({ params, query, principal, request }, { host, store }) => {
    const language = languageFor(request, query.lang);
    const game = await host.current(params.game);
    const viewer = viewerIn(game, principal);
    if (viewer === undefined) return NO_GAME;
    const body =
      viewer === 'public' || viewer === 'projector'
        ? `${language.documents.noLetters}\n`
        : lettersText(game, viewer, await castFor(store, params.game, game, viewer), language);
    return { status: 200, body, headers: { ...asDownload('letters.txt'), ...spoken(language) } };
  },
});

export const readingRoutes = [gazette, gazetteMarkdown, letters];
