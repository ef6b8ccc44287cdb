import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPTIONS, type OptionName } from '../../../packages/game/src/index.ts';
import { sourceFiles } from '../../checks/source-files.mjs';

/** A ruling that a Judge may choose, with its values, the default first, and the tests that try them. */
export interface OptionFacts {
  readonly name: string;
  readonly rule: string;
  readonly asks: string;
  readonly values: readonly string[];
  readonly tests: readonly string[];
  /** Values other than the default that no test tries. */
  readonly untried: readonly string[];
}

/** Every option. A value is tried by a test file in which the option and the value both stand, quoted or as a name. */
export function optionFacts(root: string): OptionFacts[] {
  const tests = sourceFiles(root, ['.ts'])
    .filter((file) => file.startsWith('packages/game/test/'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const of = (name: string, rule: string, asks: string, values: readonly string[]): OptionFacts => {
    const naming = tests.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
    const isTried = (value: string) => naming.some(({ text }) => text.includes(`'${value}'`) || /^\d+$/.test(value));
    return {
      name,
      rule,
      asks,
      values,
      tests: naming.map(({ file }) => file),
      untried: values.slice(1).filter((value) => !isTried(value)),
    };
  };
  return [
    ...(Object.keys(OPTIONS) as OptionName[]).map((name) =>
      of(name, OPTIONS[name].rule, OPTIONS[name].asks, OPTIONS[name].values),
    ),
    of('deadlockTurns', 'A41', 'After how many ballots without a Pope the most votes elect', ['off', '1']),
  ];
}
