import type { LanguageTag } from '@defensor/api';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { langParam, languageFor, spoken } from '../../http/language.ts';
import { defineRoute } from '../../http/route.ts';
import { gameParams, NO_GAME } from '../../http/routes/parts.ts';
import type { Services } from '../../http/services.ts';
import { viewerIn } from '../../http/viewer.ts';
import { originFor } from '../../identity/links.ts';
import type { Principal } from '../../identity/principal.ts';
import { asDownload } from '../download.ts';
import { paperOfGame } from '../papers/paper-of-game.ts';
import { PAPERS, type PaperName, printPaper } from '../papers/papers.ts';
import type { MadeCard } from '../papers/role-cards.ts';
import type { PaperSize } from '../papers/sheets.ts';

const paper = z.enum(['a4', 'letter']).default('a4').describe('The size of the sheets');
const seatName = z.string().min(1).max(40);
const FILES = PAPERS.map((name) => `${name}.pdf` as const);

const pdf = z
  .unknown()
  .refine(Buffer.isBuffer)
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<Buffer>;

/** A laid-out document is made at once and takes some tenths of a second. */
const A_MINUTE = 30;

const get = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/papers/:file',
  access: 'judgeOfGame',
  summary:
    'Papers to print as a PDF with its fonts in it: role cards (without codes), order sheets, ballots, convening decrees, bulls, who may speak to whom, the map, the debrief, or the record of the game with the grades.',
  params: gameParams.extend({ file: z.enum(FILES) }),
  query: z.strictObject({
    paper,
    only: z.string().max(2000).exactOptional().describe('Of role cards: for these seats, with commas between'),
    lang: langParam,
  }),
  answers: { 200: pdf },
  gives: 'application/pdf',
  limit: A_MINUTE,
  handler: ({ params, query, principal, request }, services) =>
    printed(services, {
      ...{ id: params.game, name: params.file.slice(0, -'.pdf'.length) as PaperName, principal, request },
      ...{ size: query.paper, lang: query.lang, only: query.only?.split(',') },
    }),
});

const cards = defineRoute({
  method: 'POST',
  url: '/api/v1/games/:game/cards.pdf',
  access: 'judgeOfGame',
  summary:
    'Role cards as a PDF, with the links and codes that were just made for them. They are drawn, and not kept: nobody else has them.',
  params: gameParams,
  query: z.strictObject({ paper, lang: langParam }),
  body: z.strictObject({
    cards: z
      .array(
        z.strictObject({
          seat: seatName,
          shortName: z.string().max(100),
          link: z.url({ protocol: /^https?$/ }).max(300),
          code: z.string().max(40),
        }),
      )
      .min(1)
      .max(100),
  }),
  answers: { 200: pdf },
  gives: 'application/pdf',
  limit: A_MINUTE,
  handler: ({ params, query, body, principal, request }, services) =>
    printed(services, {
      ...{ id: params.game, name: 'cards', principal, request, size: query.paper, lang: query.lang },
      ...{ only: body.cards.map(({ seat }) => seat), made: body.cards },
    }),
});

interface Wish {
  readonly id: string;
  readonly name: PaperName;
  readonly principal: Principal;
  readonly request: FastifyRequest;
  readonly size: PaperSize;
  readonly lang: LanguageTag | undefined;
  readonly only: readonly string[] | undefined;
  readonly made?: readonly MadeCard[];
}

async function printed({ host, store, identity }: Services, wish: Wish) {
  const { id, name, principal, request, size, lang, only, made } = wish;
  const language = languageFor(request, lang);
  const game = await host.current(id);
  const viewer = viewerIn(game, principal);
  if (viewer === undefined) return NO_GAME;
  const paperOf = await paperOfGame(store, {
    ...{ game, id, viewer, language, size, origin: originFor(identity, request) },
    called: (said) => said.kinds[name],
  });
  const body = await printPaper(paperOf, name, {
    ...{ store, id },
    ...(only === undefined ? {} : { only }),
    ...(made === undefined ? {} : { made }),
  });
  return {
    status: 200 as const,
    body,
    headers: { ...asDownload(`${paperOf.title} ${name}.pdf`), ...spoken(language) },
  };
}

export const paperRoutes = [get, cards];
