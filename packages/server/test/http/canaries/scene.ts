import { ROUTES } from '../../../src/http/routes.ts';
import type { Node } from '../../../src/node.ts';
import type { Browser } from '../../browser.ts';
import { browserAt, openTestNode } from '../../kit.ts';
import { cookieOf, Listener, listening } from '../../listener.ts';
import { ok, table } from '../../table.ts';
import { LOOKERS, PROBES, SEATED, SECRETS, type Secret } from './secrets.ts';

/** Where secrets were found, and where not. */
export interface Findings {
  /** Where one stands that it should not, in words. */
  readonly leaks: readonly string[];
  /** Where one should stand and does not: then the scene looks in the wrong place. */
  readonly missed: readonly string[];
}

/** What one looker got: `page` is the game as it is shown, `all` everything. */
interface Seen {
  readonly page: string;
  readonly all: string;
}

/**
 * Plays a game in which everybody makes secrets, and looks at it as everybody: by every route that is read, by streams
 * from now on and from the beginning, by the answers to what is refused; and at every line of the log.
 */
export async function lookForCanaries(): Promise<Findings> {
  const log: string[] = [];
  const node = await openTestNode({ logTo: (line) => log.push(line) });
  try {
    const { judge, game, sit } = await table(node, { cast: { observers: 1, people: SEATED } });
    const lookers = new Map<string, Browser>([['JD', judge]]);
    for (const name of LOOKERS) lookers.set(name, await sit(name));
    lookers.set('nobody', browserAt(node));
    const port = await listening(node);
    const streams = await listenAll(port, game, lookers);

    let sent = 0;
    const give = async (by: string, command: object) => {
      sent += 1;
      const told = await (lookers.get(by) as Browser).post(`/games/${game}/commands`, {
        id: `secret-${sent}`,
        ...command,
      });
      return { by, ...told };
    };
    const make = async (secrets: readonly Secret[]) => {
      for (const { of, commands } of secrets) for (const command of commands) await ok(give(of, command));
    };
    await make(SECRETS.filter(({ later }) => later !== true));
    await ok(give('JD', { do: 'closePhase' }));
    await make(SECRETS.filter(({ later }) => later === true));

    const seen = new Map<string, Seen>();
    for (const [name, who] of lookers) {
      const answers = [];
      if (name !== 'JD' && name !== 'nobody') {
        for (const probe of PROBES) answers.push((await give(name, probe)).text);
      }
      const again = name === 'nobody' ? '' : await fromTheBeginning(port, game, who);
      const read = await readAll(node, who, game, sent);
      const page = (await who.get(`/games/${game}`)).text;
      seen.set(name, { page, all: [page, read, ...answers, again, streams.get(name)?.text ?? ''].join('\n') });
    }
    for (const stream of streams.values()) stream.leave();
    await breakDown(node, lookers.get('R-SPA') as Browser, game, log);
    return findings(seen, log);
  } finally {
    await node.close();
  }
}

async function listenAll(port: number, game: string, lookers: ReadonlyMap<string, Browser>) {
  const path = `/api/v1/games/${game}/live`;
  const streams = new Map(
    [...lookers].map(([name, who]) => [name, new Listener(port, path, { cookie: cookieOf(who) })] as const),
  );
  for (const [name, stream] of streams) if (name !== 'nobody') await stream.until('ready');
  return streams;
}

async function fromTheBeginning(port: number, game: string, who: Browser): Promise<string> {
  const headers = { cookie: cookieOf(who), 'last-event-id': '1' };
  const stream = new Listener(port, `/api/v1/games/${game}/live`, headers);
  await stream.until('happened', 'phaseOpened');
  stream.leave();
  return stream.text;
}

/** Every route that is read, with what may be asked of it. */
async function readAll(node: Node, who: Browser, game: string, sent: number): Promise<string> {
  const pages: string[] = [];
  for (const { method, url, gives } of ROUTES) {
    if (method !== 'GET' || gives === 'text/event-stream') continue;
    const asked = url.replace('/api/v1', '').replace(':game', game).replaceAll(/:\w+/g, 'x-1');
    if (url.startsWith('/api/')) pages.push((await who.get(asked)).text);
    else pages.push((await node.app.inject(url)).body);
  }
  pages.push((await who.get(`/games/${game}/game.json?texts=all&names=all`)).text);
  const link = /"link":"[^"]*(\/calendar\/[^"]+)"/.exec((await who.get(`/games/${game}/calendar`)).text)?.[1];
  if (link !== undefined) pages.push((await who.get(link)).text);
  // Ids of texts are no secret kept: whoever guesses them all reads no more.
  const guessed = Array.from({ length: sent }, (_, at) =>
    ['text', 'preamble', 'note', 'journal', 'reason'].map((kind) => `secret-${at + 1}/${kind}`),
  );
  const ids = [...new Set([...(pages.join('').match(/secret-\d+\/[\w/-]+/g) ?? []), ...guessed.flat()])];
  for (let at = 0; at < ids.length; at += 100) {
    const query = ids
      .slice(at, at + 100)
      .map(encodeURIComponent)
      .join(',');
    pages.push((await who.get(`/games/${game}/texts?ids=${query}`)).text);
  }
  // Once more, with what was noted of the reading.
  pages.push((await who.get('/audit')).text);
  return pages.join('\n');
}

/** What is refused as no command at all, and what meets a fault of the server's: neither tells the log what was in it. */
async function breakDown({ app, services }: Node, who: Browser, game: string, log: string[]): Promise<void> {
  const send = (id: string, text: unknown) => who.post(`/games/${game}/commands`, { id, do: 'writeNote', text });
  await send('unread-0001', ['canary-refused']);
  await app.inject({
    method: 'POST',
    url: '/api/v1/sessions',
    payload: '{"canary-refused',
    headers: { 'content-type': 'application/json' },
  });
  await services.store.db.schema.alterTable('texts').renameTo('texts_gone').execute();
  const { status } = await send('fault-0001', 'canary-refused');
  if (status !== 500) log.push(`canary-refused met no fault, but ${status}`);
}

function findings(seen: ReadonlyMap<string, Seen>, log: readonly string[]): Findings {
  const leaks: string[] = [];
  const missed: string[] = [];
  for (const { canary, readers } of SECRETS) {
    for (const [name, { all }] of seen) {
      const has = all.includes(canary);
      if (has && !readers.includes(name)) leaks.push(`${name} sees ${canary}`);
      if (!has && readers.includes(name)) missed.push(`${name} does not see ${canary}`);
    }
    if (log.some((line) => line.includes(canary))) leaks.push(`the log holds ${canary}`);
  }
  if (log.some((line) => line.includes('canary-refused'))) leaks.push('the log holds what was refused');
  // The Judge reads private letters by asking for them, which is noted.
  if (seen.get('JD')?.page.includes('canary-letter') === true) leaks.push('the Judge sees letters unasked');
  const trail = (seen.get('JD')?.all.match(/"entries":\[.*/g) ?? []).join('\n');
  if (trail.includes('canary')) leaks.push('the audit trail holds a text');
  if (!trail.includes('lettersRead')) missed.push('the audit trail is not seen');
  return { leaks, missed };
}
