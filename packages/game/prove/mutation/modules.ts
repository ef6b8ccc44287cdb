import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A module to change, and the tests that should notice, as a pattern from the root. */
export interface Module {
  readonly path: string;
  readonly tests: string;
}

/** Types, schemas and lists of evolvers have nothing to decide; what they say is checked elsewhere. */
const NOT_DECIDING = /(?:^|\/)(?:commands|events|refusals|evolve|deciders|happened)\.ts$/;

/** The papacy and the adjudicator, file by file. */
export function modules(root: string): readonly Module[] {
  const under = (folder: string, tests: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !NOT_DECIDING.test(file))
      .sort()
      .map((file) => ({ path: `${folder}/${file}`, tests }));
  return [
    ...under('packages/game/src/papacy', 'packages/game/test/papacy/**/*.test.ts'),
    ...under('packages/diplomacy/src/adjudicate', 'packages/diplomacy/test/{datc,adjudicate,laws}/**/*.test.ts'),
  ];
}
