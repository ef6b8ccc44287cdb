// Commits often enough that a thread empties the log, closes, and says so: nothing else keeps this process alive.
import { openStore } from '../../../src/store/open.ts';
import { batch, newGame } from '../batches.ts';

const store = await openStore({ url: process.argv[2] ?? '' });
const game = await newGame(store);
for (let seq = 0; seq < 70; seq += 1) await store.games.append(batch(game, seq, `c${seq}`));
await store.close();
process.stdout.write('closed\n');
