import { expect, test } from 'vitest';
import { jsonOf, openTestNode, testNode } from '../kit.ts';
import { cookieOf, Listener, listening } from '../listener.ts';
import { databases } from '../store/databases.ts';
import { table } from '../table.ts';

const here = databases();

test('JD the Judge is told who has the game open on another node, when they leave it, and when the node goes', async () => {
  const url = await here.fresh('postgres');
  const one = await testNode({ url });
  const other = await openTestNode({ url });
  const { judge, game, sit } = await table(one);
  const [spain, france] = [await sit('R-SPA'), await sit('R-FRA')];
  const ports = [await listening(one), await listening(other)] as const;
  const path = `/api/v1/games/${game}/live`;
  const atJudge = new Listener(ports[0], path, { cookie: cookieOf(judge) });
  await atJudge.until('ready');
  const there = [
    new Listener(ports[1], path, { cookie: cookieOf(spain) }),
    new Listener(ports[1], path, { cookie: cookieOf(france) }),
  ] as const;
  for (const one_ of there) await one_.until('ready');
  const told = () => atJudge.heard.filter(({ event }) => event === 'presence').at(-1)?.data.seats;
  await expect.poll(told, { timeout: 20_000 }).toEqual(['JD', 'R-FRA', 'R-SPA']);
  for (const node of [one, other]) {
    const answer = await node.app.inject({
      url: `/api/v1/games/${game}/presence`,
      headers: { cookie: cookieOf(judge) },
    });
    expect(jsonOf({ text: answer.body })).toEqual({ seats: ['JD', 'R-FRA', 'R-SPA'] });
  }
  there[0].leave();
  await expect.poll(told, { timeout: 20_000 }).toEqual(['JD', 'R-FRA']);
  await other.close();
  await expect.poll(told, { timeout: 20_000 }).toEqual(['JD']);
  // A node that died says nothing: its word does not hold.
  await one.services.store.db
    .insertInto('presence')
    .values({ node: 'dead', game_id: game, seat_id: 'R-VEN', told_at: (await one.services.store.now()) - 31_000 })
    .execute();
  expect((await judge.get(`/games/${game}/presence`)).body).toEqual({ seats: ['JD'] });
}, 120_000);
