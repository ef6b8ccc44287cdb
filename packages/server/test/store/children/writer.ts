// Appends to the database that it is given, command after command, and says which were appended, until it is killed.
import { writeSync } from 'node:fs';
import { openStore } from '../../../src/store/open.ts';
import { batch, newGame } from '../batches.ts';

const [, , url = '', name = ''] = process.argv;
const store = await openStore({ url });
if ((await store.games.head('g1')) === undefined) await newGame(store);
let seq = (await store.games.head('g1'))?.seq ?? 0;
for (let turn = 0; ; turn++) {
  const id = `${name}-${turn}`;
  const texts = new Map([[`${id}/text`, 'x'.repeat(500)]]);
  const result = await store.games.append(batch('g1', seq, id, { texts }));
  if (result.kind !== 'appended') throw new Error(`${id}: ${result.kind}`);
  seq += 1;
  writeSync(1, `${id}\n`);
}
