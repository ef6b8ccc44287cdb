import { setTimeout as wait } from 'node:timers/promises';
import { write } from '../lines/stream.ts';
import { connection, given, type OnlineOptions } from './connection.ts';

const LOOKED_EVERY_MS = 2_000;

/** The games that one may see, one JSON object a line. */
export async function listGames(options: OnlineOptions): Promise<void> {
  const { games } = given(await connection(options).ask('GET /api/v1/games', {}), options.server);
  for (const game of games) await line(game);
}

/** A game as one may see it, with the free texts in it, as one JSON object. */
export async function lookAt(game: string, options: OnlineOptions): Promise<void> {
  await line(given(await connection(options).ask('GET /api/v1/games/:game', { params: { game } }), options.server));
}

/** The public record as text. */
export async function readGazette(game: string, options: OnlineOptions): Promise<void> {
  const asked = { params: { game }, query: { lang: options.language } };
  const text = given(await connection(options).ask('GET /api/v1/games/:game/gazette.txt', asked), options.server);
  await write(process.stdout, String(text));
}

export interface LogOptions extends OnlineOptions {
  readonly after: number;
  readonly follow: boolean;
}

/** What happened after a number, one event a line; with `follow`, and then whatever happens, until it is stopped. */
export async function readLog(game: string, options: LogOptions): Promise<void> {
  const client = connection(options);
  let { after } = options;
  for (;;) {
    const answer = await client.ask('GET /api/v1/games/:game/log', { params: { game }, query: { after: `${after}` } });
    // A line that is down for a while is no reason to stop following.
    const isAway = !answer.ok && options.follow && (answer.problem.status === 0 || answer.problem.status >= 500);
    const { events, more } = isAway ? { events: [], more: false } : given(answer, options.server);
    for (const event of events) await line(event);
    after = events.at(-1)?.seq ?? after;
    if (more) continue;
    if (!options.follow) return;
    await wait(LOOKED_EVERY_MS);
  }
}

export interface ExportOptions extends OnlineOptions {
  readonly texts: boolean;
  readonly attachments: boolean;
}

/** The whole game as a file (docs/game-format.md). */
export async function exportGame(game: string, options: ExportOptions): Promise<void> {
  const chosen = (isWanted: boolean) => (isWanted ? 'all' : 'none');
  const query = { texts: chosen(options.texts), attachments: chosen(options.attachments) } as const;
  const asked = { params: { game }, query };
  await line(given(await connection(options).ask('GET /api/v1/games/:game/game.json', asked), options.server));
}

const line = (value: unknown) => write(process.stdout, `${JSON.stringify(value)}\n`);
