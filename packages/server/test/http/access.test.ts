import { expect, test } from 'vitest';
import { ACCESS, type Access } from '../../src/http/access.ts';
import { ROUTES } from '../../src/http/routes.ts';
import type { Node } from '../../src/node.ts';
import type { Browser } from '../browser.ts';
import { browserAt, jsonOf, testNode } from '../kit.ts';
import { ok, table } from '../table.ts';

/** Everybody who may ask: what is theirs is the game `own` and its class. */
const ROLES = [
  'nobody',
  'owner',
  'judge of the class',
  'judge of another class',
  'ruler',
  'observer',
  'projector',
  'seat of another game',
  'reading token',
  'playing token',
  'judging token',
] as const;
type Role = (typeof ROLES)[number];

type Verdict = 'in' | 'unknown' | 'forbidden' | 'hidden';

/** What a role meets on a route of each access, where it names the class and the game of the table. */
const MATRIX: Readonly<Record<Access, Readonly<Record<Role, Verdict>>>> = {
  anyone: all('in'),
  signedIn: { ...all('in'), nobody: 'unknown' },
  person: { ...all('forbidden'), nobody: 'unknown', owner: 'in', ...judges('in') },
  owner: { ...all('forbidden'), nobody: 'unknown', owner: 'in' },
  judge: { ...all('forbidden'), nobody: 'unknown', owner: 'in', ...judges('in') },
  judgeOfClass: { ...all('hidden'), nobody: 'unknown', 'judge of the class': 'in' },
  judgeOfGame: {
    ...all('hidden'),
    nobody: 'unknown',
    'judge of the class': 'in',
    'judging token': 'in',
    ruler: 'forbidden',
    observer: 'forbidden',
    projector: 'forbidden',
    'reading token': 'forbidden',
    'playing token': 'forbidden',
  },
  viewerOfGame: {
    ...all('in'),
    nobody: 'unknown',
    owner: 'hidden',
    'judge of another class': 'hidden',
    'seat of another game': 'hidden',
  },
  seatOfGame: {
    ...all('hidden'),
    nobody: 'unknown',
    'judge of the class': 'in',
    'judging token': 'in',
    ruler: 'in',
    'playing token': 'in',
    observer: 'forbidden',
    projector: 'forbidden',
    'reading token': 'forbidden',
  },
};

function all(verdict: Verdict): Record<Role, Verdict> {
  return Object.fromEntries(ROLES.map((role) => [role, verdict])) as Record<Role, Verdict>;
}

function judges(verdict: Verdict) {
  return { 'judge of the class': verdict, 'judge of another class': verdict };
}

test('Q24 every route has a row, and every row a route', () => {
  expect(ROUTES.filter(({ access }) => !ACCESS.includes(access))).toEqual([]);
  expect(Object.keys(MATRIX).sort()).toEqual([...ACCESS].sort());
});

