import { expect, test } from 'vitest';
import type { Browser } from '../browser.ts';
import { png } from '../documents/files/make.ts';
import { give } from '../documents/play.ts';
import { jsonOf, openTestNode, testNode } from '../kit.ts';
import { cookieOf, Listener, listening } from '../listener.ts';
import { databases } from '../store/databases.ts';
import { ok, table } from '../table.ts';

const here = databases();

test('OP.1 R15 who may see a picture hears that it came and went, on whichever node; nobody else hears a word', async () => {
  const url = await here.fresh('postgres');
  const one = await testNode({ url });
  const other = await openTestNode({ url });
  const { judge, game, sit } = await table(one);
  const seats = ['R-SPA', 'R-FRA', 'R-VEN', 'projector'] as const;
  const [spain, france, venice, wall] = (await Promise.all(seats.map((seat) => sit(seat)))) as [
    Browser,
    Browser,
    Browser,
    Browser,
  ];
  await give(spain, game, { do: 'sendLetter', to: ['R-FRA'], text: 'See the map.' });
  const { view } = await ok<{ view: { letters: { id: string }[] } }>(spain.get(`/games/${game}`));

  const [port, otherPort] = [await listening(one), await listening(other)];
  const path = `/api/v1/games/${game}/live`;
  const listen = (at: number, who: Browser) => new Listener(at, path, { cookie: cookieOf(who) });
  const hear = { spain: listen(port, spain), france: listen(otherPort, france), judge: listen(otherPort, judge) };
  const deaf = [listen(port, venice), listen(otherPort, venice), listen(otherPort, wall)];
  for (const listener of [...Object.values(hear), ...deaf]) await listener.until('ready');
  const heard = (listener: Listener) => listener.heard.filter(({ event }) => event === 'attached').length;

  const headers = { host: 'localhost:4454', origin: 'http://localhost:4454', cookie: cookieOf(spain) };
  const kept = await one.app.inject({
    method: 'POST',
    url: `/api/v1/games/${game}/attachments?kind=letter&id=${view.letters[0]?.id}`,
    headers: { ...headers, 'content-type': 'image/png' },
    payload: png(),
  });
  expect(kept.statusCode).toBe(200);
  for (const listener of Object.values(hear)) await expect.poll(() => heard(listener), { timeout: 20_000 }).toBe(1);
  const { id } = jsonOf<{ id: string }>({ text: kept.body });
  const gone = await one.app.inject({ method: 'DELETE', url: `/api/v1/games/${game}/attachments/${id}`, headers });
  expect(gone.statusCode).toBe(200);
  for (const listener of Object.values(hear)) await expect.poll(() => heard(listener), { timeout: 20_000 }).toBe(2);
  for (const listener of deaf) expect(heard(listener)).toBe(0);
  expect(hear.france.heard.find(({ event }) => event === 'attached')?.data).toEqual({});
  await other.close();
}, 120_000);
