// npm run bench papers: how long each paper of a class of 27 takes as a PDF, and how large it is, through the server's own route.
import { loadavg } from 'node:os';
import { PAPERS } from '../src/documents/papers/papers.ts';
import { playFirstTurn } from '../test/documents/play.ts';
import { testNode } from '../test/kit.ts';
import { table } from '../test/table.ts';

const TIMES = 7;
const node = await testNode();
const { judge, game, sit } = await table(node);
await playFirstTurn(node, judge, await sit('R-SPA'), game);
console.log(`load ${loadavg()[0]?.toFixed(1)}; 27 people, A4; the first time, then the median of ${TIMES} more`);
for (const name of PAPERS) {
  const first = await made(name);
  const others = [];
  for (let time = 0; time < TIMES; time += 1) others.push((await made(name)).ms);
  const median = others.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
  console.log(`${name}.pdf: ${first.ms.toFixed(0)} ms, ${median.toFixed(0)} ms; ${Math.round(first.bytes / 1024)} KB`);
}
await node.close();

async function made(name: string) {
  const begin = performance.now();
  const { status, bytes } = await judge.get(`/games/${game}/papers/${name}.pdf`);
  if (status !== 200) throw new Error(`${name}.pdf: ${status}`);
  return { ms: performance.now() - begin, bytes: bytes.length };
}
