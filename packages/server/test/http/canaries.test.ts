import { expect, test } from 'vitest';
import { browserAt, testNode } from '../kit.ts';
import { table } from '../table.ts';
import { lookForCanaries } from './canaries/scene.ts';

test('Q14 no secret reaches a viewer that it is not for, by any route, stream, export, problem or line of the log', async () => {
  expect(await lookForCanaries()).toEqual({ leaks: [], missed: [] });
}, 120_000);

test('16.2.5 no cookie, code, link or query stands in the log', async () => {
  const log: string[] = [];
  const node = await testNode({ logTo: (line) => log.push(line) });
  const { judge, game, sit } = await table(node);
  const spain = await sit('R-SPA');
  await spain.get(`/games/${game}/log?after=0&seat=${game}/R-SPA`);
  await browserAt(node).post('/join/code', { shortName: 'Tudor', code: '7KQM-3XRT' });
  await browserAt(node).post('/sessions', { name: 'Olga', passphrase: 'not the right one' });
  const secrets = [...judge.jar.values(), ...spain.jar.values(), '7KQM', 'not the right one', 'seven swans', 'after=0'];
  const written = log.join('\n');
  expect(written).toContain('"route":"/api/v1/games/:game/log"');
  for (const secret of secrets) expect(written).not.toContain(secret);
}, 60_000);
