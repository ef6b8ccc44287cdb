import { expect, test } from 'vitest';
import { ROUTES } from '../../src/http/routes.ts';
import type { Browser } from '../browser.ts';
import { browserAt, testNode } from '../kit.ts';
import { cookieOf, Listener, listening } from '../listener.ts';
import { ok, table } from '../table.ts';

/** A secret: who wrote it, how, and who may read it while it is one. */
interface Secret {
  readonly canary: string;
  readonly of: string;
  readonly commands: readonly object[];
  readonly readers: readonly string[];
  /** After the Judge closed the phase of talk. */
  readonly later?: true;
}

const SECRETS: readonly Secret[] = [
  {
    canary: 'canary-letter',
    of: 'R-SPA',
    commands: [{ do: 'sendLetter', to: ['R-FRA'], text: 'canary-letter' }],
    readers: ['R-SPA', 'R-FRA', 'JD'],
  },
  { canary: 'canary-note', of: 'R-SPA', commands: [{ do: 'writeNote', text: 'canary-note' }], readers: ['R-SPA'] },
  {
    canary: 'canary-journal',
    of: 'R-SPA',
    commands: [{ do: 'writeJournal', text: 'canary-journal' }],
    readers: ['R-SPA'],
  },
  {
    canary: 'canary-decree',
    of: 'B-SWI',
    commands: [{ do: 'openDecree', decree: 'd1', text: 'canary-decree' }],
    readers: ['B-SWI', 'JD'],
  },
  {
    canary: 'canary-orders',
    of: 'R-SPA',
    later: true,
    commands: [
      { do: 'draftSheet', sheet: 's1', text: 'A Lis H\ncanary-orders' },
      { do: 'signSheet', sheet: 's1' },
    ],
    readers: ['R-SPA', 'L-SPA', 'JD'],
  },
  {
    canary: 'canary-bull',
    of: 'B-ROM',
    later: true,
    commands: [{ do: 'sealBulls', lines: [{ excommunicate: 'R-VEN' }], preamble: 'canary-bull' }],
    readers: ['B-ROM', 'JD'],
  },
];

test('Q14 no secret reaches a viewer that it is not for, by any route, stream, problem or line of the log', async () => {
  const log: string[] = [];
  const node = await testNode({ logTo: (line) => log.push(line) });
  const { judge, game, sit } = await table(node, { cast: { observers: 1 } });
  const names = ['R-SPA', 'L-SPA', 'R-FRA', 'L-FRA', 'R-VEN', 'B-ROM', 'B-SWI', 'OBS1', 'projector'];
  const viewers = new Map<string, Browser>([['JD', judge]]);
  for (const name of names) viewers.set(name, await sit(name));
  viewers.set('nobody', browserAt(node));

  const port = await listening(node);
  const path = `/api/v1/games/${game}/live`;
  const streams = new Map(
    [...viewers].map(([name, who]) => [name, new Listener(port, path, { cookie: cookieOf(who) })]),
  );
  for (const [name, stream] of streams) if (name !== 'nobody') await stream.until('ready');

  let index = 0;
  const give = async (by: string, command: object) => {
    index += 1;
    await ok((viewers.get(by) as Browser).post(`/games/${game}/commands`, { id: `secret-${index}`, ...command }));
  };
  for (const { of, commands, later } of SECRETS) if (!later) for (const command of commands) await give(of, command);
  await give('JD', { do: 'closePhase' });
  for (const { of, commands, later } of SECRETS) if (later) for (const command of commands) await give(of, command);
  // A draft that is refused leaves nothing behind either.
  const refused = await viewers.get('R-FRA')?.post(`/games/${game}/commands`, {
    id: 'refused-0001',
    do: 'sealBulls',
    lines: [],
    preamble: 'canary-refused',
  });
  expect(refused?.status).toBeGreaterThanOrEqual(400);

  const seen = new Map<string, string>();
  for (const [name, who] of viewers) {
    const pages = await Promise.all(
      ROUTES.filter(({ method, gives }) => method === 'GET' && gives !== 'text/event-stream').map(async ({ url }) => {
        const asked = url.replace('/api/v1', '').replace(':game', game).replaceAll(/:\w+/g, 'x-1');
        if (!url.startsWith('/api/')) return (await node.app.inject(url)).body;
        return (await who.get(asked)).text;
      }),
    );
    const ids = new Set(pages.join('').match(/secret-\d+\/[\w/-]+/g));
    // Ids of texts are no secret kept: whoever guesses them all reads no more.
    const all = Array.from({ length: index }, (_, at) => [`secret-${at + 1}/text`, `secret-${at + 1}/preamble`]).flat();
    const texts = await who.get(
      `/games/${game}/texts?ids=${[...ids, ...all].slice(0, 100).map(encodeURIComponent).join(',')}`,
    );
    seen.set(name, [...pages, texts.text, streams.get(name)?.text ?? ''].join('\n'));
  }
  for (const stream of streams.values()) stream.leave();

  const leaks: string[] = [];
  const missed: string[] = [];
  for (const { canary, readers } of SECRETS) {
    for (const [name, text] of seen) {
      const has = text.includes(canary);
      if (has && !readers.includes(name)) leaks.push(`${name} sees ${canary}`);
      if (!has && readers.includes(name)) missed.push(`${name} does not see ${canary}`);
    }
    if (log.some((line) => line.includes(canary))) leaks.push(`the log holds ${canary}`);
  }
  expect([...seen.values(), ...log].filter((text) => text.includes('canary-refused'))).toEqual([]);
  expect(leaks).toEqual([]);
  // Each must be found where it belongs, or the test would look in the wrong place.
  expect(missed).toEqual([]);
}, 120_000);

test('16.2.5 no cookie, code, link or query stands in the log', async () => {
  const log: string[] = [];
  const node = await testNode({ logTo: (line) => log.push(line) });
  const { judge, game, sit } = await table(node);
  const spain = await sit('R-SPA');
  await spain.get(`/games/${game}/log?after=0&seat=${game}/R-SPA`);
  await browserAt(node).post('/join/code', { shortName: 'Tudor', code: '7KQM-3XRT' });
  await browserAt(node).post('/sessions', { name: 'Olga', passphrase: 'not the right one' });
  const secrets = [...judge.jar.values(), ...spain.jar.values(), '7KQM', 'not the right one', 'seven swans', 'after=0'];
  const written = log.join('\n');
  expect(written).toContain('"route":"/api/v1/games/:game/log"');
  for (const secret of secrets) expect(written).not.toContain(secret);
}, 60_000);
