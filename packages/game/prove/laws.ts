/** 10,000 random full games, with every law held after every command. `--games N` plays as many, `--from N` begins at another seed. */
import { parseArgs } from 'node:util';
import type { GameEvent } from '../src/index.ts';
import { playOut } from '../test/laws/full/play-out.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '10000' }, from: { type: 'string', default: '10001' } },
});
const [games, from] = [values.games, values.from].map(Number) as [number, number];
const TOLD_EVERY = 50;

const happened = new Map<GameEvent['type'], number>();
let commands = 0;
let accepted = 0;
for (let seed = from; seed < from + games; seed += 1) {
  const played = playOut(seed);
  commands += played.commands;
  accepted += played.accepted;
  for (const type of played.happened) happened.set(type, (happened.get(type) ?? 0) + 1);
  const done = seed - from + 1;
  if (done % TOLD_EVERY === 0)
    console.log(`${Math.round(performance.now() / 1000)} s: ${done} games, ${commands} commands`);
}
console.log(`${commands} commands, ${accepted} of them accepted. Games in which it happened:`);
console.log(
  [...happened]
    .sort(([, a], [, b]) => b - a)
    .map(([type, times]) => `${type} ${times}`)
    .join(', '),
);
console.log(`1 passed: ${games} games, no law broken`);
