// Appends to a database until it is refused, and says what for, and how many were appended.
import { writeSync } from 'node:fs';
import { StoreUnavailableError } from '../../../src/store/errors.ts';
import { openStore } from '../../../src/store/open.ts';
import { batch, newGame } from '../batches.ts';

const [, , url = ''] = process.argv;
const store = await openStore({ url });
const game = await newGame(store);
let seq = 0;
try {
  for (;;) {
    const texts = new Map([[`t${seq}`, 'x'.repeat(20_000)]]);
    await store.games.append(batch(game, seq, `c${seq}`, { texts }));
    seq += 1;
  }
} catch (error) {
  if (!(error instanceof StoreUnavailableError)) throw error;
  writeSync(1, JSON.stringify({ code: error.code, appended: seq }));
}
await store.close();
