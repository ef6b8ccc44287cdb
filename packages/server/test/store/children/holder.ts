// Opens the store that it is given, says how that went, and keeps it until it is killed.
import { writeSync } from 'node:fs';
import { openStore } from '../../../src/store/open.ts';

const [, , url = ''] = process.argv;
try {
  await openStore({ url });
  writeSync(1, 'open\n');
  setInterval(() => undefined, 1000);
} catch (error) {
  writeSync(1, `${error instanceof Error && 'code' in error ? String(error.code) : String(error)}\n`);
}
