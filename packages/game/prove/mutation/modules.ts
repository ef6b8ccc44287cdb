import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Modules to change, and the tests that should notice, as a pattern from the root. */
export interface Group {
  readonly name: string;
  readonly tests: string;
  readonly paths: readonly string[];
}

/** Types, schemas and lists have nothing to decide; what they say is checked elsewhere. */
const NOT_DECIDING = /(?:^|\/)(?:commands|events|refusals|deciders|happened)\.ts$/;

/** The papacy and the adjudicator; of either, the modules named only, when some are. */
export function groups(root: string, wanted?: readonly string[]): readonly Group[] {
  const under = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !NOT_DECIDING.test(file))
      .filter((file) => wanted?.some((name) => file === `${name}.ts` || basename(file, '.ts') === name) ?? true)
      .sort()
      .map((file) => `${folder}/${file}`);
  return [
    // Every test of a game but the laws of random ones.
    { name: 'papacy', tests: 'packages/game/test/**/*.test.ts', paths: under('packages/game/src/papacy') },
    // The cases of DATC, the tests by concept, and boards from fixed seeds that both engines must decide alike.
    {
      name: 'adjudicator',
      tests:
        'packages/diplomacy/test/{{datc,adjudicate,kernel,reports}/**/*,laws/{strengths,adjustments,retreats,equal-engines-1}}.test.ts',
      paths: under('packages/diplomacy/src/adjudicate'),
    },
  ].filter(({ paths }) => paths.length > 0);
}
