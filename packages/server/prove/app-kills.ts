// npm run prove app-kills: Q4 at its full size (or KILLS kills, and a hundred commands for each), kill -9 of the server while commands come over HTTP.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { killApp } from '../test/play/kill-app.ts';

const KILLS = Number(process.env.KILLS ?? '100');

const folder = mkdtempSync(join(tmpdir(), 'defensor-kills-'));
const sinceMs = performance.now();
const { kills, acknowledged, refused, faults, awayMs } = await killApp({
  url: `sqlite:${join(folder, 'games.sqlite')}`,
  kills: KILLS,
  acknowledged: KILLS * 100,
});
rmSync(folder, { recursive: true });
console.log(
  `${kills} kills, ${acknowledged} commands acknowledged (${refused} refused), ${faults.length} faults; ` +
    `back in ${awayMs.toFixed(0)} ms at the latest; ${((performance.now() - sinceMs) / 1000).toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`,
);
for (const fault of faults.slice(0, 20)) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
