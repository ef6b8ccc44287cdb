import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppendBatch, AppendResult, Store } from '../../../src/store/store.ts';
import { batch, event, newGame, PHASE } from '../batches.ts';
import type { Databases, Kind } from '../databases.ts';

const kindsOf = (results: readonly AppendResult[]) => results.map(({ kind }) => kind).sort();

/** Everything that a refused append must leave as it was. */
async function everything({ db }: Store) {
  return {
    games: await db.selectFrom('games').selectAll().execute(),
    commands: await db.selectFrom('commands').selectAll().execute(),
    events: await db.selectFrom('events').selectAll().execute(),
    texts: await db.selectFrom('texts').selectAll().execute(),
    outbox: await db.selectFrom('outbox').selectAll().execute(),
  };
}

export function appending(kind: Kind, databases: Databases): void {
  test('a new game has a head and no events', async () => {
    const { games } = await databases.store(kind);
    await games.create({ id: 'g1', classId: 'c1', title: 'Änne’s game', createdAt: 1234 });
    expect(await games.head('g1')).toMatchObject({
      id: 'g1',
      classId: 'c1',
      title: 'Änne’s game',
      seq: 0,
      phaseId: '',
      createdAt: 1234,
    });
    expect(await games.head('g1')).not.toHaveProperty('closesAt');
    expect(await games.read('g1', 0)).toEqual([]);
    expect(await games.verify('g1')).toEqual([]);
    expect(await games.head('g2')).toBeUndefined();
    await expect(games.create({ id: 'g1', classId: 'c2', title: '', createdAt: 1 })).rejects.toThrow();
  });

  test('a batch is read back as it was appended, in order and in parts', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    const first = batch(game, 0, 'a', { count: 3, closesAt: 5000 });
    const before = await store.now();
    const result = await store.games.append(first);
    expect(result).toMatchObject({ kind: 'appended' });
    const at = result.kind === 'appended' ? result.at : 0;
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(await store.now());
    await store.games.append(batch(game, 3, 'b', { phaseId: 'T1/orderWriting', endedAt: 9000 }));

    const bodies = (await store.games.read(game, 0)).map(({ body }) => body);
    expect(bodies).toEqual([...first.events, event(4, 'b')]);
    expect((await store.games.read(game, 1, 2)).map(({ seq }) => seq)).toEqual([2, 3]);
    expect(await store.games.head(game)).toMatchObject({ seq: 4, phaseId: 'T1/orderWriting', endedAt: 9000 });
    expect(await store.games.head(game)).not.toHaveProperty('closesAt');
    expect(await store.games.verify(game)).toEqual([]);
  });

  test('of twenty that race for a number exactly one wins, and the others learn how far the log is', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    const racers = Array.from({ length: 20 }, (_, index) => batch(game, 0, `racer-${index}`, { count: 2 }));
    const results = await Promise.all(racers.map((racer) => store.games.append(racer)));
    expect(kindsOf(results)).toEqual(['appended', ...Array.from({ length: 19 }, () => 'conflict')]);
    expect(results.filter((result) => result.kind === 'conflict').every(({ seq }) => seq === 2)).toBe(true);
    expect(await store.games.read(game, 0)).toHaveLength(2);
  });

  test.each([
    ['with events', 2],
    ['without any', 0],
  ])('the same command sent ten times at once, %s, is carried out once and gets one answer', async (_, count) => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    const same = Array.from({ length: 10 }, (_, index) => batch(game, 0, 'same', { count, answer: { try: index } }));
    const results = await Promise.all(same.map((one) => store.games.append(one)));
    const stored = await store.games.answerOf(game, 'same');
    expect(kindsOf(results)).toEqual(['appended', ...Array.from({ length: 9 }, () => 'known')]);
    for (const result of results) if (result.kind === 'known') expect(result.answer).toEqual(stored?.answer);
    expect(results.find((result) => result.kind === 'appended')).toEqual({ kind: 'appended', at: stored?.at });
    expect(stored?.seq).toBe(count);
    expect(await store.games.read(game, 0)).toHaveLength(count);
  });

  test('a command id known to the game gets its answer also when it comes late, or on an old number', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    await store.games.append(batch(game, 0, 'a'));
    const answer = { kind: 'known', answer: { receipt: 'a' } };
    expect(await store.games.append(batch(game, 1, 'a', { answer: 'other', notAfter: 1 }))).toEqual(answer);
    expect(await store.games.append(batch(game, 0, 'a', { answer: 'other' }))).toEqual(answer);
    expect(await store.games.answerOf(game, 'b')).toBeUndefined();
  });

  test('the same command id in another game is another command', async () => {
    const store = await databases.store(kind);
    const [one, other] = [await newGame(store, 'g1'), await newGame(store, 'g2')];
    expect((await store.games.append(batch(one, 0, 'a'))).kind).toBe('appended');
    expect((await store.games.append(batch(other, 0, 'a'))).kind).toBe('appended');
  });

  test('a command after its time is late by the database’s clock, one before it is not', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    const now = await store.now();
    const late = await store.games.append(batch(game, 0, 'a', { notAfter: now }));
    expect(late.kind).toBe('late');
    expect(late.kind === 'late' && late.now >= now).toBe(true);
    expect((await store.games.append(batch(game, 0, 'b', { notAfter: now + 3_600_000 }))).kind).toBe('appended');
  });

  test('what is late on a log that has moved on is told of the move: the deadline may have moved too', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    await store.games.append(batch(game, 0, 'a'));
    expect(await store.games.append(batch(game, 0, 'b', { notAfter: 1 }))).toEqual({ kind: 'conflict', seq: 1 });
  });

  test('a refused append leaves nothing behind, nor does one that breaks half way', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    const texts = new Map([['t', 'A letter']]);
    await store.games.append(batch(game, 0, 'a', { texts }));
    const before = await everything(store);
    const outbox = [{ event: 'e', user: 'u', channel: 'mail', body: {} }];

    await store.games.append(batch(game, 0, 'b', { texts: new Map([['u', 'x']]), outbox }));
    await store.games.append(batch(game, 1, 'c', { texts: new Map([['u', 'x']]), outbox, notAfter: 1 }));
    await expect(store.games.append(batch(game, 1, 'd', { texts, outbox }))).rejects.toThrow();
    await expect(store.games.append(batch(game, 1, 'e', { events: [event(3, 'e')] }))).rejects.toThrow('number 2');
    await expect(store.games.append(batch('g9', 0, 'f'))).rejects.toThrow('g9');
    expect(await everything(store)).toEqual(before);
    expect((await store.games.append(batch(game, 1, 'd'))).kind).toBe('appended');
  });

  test('texts come back as they were, whatever they hold; erased ones are gone, the log stands', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    const texts = new Map([
      ['a/text', 'Ünïcödé 𝔗 \n'],
      ['a/nul', 'with \0 a NUL'],
      ['a/half', 'half a pair \ud800'],
      ['a/empty', ''],
    ]);
    await store.games.append(batch(game, 0, 'a', { texts }));
    expect(await store.games.texts(game, [...texts.keys(), 'unknown'])).toEqual(texts);
    expect(await store.games.texts('g2', ['a/text'])).toEqual(new Map());

    expect(await store.games.eraseTexts(game, ['a/text', 'a/nul', 'unknown'])).toBe(2);
    expect(await store.games.eraseTexts(game, ['a/text'])).toBe(0);
    expect([...(await store.games.texts(game, [...texts.keys()])).keys()].sort()).toEqual(['a/empty', 'a/half']);
    expect(JSON.stringify(await everything(store))).not.toContain('Ünïcödé');
    expect(await store.games.verify(game)).toEqual([]);
  });

  test('events may hold anything that JSON can', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    const odd = event(1, 'a', 'NUL \0, half \udc00, quote " and \\ and \u2028');
    await store.games.append(batch(game, 0, 'a', { events: [odd] }));
    expect((await store.games.read(game, 0))[0]?.body).toEqual(odd);
    expect(await store.games.verify(game)).toEqual([]);
  });

  test('a game that is removed is gone with all that was kept of it, and no other', async () => {
    const store = await databases.store(kind);
    await newGame(store, 'g1');
    await newGame(store, 'g2');
    for (const game of ['g1', 'g2']) {
      await store.games.append(batch(game, 0, 'a', { texts: new Map([['t', 'x']]) }));
      await store.blobs.put({ id: `blob-${game}`, game, mediaType: 'image/png', bytes: new Uint8Array([1]) });
    }
    expect(await store.games.remove('g1')).toBe(true);
    expect(await store.games.remove('g1')).toBe(false);
    expect(JSON.stringify(await everything(store))).not.toContain('g1"');
    expect(await store.blobs.get('blob-g1')).toBeUndefined();
    expect(await store.games.texts('g2', ['t'])).toEqual(new Map([['t', 'x']]));
    expect(await store.blobs.get('blob-g2')).toBeDefined();
  });

  test('whatever batches come, the log is gap-free and holds what was answered as appended', async () => {
    const store = await databases.store(kind);
    let games = 0;
    const anyBatch = fc.record({
      command: fc.integer({ min: 0, max: 8 }),
      count: fc.integer({ min: 0, max: 4 }),
      behind: fc.integer({ min: 0, max: 2 }),
      isLate: fc.integer({ min: 0, max: 5 }).map((roll) => roll === 0),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyBatch, { maxLength: 15 }), async (batches) => {
        games += 1;
        const game = await newGame(store, `law-${games}`);
        const log: AppendBatch['events'][number][] = [];
        const answers = new Map<string, unknown>();
        for (const [index, { command, count, behind, isLate }] of batches.entries()) {
          const id = `c${command}`;
          const expectedSeq = Math.max(0, log.length - behind);
          const one = batch(game, expectedSeq, id, { count, answer: { index }, ...(isLate ? { notAfter: 1 } : {}) });
          const result = await store.games.append(one);
          if (answers.has(id)) expect(result).toEqual({ kind: 'known', answer: answers.get(id) });
          else if (expectedSeq !== log.length) expect(result).toEqual({ kind: 'conflict', seq: log.length });
          else if (isLate) expect(result.kind).toBe('late');
          else {
            expect(result.kind).toBe('appended');
            answers.set(id, one.answer);
            log.push(...one.events);
          }
        }
        const read = await store.games.read(game, 0);
        expect(read.map(({ body }) => body)).toEqual(log);
        expect(read.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
        expect(await store.games.verify(game)).toEqual([]);
        const last = batches.length === 0 || answers.size === 0 ? '' : PHASE;
        expect(await store.games.head(game)).toMatchObject({ seq: log.length, phaseId: last });
      }),
      { numRuns: 25 },
    );
  }, 60_000);
}
