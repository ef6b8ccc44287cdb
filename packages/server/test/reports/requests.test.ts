import type { LoggedEvent } from '@defensor/game';
import { describe, expect, test } from 'vitest';
import type { Node } from '../../src/node.ts';
import { give } from '../documents/play.ts';
import { testNode } from '../kit.ts';
import { ok, type Table, table } from '../table.ts';

interface Receipt {
  readonly receipt: { readonly command: string; readonly seq: number; readonly phase: string; readonly at: number };
}

/** Where the text that an entry brought is kept. */
function textOf(entry: LoggedEvent | undefined): string {
  return entry?.event.type === 'sheetDrafted' ? entry.event.facts.text.id : '';
}

async function writing(): Promise<Table & { readonly node: Node }> {
  const node = await testNode();
  const there = await table(node);
  await give(there.judge, there.game, { do: 'closePhase' });
  return { ...there, node };
}

describe('D-38', () => {
  test('D-38 what a page of the phase before sends is refused with the phase that is open, and nothing is kept', async () => {
    const { node, judge, game, sit } = await writing();
    const spain = await sit('R-SPA');
    await give(judge, game, { do: 'closePhase' });
    const before = (await node.services.host.current(game)).seq;
    const late = await spain.post(`/games/${game}/commands`, {
      id: 'late-00001',
      do: 'draftSheet',
      sheet: 's1',
      text: 'A Lis H',
      expectedPhase: 'orderWriting',
    });
    expect([late.status, late.body.code]).toEqual([409, 'phase-moved-on']);
    expect(late.text).toContain('orderResolution');
    const { seq, state } = await node.services.host.current(game);
    expect([seq, Object.keys(state.sheets.sheets)]).toEqual([before, []]);
  });
});

describe('D-70', () => {
  test('D-70 thirty changes from two devices: each receipt is of one entry of the log, in the order of the times, and the last counts', async () => {
    const { node, game, sit } = await writing();
    const devices = [await sit('R-SPA'), await sit('R-SPA')] as const;
    const receipts: (Receipt['receipt'] & { text: string })[] = [];
    for (let at = 0; at < 30; at += 1) {
      const text = `A Lis - Mad\n# ${at}`;
      const { receipt } = await ok<Receipt>(
        (devices[at % 2] as (typeof devices)[0]).post(`/games/${game}/commands`, {
          id: `edit-${String(at).padStart(4, '0')}`,
          do: 'draftSheet',
          sheet: 's1',
          text,
        }),
      );
      receipts.push({ ...receipt, text });
    }
    await give(devices[1], game, { do: 'signSheet', sheet: 's1' });
    const { state, record } = await node.services.host.current(game);
    for (const { command, seq, phase, text } of receipts) {
      const entry = record.log.findLast((one) => one.command === command);
      expect(entry?.seq).toBe(seq);
      expect(phase).toBe('orderWriting');
      const id = textOf(entry);
      expect(await node.services.store.games.texts(game, [id])).toEqual(new Map([[id, text]]));
    }
    const times = receipts.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const [sheet] = Object.values(state.sheets.sheets);
    expect(sheet?.text.id).toBe(textOf(record.log.findLast(({ command }) => command === 'edit-0029')));
    // The same receipt is given again to whoever asks again, however much was changed since.
    const again = await ok<Receipt>(
      devices[0].post(`/games/${game}/commands`, {
        id: 'edit-0003',
        do: 'draftSheet',
        sheet: 's1',
        text: receipts[3]?.text,
      }),
    );
    const { text: _, ...first } = receipts[3] ?? { text: '' };
    expect(again.receipt).toEqual(first);
  }, 60_000);
});

describe('D-41', () => {
  test('D-41 a letter goes by its seat, whoever sat or sits there: no name and no id of a person comes with a game', async () => {
    const { judge, classId, game, sit } = await table(await testNode());
    const { players } = await ok<{ players: { id: string }[] }>(
      judge.post(`/classes/${classId}/players`, { players: [{ name: 'Zerbinetta' }, { name: 'Ariadne' }] }),
    );
    const [first = '', second = ''] = players.map(({ id }) => id);
    const [spain, france] = [await sit('R-SPA'), await sit('R-FRA')];
    await give(judge, game, { do: 'seatPerson', seat: 'R-SPA', person: first });
    await give(spain, game, { do: 'sendLetter', to: ['R-FRA'], text: 'Burgundy is weak.' });
    const letters = async () => {
      const { view } = await ok<{ view: { letters: readonly object[] } }>(france.get(`/games/${game}`));
      return view.letters;
    };
    const before = await letters();
    expect(before).toMatchObject([{ from: 'R-SPA', to: ['R-FRA'] }]);
    await give(judge, game, { do: 'seatPerson', seat: 'R-SPA', person: second });
    expect(await letters()).toEqual(before);
    const all = [await france.get(`/games/${game}`), await france.get(`/games/${game}/log`)]
      .map(({ text }) => text)
      .join('');
    for (const secret of [first, second, 'Zerbinetta', 'Ariadne']) expect(all).not.toContain(secret);
  }, 60_000);
});

describe('D-67', () => {
  test('D-67 a list of a hundred games, a game and its log take as few questions to the database as one game’s list', async () => {
    const { node, judge, classId, game } = await writing();
    const { store } = node.services;
    const count = async (path: string) => {
      const asked: string[] = [];
      const executor = store.db.getExecutor();
      const provide = executor.provideConnection.bind(executor);
      const run = executor.executeQuery.bind(executor);
      executor.executeQuery = (query) => {
        asked.push(query.sql);
        return run(query);
      };
      const told = await judge.get(path);
      executor.executeQuery = run;
      executor.provideConnection = provide;
      expect(told.status).toBe(200);
      return asked.length;
    };
    const one = await count('/games');
    for (let at = 0; at < 99; at += 1) {
      await store.games.create({ id: `many-${at}`, classId, title: 'Many', createdAt: at });
      await store.db
        .updateTable('games')
        .set({ seq: 1, phase_id: 'S1454:diplomacy' })
        .where('id', '=', `many-${at}`)
        .execute();
    }
    expect(one).toBeGreaterThan(0);
    expect(await count('/games')).toBe(one);
    for (const path of ['/games', `/games/${game}`, `/games/${game}/log`, '/classes']) {
      expect(await count(path)).toBeLessThanOrEqual(10);
    }
  }, 60_000);
});
