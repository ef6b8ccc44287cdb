import { expect, test } from 'vitest';
import type { AdoptedLog } from '../../../src/store/store.ts';
import { batch, event, newGame, PHASE } from '../batches.ts';
import type { Databases, Kind } from '../databases.ts';

/** More than fit into one statement. */
const MANY = 1500;

function kept(id: string): AdoptedLog {
  const command = (name: string, seq: number) => ({
    id: name,
    as: 'R-SPA',
    do: 'imported',
    at: 1000,
    principal: 'person:p1',
    seq,
    answer: { receipt: name },
  });
  return {
    game: { id, classId: 'c1', title: 'Kept elsewhere', createdAt: 5000 },
    commands: Array.from({ length: MANY }, (_, index) => command(`c${index + 1}`, index + 1)),
    events: Array.from({ length: MANY }, (_, index) => event(index + 1, `c${index + 1}`)),
    texts: new Map([['c1/text', 'A letter']]),
    phaseId: PHASE,
  };
}

export function adopting(kind: Kind, databases: Databases): void {
  test('a whole log becomes a game that is sound, closes nothing by itself, and goes on', async () => {
    const store = await databases.store(kind);
    const heard: object[] = [];
    store.onAppended((note) => heard.push(note));
    expect(await store.games.adopt(kept('g7'))).toBe(true);
    expect(heard).toEqual([{ game: 'g7', seq: MANY }]);
    expect(await store.games.verify('g7')).toEqual([]);
    const head = await store.games.head('g7');
    expect(head).toMatchObject({ title: 'Kept elsewhere', seq: MANY, phaseId: PHASE });
    expect(head).not.toHaveProperty('closesAt');
    expect(await store.games.texts('g7', ['c1/text'])).toEqual(new Map([['c1/text', 'A letter']]));
    expect(await store.games.answerOf('g7', 'c9')).toMatchObject({ seq: 9, answer: { receipt: 'c9' } });
    expect((await store.games.append(batch('g7', MANY, 'next'))).kind).toBe('appended');
    expect((await store.games.append(batch('g7', MANY + 1, 'c3'))).kind).toBe('known');
    expect(await store.games.verify('g7')).toEqual([]);
  });

  test('an id that is taken stays what it is, and half a log is none', async () => {
    const store = await databases.store(kind);
    await newGame(store, 'g1');
    expect(await store.games.adopt(kept('g1'))).toBe(false);
    expect(await store.games.head('g1')).toMatchObject({ title: 'A game', seq: 0 });
    const whole = kept('g2');
    const spoilt = { ...whole, commands: [...whole.commands, ...whole.commands.slice(0, 1)] };
    await expect(store.games.adopt(spoilt)).rejects.toThrow();
    expect(await store.games.head('g2')).toBeUndefined();
  });
}
