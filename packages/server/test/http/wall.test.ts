import { expect, test } from 'vitest';
import { openTestNode, testNode } from '../kit.ts';
import { cookieOf, Listener, listening } from '../listener.ts';
import { databases } from '../store/databases.ts';
import { ok, table } from '../table.ts';

const here = databases();

test('JD the Judge reveals results on a wall of another node; players neither hear of it nor do it', async () => {
  const url = await here.fresh('postgres');
  const one = await testNode({ url });
  const other = await openTestNode({ url });
  const { judge, game, sit } = await table(one);
  const [wall, spain] = [await sit('projector'), await sit('R-SPA')];
  const [port, otherPort] = [await listening(one), await listening(other)];
  const path = `/api/v1/games/${game}/live`;
  const there = new Listener(otherPort, path, { cookie: cookieOf(wall) });
  const beside = new Listener(port, path, { cookie: cookieOf(wall) });
  const atSpain = new Listener(otherPort, path, { cookie: cookieOf(spain) });
  for (const listener of [there, beside, atSpain]) await listener.until('ready');

  const address = `/games/${game}/wall`;
  expect((await spain.get(address)).body).toEqual({});
  expect((await spain.put(address, { line: 7, shown: 0, by: 'spain' })).status).toBe(403);
  await ok(judge.put(address, { line: 7, shown: 2, by: 'desk' }));
  const showing = { line: 7, shown: 2, by: 'desk', turn: 'S1454', phase: 'diplomacy' };
  for (const listener of [beside, there]) {
    await listener.until('wall');
    expect(listener.heard.findLast(({ event }) => event === 'wall')?.data).toEqual(showing);
  }
  // The wall's own computer goes on, and ends it; whoever comes later finds it ended.
  await ok(wall.put(address, { line: 7, by: 'wall' }));
  const ended = { line: 7, by: 'wall', turn: 'S1454', phase: 'diplomacy' };
  expect((await judge.get(address)).body).toEqual(ended);
  await expect
    .poll(() => there.heard.findLast(({ event }) => event === 'wall')?.data, { timeout: 20_000 })
    .toEqual(ended);
  expect(atSpain.text).not.toContain('wall');
  await other.close();
}, 120_000);
