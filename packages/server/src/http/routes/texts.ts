import { type Game, type TextId, type ViewerName, viewerOf } from '@defensor/game';
import { z } from 'zod';
import { nameOf } from '../../identity/principal.ts';
import { defineRoute } from '../route.ts';
import type { Services } from '../services.ts';
import { viewerIn } from '../viewer.ts';
import { viewOf } from '../views.ts';
import { gameParams, NO_GAME } from './parts.ts';

/** The texts in a viewer's view; of a Judge's without those of private letters, which he asks for. */
export async function readableTexts(
  { store }: Pick<Services, 'store'>,
  id: string,
  game: Game,
  viewer: ViewerName,
): Promise<Map<string, string>> {
  const closed = viewerOf(game, viewer)?.judge === true ? privateLetters(game, viewer) : NONE;
  const ids = viewOf(game, viewer).texts.filter((text) => !closed.has(text));
  return ids.length === 0 ? new Map() : store.games.texts(id, ids);
}

const NONE: ReadonlySet<TextId> = new Set();

/** The texts of letters that are neither to everybody nor from or to the viewer. */
function privateLetters({ record }: Game, viewer: ViewerName): ReadonlySet<TextId> {
  return new Set(record.letters.filter((letter) => isPrivateFrom(letter, viewer)).map(({ text }) => text.id));
}

type Letter = Game['record']['letters'][number];

/** Whether a letter is neither to everybody nor from or to the viewer: a Judge's reading of it is noted. */
export function isPrivateFrom({ from, to, public: isPublic }: Letter, viewer: ViewerName): boolean {
  return isPublic !== true && from !== viewer && !to.includes(viewer as never);
}

const texts = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/texts',
  access: 'viewerOfGame',
  summary:
    'Free texts that one may read, by their ids. A Judge’s reading of private letters is noted in the audit trail.',
  params: gameParams,
  query: z.strictObject({
    ids: z
      .string()
      .max(16_000)
      .describe('Up to 100 ids, separated by commas')
      .transform((ids) => ids.split(',').filter((id) => id !== ''))
      .pipe(z.array(z.string()).min(1).max(100)),
    seat: z.string().max(200).exactOptional(),
  }),
  answers: { 200: z.strictObject({ texts: z.record(z.string(), z.string()) }) },
  handler: async ({ params, query, principal }, { host, store }) => {
    const game = await host.current(params.game);
    const viewer = viewerIn(game, principal);
    if (viewer === undefined) return NO_GAME;
    const mayRead = new Set<string>(viewOf(game, viewer).texts);
    const ids = query.ids.filter((id) => mayRead.has(id));
    const found = ids.length === 0 ? new Map<string, string>() : await store.games.texts(params.game, ids);
    if (viewerOf(game, viewer)?.judge === true) {
      const closed: ReadonlySet<string> = privateLetters(game, viewer);
      const read = [...found.keys()].filter((id) => closed.has(id));
      // Nothing is shown whose reading could not be noted.
      if (read.length > 0) {
        const facts = { texts: read };
        await store.audit.write({ actor: nameOf(principal), act: 'lettersRead', object: `game:${params.game}`, facts });
      }
    }
    return { status: 200, body: { texts: Object.fromEntries(found) } };
  },
});

export const textRoutes = [texts];
