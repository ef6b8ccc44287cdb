import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killApp } from './kill-app.ts';

// The short version; npm run prove app-kills has the long one.
test('Q4 killed five times in the midst of commands: all that was acknowledged is there, once, and no phase is half', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'defensor-kills-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const losses = await killApp({ url: `sqlite:${join(folder, 'games.sqlite')}`, kills: 5, acknowledged: 200 });
  expect(losses).toMatchObject({ kills: 5, faults: [] });
  expect(losses.acknowledged).toBeGreaterThanOrEqual(200);
}, 600_000);
