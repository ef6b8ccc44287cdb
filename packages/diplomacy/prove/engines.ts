// npm run prove: the fast engine against the one written for reading on 1,000,000 random boards, and both against brute
// force on 50,000 small ones. `--boards N` and `--small N` change the numbers, `--from N` starts at another seed.
import { parseArgs } from 'node:util';
import { adjudicateMovement } from '../src/adjudicate/movement.ts';
import { RENAISSANCE, STANDARD } from '../src/map/variants.ts';
import { firstDifference } from '../test/boards/compare-engines.ts';
import { printBoard } from '../test/boards/print-board.ts';
import { randomBoard } from '../test/boards/random-board.ts';
import { compareByForce } from '../test/brute-force/compare.ts';
import { adjudicateByReference } from '../test/reference/movement.ts';

const { values } = parseArgs({
  options: {
    boards: { type: 'string', default: '1000000' },
    small: { type: 'string', default: '50000' },
    from: { type: 'string', default: '1000000' },
  },
});
const [boards, small, from] = [values.boards, values.small, values.from].map(Number) as [number, number, number];
const STEP = 10_000;
const seconds = () => Math.round(performance.now() / 1000);

function stop(what: string): never {
  console.log(`1 failed: ${what}`);
  process.exit(1);
}

for (let done = 0; done < boards; done += STEP) {
  const difference = firstDifference(from + done, Math.min(STEP, boards - done));
  if (difference !== undefined) stop(`the engines differ\n${difference}`);
  if (done % (10 * STEP) === 0) console.log(`${seconds()} s: engines equal on ${Math.min(done + STEP, boards)} boards`);
}
console.log(`${seconds()} s: fast engine and engine written for reading equal in every field on ${boards} boards`);

let struck = 0;
let circles = 0;
for (let seed = from; seed < from + small; seed++) {
  const variant = seed % 2 === 0 ? STANDARD : RENAISSANCE;
  const board = randomBoard(variant, seed, { mostUnits: 10, spoiled: 0 });
  const { solution, faultsIn } = compareByForce(board);
  for (const adjudicate of [adjudicateMovement, adjudicateByReference]) {
    const faults = faultsIn(adjudicate(variant, board.units, board.orders, board));
    if (faults.length > 0) stop(`brute force differs: ${faults.join(', ')}\nseed ${seed}\n${printBoard(board)}`);
  }
  if (solution.struck.size > 0) struck++;
  else if (!solution.isPlain) circles++;
}
console.log(
  `${seconds()} s: both equal to brute force on ${small} small boards, ${struck} of them paradoxes, ${circles} circles`,
);
console.log('2 passed, 0 failed');
