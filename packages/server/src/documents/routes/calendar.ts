import { z } from 'zod';
import { langParam, languageFor } from '../../http/language.ts';
import { problem } from '../../http/problem.ts';
import { defineRoute } from '../../http/route.ts';
import { gameParams } from '../../http/routes/parts.ts';
import { deadlineCalendar, feedOf, gameOfFeed } from '../calendar.ts';
import { headOf } from '../head.ts';

const NO_FEED = problem('not-found/calendar');

const link = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/calendar',
  access: 'viewerOfGame',
  summary:
    'The secret link of one’s card to a calendar of deadlines, for a calendar program. It ends when the card is renewed or revoked.',
  params: gameParams,
  query: z.strictObject({ seat: z.string().max(200).exactOptional() }),
  answers: { 200: z.strictObject({ link: z.string() }) },
  handler: async ({ principal, request }, { identity }) => {
    const feed = principal.kind === 'seat' ? await feedOf(identity, principal.accessId) : undefined;
    if (feed === undefined) return NO_FEED;
    const origin = identity.settings.publicOrigin ?? identity.settings.linkOrigin?.() ?? originOf(request);
    return { status: 200, body: { link: `${origin}/api/v1/calendar/${feed}` } };
  },
});

const originOf = ({ protocol, host }: { readonly protocol: string; readonly host: string }) => `${protocol}://${host}`;

const feed = defineRoute({
  method: 'GET',
  url: '/api/v1/calendar/:feed',
  access: 'anyone',
  summary: 'The deadline of the phase now open as iCalendar, for whoever has the secret link.',
  query: z.strictObject({ lang: langParam }),
  params: z.strictObject({ feed: z.string().regex(/^[\w-]{1,80}\.[\w-]{43}$/) }),
  answers: { 200: z.string() },
  gives: 'text/calendar; charset=utf-8',
  limit: 60,
  handler: async ({ params, query, request }, { identity, host, store, clock }) => {
    const id = await gameOfFeed(identity, params.feed);
    if (id === undefined) return NO_FEED;
    const game = await host.current(id);
    const { title } = await headOf(store, id);
    const headers = { 'cache-control': 'private, no-store' };
    return {
      status: 200,
      body: deadlineCalendar(id, title, game, await clock.now(), languageFor(request, query.lang)),
      headers,
    };
  },
});

export const calendarRoutes = [link, feed];
