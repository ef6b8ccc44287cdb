// npm run bench papers: how long each paper of a class of 27 takes as a PDF, and how large it is.
import { loadavg } from 'node:os';
import { ENGLISH } from '@defensor/api/english';
import type { SeatId } from '@defensor/game';
import { paperOfGame } from '../src/documents/papers/paper-of-game.ts';
import { PAPERS, type PaperName, printPaper } from '../src/documents/papers/papers.ts';
import { playFirstTurn } from '../test/documents/play.ts';
import { openTestNode } from '../test/kit.ts';
import { table } from '../test/table.ts';

const TIMES = 9;
const node = await openTestNode();
const { host, store } = node.services;
const { judge, game: id, sit } = await table(node);
await playFirstTurn(node, judge, await sit('R-SPA'), id);
const game = await host.current(id);
console.log(
  `load ${loadavg()[0]?.toFixed(1)}; a class of 27, A4; the first time, then the median of ${TIMES} more, by the clock and of processor time`,
);
for (const name of PAPERS) {
  const first = await made(name);
  const others = [];
  for (let time = 0; time < TIMES; time += 1) others.push(await made(name));
  const clock = median(others.map(({ ms }) => ms));
  const processor = median(others.map(({ cpuMs }) => cpuMs));
  const kilobytes = Math.round(first.bytes / 1024);
  console.log(`${name}.pdf: ${first.ms.toFixed(0)} ms; ${clock} ms, ${processor} ms; ${kilobytes} KB`);
}
await node.close();

async function made(name: PaperName) {
  const begin = performance.now();
  const before = process.cpuUsage();
  const paper = await paperOfGame(store, {
    ...{ game, id, viewer: 'JD' as SeatId, language: ENGLISH, size: 'a4', origin: 'http://localhost' },
    called: (said) => said.kinds[name],
  });
  const { length } = await printPaper(paper, name, { store, id });
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - begin, cpuMs: (user + system) / 1000, bytes: length };
}

function median(values: number[]): string {
  return (values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(0);
}