test('Q24 every route, asked by every role about its own and about another’s, lets in whom it is for', async () => {
  const { node, headersOf, ids } = await world();
  const wrong: string[] = [];
  for (const route of ROUTES) {
    for (const role of ROLES) {
      for (const whose of ['own', 'foreign', 'absent'] as const) {
        const verdict =
          whose === 'own' ? MATRIX[route.access][role] : elsewhere(route.access, MATRIX[route.access][role], role);
        // What would be let in may do harm to the table (or never end): that it is let in is tested where it is used.
        if (verdict === 'in') continue;
        const url = route.url.replaceAll(/:(\w+)/g, (_, name: string) => ids[whose][name] ?? 'x-1');
        const answer = await node.app.inject({
          method: route.method,
          url,
          headers: await headersOf(role, route.method),
        });
        const status = { unknown: 401, forbidden: 403, hidden: 404 }[verdict];
        if (answer.statusCode !== status) {
          wrong.push(`${role}: ${route.method} ${url} (${whose}) gave ${answer.statusCode}, not ${status}`);
        }
        if (verdict === 'hidden' && !answer.body.includes('"not-found"')) wrong.push(`${url} tells ${answer.body}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

/** These ask for more than access says: a seat with a person of its own, a seat at all. */
const ASK_MORE = ['/api/v1/me/export', '/api/v1/seat', '/api/v1/seat/devices'];

test('Q24 what is read is open to whom it is for', async () => {
  const { node, headersOf, ids } = await world();
  const wrong: string[] = [];
  for (const route of ROUTES.filter(({ method, gives }) => method === 'GET' && gives !== 'text/event-stream')) {
    if (ASK_MORE.includes(route.url)) continue;
    for (const role of ROLES) {
      if (MATRIX[route.access][role] !== 'in') continue;
      const url = route.url.replaceAll(/:(\w+)/g, (_, name: string) => ids.own[name] ?? 'x-1');
      const answer = await node.app.inject({ method: 'GET', url, headers: await headersOf(role, 'GET') });
      const { code } = String(answer.headers['content-type']).includes('problem')
        ? jsonOf<{ code: string }>({ text: answer.body })
        : { code: '' };
      if (['not-signed-in', 'not-allowed'].includes(code) || answer.statusCode >= 500) {
        wrong.push(`${role}: GET ${url} gave ${answer.statusCode} ${code}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('Q14 what is another’s and what is not there are answered alike', async () => {
  const { node, headersOf, ids } = await world();
  const headers = await headersOf('ruler', 'GET');
  const ask = async (game: string) => {
    const { statusCode, body } = await node.app.inject({ url: `/api/v1/games/${game}`, headers });
    return { statusCode, body: body.replace(/"request":"[^"]*"/, '') };
  };
  expect(await ask(ids.foreign.game ?? '')).toEqual(await ask(ids.absent.game ?? ''));
});

/** Of a class or a game that is not theirs, or is not there, everybody who is signed in gets the same answer. */
function elsewhere(access: Access, own: Verdict, role: Role): Verdict {
  const isAboutPlace =
    access === 'judgeOfClass' || access === 'judgeOfGame' || access === 'viewerOfGame' || access === 'seatOfGame';
  if (!isAboutPlace) return own;
  return role === 'nobody' ? 'unknown' : 'hidden';
}

/** Two classes with a game each, and somebody in every role. */
async function world() {
  const node: Node = await testNode();
  const own = await table(node, { cast: { observers: 1 } });
  const invited = async (name: string) => {
    const { link } = await ok<{ link: string }>(own.judge.post('/invites', { kind: 'judge' }));
    const browser = browserAt(node);
    await ok(browser.post('/welcome', { invite: link.split('#')[1], name, passphrase: 'nine ladies dancing' }));
    return browser;
  };
  const [judge, other, stranger] = [await invited('Jane'), await invited('Otto'), await invited('Sam')];
  const { id: person } = await ok<{ id: string }>(meOf(judge));
  await ok(own.judge.put(`/classes/${own.classId}/judges/${person}`, {}));
  const { id: owner } = await ok<{ id: string }>(meOf(own.judge));
  await ok(judge.delete(`/classes/${own.classId}/judges/${owner}`));

  const { id: classId } = await ok<{ id: string }>(other.post('/classes', { shortName: 'Stuart', title: 'Stuarts' }));
  const { game } = await ok<{ game: string }>(other.post('/games', { id: 'create-0002', class: classId, title: 'X' }));
  const { id: third } = await ok<{ id: string }>(stranger.post('/classes', { shortName: 'Valois', title: 'Valois' }));
  const { game: theirs } = await ok<{ game: string }>(
    stranger.post('/games', { id: 'create-0003', class: third, title: 'Y' }),
  );

  const seatOf = async (by: Browser, of: string, seat: string) => {
    const { cards } = await ok<{ cards: { link: string }[] }>(by.post(`/games/${of}/cards`, { cards: [{ seat }] }));
    const browser = browserAt(node);
    await ok(browser.post('/join/link', { secret: cards[0]?.link.split('#')[1] }));
    return browser;
  };
  const browsers: Partial<Record<Role, Browser>> = {
    nobody: browserAt(node),
    owner: own.judge,
    'judge of the class': judge,
    'judge of another class': other,
    ruler: await seatOf(judge, own.game, 'R-SPA'),
    observer: await seatOf(judge, own.game, 'OBS1'),
    projector: await seatOf(judge, own.game, 'projector'),
    'seat of another game': await seatOf(other, game, 'R-SPA'),
  };
  const token = async (wish: object) =>
    (await ok<{ secret: string }>(judge.post('/tokens', { name: 'bot', days: 30, game: own.game, ...wish }))).secret;
  const tokens: Partial<Record<Role, string>> = {
    'reading token': await token({ scopes: ['read'], seat: 'R-SPA' }),
    'playing token': await token({ scopes: ['read', 'command'], seat: 'R-SPA' }),
    'judging token': await token({ scopes: ['read', 'judge'] }),
  };
  const headersOf = async (role: Role, method: string): Promise<Record<string, string>> => {
    const secret = tokens[role];
    if (secret !== undefined) return { authorization: `Bearer ${secret}` };
    const { jar } = browsers[role] as Browser;
    return {
      host: 'localhost:4454',
      ...(method === 'GET' ? {} : { origin: 'http://localhost:4454' }),
      ...(jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    };
  };
  return {
    node,
    headersOf,
    ids: {
      own: { game: own.game, class: own.classId, seat: 'R-FRA' },
      foreign: { game: theirs, class: third, seat: 'R-FRA' },
      absent: { game: 'g_not-there-at-all-0000', class: 'c_not-there', seat: 'R-FRA' },
    } as Readonly<Record<'own' | 'foreign' | 'absent', Record<string, string>>>,
  };
}

function meOf(browser: Browser) {
  return browser.get('/me').then((told) => {
    const { person } = jsonOf<{ person: { id: string } }>(told);
    return { ...told, text: JSON.stringify(person) };
  });
}
