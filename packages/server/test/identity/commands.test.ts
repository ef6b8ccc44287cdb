import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runIdentityCommand } from '../../src/identity/commands.ts';
import { openStore } from '../../src/store/open.ts';
import { expectOk, PASSPHRASE, secretOf, worldOn } from './world.ts';

const folder = mkdtempSync(join(tmpdir(), 'defensor-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));
const databaseUrl = `sqlite:${join(folder, 'defensor.sqlite')}`;
const world = await worldOn(await openStore({ url: databaseUrl }), { now: Date.now() });
await world.owner();

async function run(...args: string[]) {
  const lines: string[] = [];
  const status = await runIdentityCommand(args, { databaseUrl, origin: 'http://localhost:4454' }, (line) =>
    lines.push(line),
  );
  return { status, lines };
}

test('a command on the server makes a link for an owner while the server runs', async () => {
  const { status, lines } = await run('owner-link');
  expect(status).toBe(0);
  expect(lines[0]).toMatch(/^http:\/\/localhost:4454\/welcome#[\w-]{43}$/);
  const browser = world.browser();
  await expectOk(
    browser.post('/welcome', { invite: secretOf(lines[0] ?? ''), name: 'Second', passphrase: PASSPHRASE }),
  );
  expect((await browser.get('/me')).body.person.roles).toEqual(['judge', 'owner']);
});

test('another resets a passphrase', async () => {
  const { lines } = await run('new-passphrase', 'OLGA');
  const next = 'twelve drummers drumming';
  await expectOk(world.browser().post('/welcome', { invite: secretOf(lines[0] ?? ''), passphrase: next }));
  await expectOk(world.browser().post('/sessions', { name: 'Olga', passphrase: next }));
  expect(await world.store.audit.verify()).toEqual([]);
});

test('what cannot be done is said', async () => {
  expect(await run('new-passphrase', 'Nobody', 'Here')).toEqual({
    status: 1,
    lines: ['Nobody signs in here as Nobody Here.'],
  });
  expect((await run('new-passphrase')).status).toBe(2);
  expect((await run('owner-link', 'x')).status).toBe(2);
  expect((await run('backup')).status).toBeUndefined();
});
