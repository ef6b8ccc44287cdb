import { expect, test } from 'vitest';
import { caught } from './canaries/planted.ts';
import { PLANTS } from './canaries/plants.ts';

/** In views, in who hears of an event, in a route. npm run prove leaks plants all. */
const SOME = ['view/papers.ts', 'view/letters.ts', 'view/gazette.ts', 'bulls/seal-bulls.ts', 'routes/texts.ts'];

test('Q14 leaks that are planted are caught: the canaries can fail', () => {
  const numbers = SOME.map((file) => PLANTS.findIndex((plant) => plant.file.endsWith(file)));
  const [clean, ...planted] = caught(numbers);
  expect(clean).toMatchObject({ planted: 'none', leaks: 0 });
  expect(planted.map(({ planted: number, leaks }) => ({ number, found: leaks > 0 }))).toEqual(
    numbers.map((number) => ({ number, found: true })),
  );
}, 600_000);
