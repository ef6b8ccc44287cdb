// Looks for canaries with each of the leaks planted that its arguments name by their numbers, and without any; says what it found, line by line.
import { lookForCanaries } from '../canaries/scene.ts';

declare global {
  var planted: number | undefined;
}

for (const number of [undefined, ...process.argv.slice(2).map(Number)]) {
  globalThis.planted = number;
  const { leaks, missed } = await lookForCanaries();
  console.log(JSON.stringify({ planted: number ?? 'none', leaks: leaks.length, missed, first: leaks[0] }));
}
process.exit();
