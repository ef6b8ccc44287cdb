import { expect, test } from 'vitest';
import { browserAt, jsonOf, testNode } from '../kit.ts';
import { ok, table } from '../table.ts';
import { give } from './play.ts';

/** As text is folded over lines (RFC 5545 §3.1). */
const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, '');

test('JD.2 a seat’s calendar link tells whoever has it of the deadline, and of nothing else', async () => {
  const node = await testNode();
  const { judge, game, sit } = await table(node);
  const spain = await sit('R-SPA');
  const { link } = await ok<{ link: string }>(spain.get(`/games/${game}/calendar`));
  expect(link).toMatch(/^http:\/\/localhost:4454\/api\/v1\/calendar\//);
  const path = link.slice(link.indexOf('/calendar/'));
  const anyone = browserAt(node);
  const open = await anyone.get(path);
  expect(open.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(open.text).not.toContain('BEGIN:VEVENT');

  const deadline = Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000;
  await give(judge, game, { do: 'setDeadline', deadline });
  await give(spain, game, { do: 'sendLetter', to: ['R-FRA'], text: 'canary' });
  const { text } = await anyone.get(path);
  const stamp = new Date(deadline).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  expect(unfolded(text)).toContain(`DTSTART:${stamp}`);
  expect(unfolded(text)).toMatch(/SUMMARY:First: the Diplomacy Phase of Spring 1454 closes/);
  expect(text).not.toContain('canary');
});

test('a calendar link ends with its card, and cannot be made from another', async () => {
  const node = await testNode();
  const { judge, game, sit } = await table(node);
  const pathOf = async (seat: string) => {
    const { link } = await ok<{ link: string }>((await sit(seat)).get(`/games/${game}/calendar`));
    return link.slice(link.indexOf('/calendar/'));
  };
  const [spain, france] = [await pathOf('R-SPA'), await pathOf('R-FRA')];
  const anyone = browserAt(node);
  const swapped = `${spain.split('.')[0] ?? ''}.${france.split('.')[1] ?? ''}`;
  expect((await anyone.get(swapped)).status).toBe(404);
  const { cards } = jsonOf<{ cards: { id: string; seat: string }[] }>(await judge.get(`/games/${game}/cards`));
  const idOf = (seat: string) => cards.find((card) => card.seat === seat)?.id ?? '';
  expect((await anyone.get(spain)).status).toBe(200);
  await ok(judge.post(`/games/${game}/cards/${idOf('R-SPA')}/renew`));
  expect((await anyone.get(spain)).status).toBe(404);
  await ok(judge.delete(`/games/${game}/cards/${idOf('R-FRA')}`));
  expect((await anyone.get(france)).status).toBe(404);
  expect((await judge.get(`/games/${game}/calendar`)).status).toBe(404);
});
