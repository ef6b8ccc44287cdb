import { describe, expect, test } from 'vitest';
import { browserAt, jsonOf, testNode } from '../kit.ts';
import { table } from '../table.ts';

interface Seen {
  readonly view: { readonly letters: readonly { readonly text: { readonly id: string } }[] };
}

interface Accepted {
  readonly receipt: object;
  readonly events: readonly object[];
}

describe('a game over HTTP', () => {
  test('is created, seen, and played; a receipt tells where it stands', async () => {
    const node = await testNode();
    const { judge, game, sit } = await table(node);
    const spain = await sit('R-SPA');
    const seen = await spain.get(`/games/${game}`);
    expect(seen.status).toBe(200);
    expect(jsonOf<Seen>(seen).view).toMatchObject({ viewer: 'R-SPA', phase: 'diplomacy' });

    const letter = await spain.post(`/games/${game}/commands`, {
      id: 'letter-0001',
      do: 'sendLetter',
      to: ['R-FRA'],
      text: 'Meet me in Perpignan.',
    });
    expect(letter.text).toContain('"ok":true');
    expect(jsonOf<Accepted>(letter).receipt).toMatchObject({ command: 'letter-0001', game, phase: 'diplomacy' });
    expect(jsonOf<Accepted>(letter).events).toMatchObject([{ type: 'letterSent' }]);

    const list = await judge.get('/games');
    expect(list.body).toMatchObject({ games: [{ id: game, title: 'First', phase: 'diplomacy' }] });
  });

  test('D-34 the same command again gets the same answer, another under its id none', async () => {
    const node = await testNode();
    const { game, sit } = await table(node);
    const spain = await sit('R-SPA');
    const ready = { id: 'ready-0001', do: 'declareReady', ready: true };
    const [first, second] = await Promise.all([
      spain.post(`/games/${game}/commands`, ready),
      spain.post(`/games/${game}/commands`, ready),
    ]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const other = await spain.post(`/games/${game}/commands`, { ...ready, ready: false });
    expect(other.status).toBe(409);
    const france = await sit('R-FRA');
    expect((await france.post(`/games/${game}/commands`, ready)).status).toBe(409);
  });

  test('a refusal is a problem with its code, rule and sentence', async () => {
    const node = await testNode();
    const { game, sit } = await table(node);
    const spain = await sit('R-SPA');
    const refused = await spain.post(`/games/${game}/commands`, { id: 'close-0001', do: 'closePhase' });
    expect(refused.status).toBe(403);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.body).toMatchObject({ code: 'judge-only', rule: 'JD', sentence: 'Only the Judge may do this.' });
    const again = await spain.post(`/games/${game}/commands`, { id: 'close-0001', do: 'closePhase' });
    expect({ ...again.body, request: '' }).toEqual({ ...refused.body, request: '' });
  });

  test('a game that cannot begin is refused in a sentence, though it has no seats yet', async () => {
    const node = await testNode();
    const { judge, classId } = await table(node);
    const body = { id: 'create-0009', class: classId, title: 'Too many', cast: { bishops: 20 } };
    const refused = await judge.post('/games', body);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'cast-too-many-bishops',
      sentence: 'You asked for 20 bishops, and there are 13 sees. Choose 13 or fewer.',
    });
  });

  test('a seat acts for itself alone, and in its own game alone', async () => {
    const node = await testNode();
    const { game, sit } = await table(node);
    const spain = await sit('R-SPA');
    const asOther = { id: 'as-other-1', as: 'R-FRA', do: 'declareReady', ready: true };
    expect((await spain.post(`/games/${game}/commands`, asOther)).status).toBe(403);
    expect((await spain.get('/games/g_elsewhere')).status).toBe(404);
    expect((await browserAt(node).get(`/games/${game}`)).status).toBe(401);
  });

  test('JD.6 a batch of paper sheets is answered line by line', async () => {
    const node = await testNode();
    const { judge, game } = await table(node);
    const answer = await judge.post(`/games/${game}/commands/batch`, {
      commands: [
        { id: 'batch-0001', do: 'closePhase' },
        { id: 'batch-0002', onBehalfOf: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'F Nap - TYS' },
        { id: 'batch-0003', onBehalfOf: 'R-SPA', do: 'signSheet', sheet: 'nowhere' },
      ],
    });
    expect(answer.body).toMatchObject({
      answers: [{ ok: true }, { ok: true }, { ok: false, problem: { status: 422 } }],
    });
  });

  test('Q13 fields that no command has, and depths that no command needs, are refused', async () => {
    const node = await testNode();
    const { judge, game } = await table(node);
    const url = `/games/${game}/commands`;
    const stray = await judge.post(url, { id: 'stray-0001', do: 'closePhase', at: 5 });
    expect(stray.body).toMatchObject({ status: 400, code: 'bad-request' });
    const unknown = await judge.post(url, { id: 'stray-0002', do: 'fly' });
    expect(unknown.status).toBe(400);
    const deep = await node.app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      headers: { 'content-type': 'application/json' },
      payload: '['.repeat(100_000),
    });
    expect(deep.statusCode).toBeLessThan(500);
  });

  test('JD a Judge reads private letters only by asking, and the audit trail has it', async () => {
    const node = await testNode();
    const { judge, game, sit } = await table(node);
    const spain = await sit('R-SPA');
    const send = { id: 'letter-0002', do: 'sendLetter', to: ['R-FRA'], text: 'The canary sings.' };
    await spain.post(`/games/${game}/commands`, send);
    const seen = await judge.get(`/games/${game}`);
    expect(seen.text).not.toContain('canary');
    const id = encodeURIComponent(jsonOf<Seen>(seen).view.letters[0]?.text.id ?? '');
    const read = await judge.get(`/games/${game}/texts?ids=${id}`);
    expect(read.text).toContain('The canary sings.');
    const trail = await node.services.store.audit.read(0, 1000);
    expect(trail.filter(({ act }) => act === 'lettersRead')).toHaveLength(1);
    const venice = await sit('R-VEN');
    const stolen = await venice.get(`/games/${game}/texts?ids=${id}`);
    expect(stolen.body).toEqual({ texts: {} });
  });

  test('says whether it is ready, its figures, and what it can do', async () => {
    const node = await testNode();
    await table(node);
    const get = (url: string) => node.app.inject(url);
    expect((await get('/readyz')).json()).toMatchObject({ status: 'ready', database: 'commits', clock: 'right' });
    expect((await get('/metrics')).body).toContain('defensor_command_seconds_count{command="createGame"');
    const description = (await get('/api/v1/openapi.json')).json<{ openapi: string; paths: object }>();
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths)).toContain('/api/v1/games/{game}/commands');
    expect(JSON.stringify(description)).toContain('sealBulls');
  });
});
