// npm run prove leaks: Q14, each leak of PLANTS planted by itself, and whether the canaries find it.
import { caught } from '../test/http/canaries/planted.ts';
import { PLANTS } from '../test/http/canaries/plants.ts';

const found = caught(PLANTS.map((_, number) => number));
for (const { planted, leaks, first } of found) {
  const where = planted === 'none' ? 'nothing planted' : `${PLANTS[planted]?.file}: ${PLANTS[planted]?.right}`;
  console.log(
    `${leaks > 0 ? `${leaks} leaks` : 'nothing found'} — ${where}${first === undefined ? '' : ` (${first})`}`,
  );
}
const [clean, ...planted] = found;
const missed = planted.filter(({ leaks }) => leaks === 0);
console.log(`${planted.length - missed.length} of ${PLANTS.length} planted leaks caught; ${clean?.leaks} without any.`);
if (missed.length > 0 || clean?.leaks !== 0) process.exitCode = 1;
