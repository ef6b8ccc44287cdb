import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlantedProject, plant } from './planted-project.ts';

/** What may not compile in the rules: everything that only a browser or Node.js has. */
const IMPURE_TYPES = {
  'a-console': "console.log('orders');",
  'a-process': 'export const path = process.env;',
  'a-request': "export const answer = fetch('https://example.org');",
  'a-timer': 'setTimeout(() => {}, 10);',
  'a-stopwatch': 'export const at = performance.now();',
  'a-page': 'export const body = document.body;',
  'a-file': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
  'a-secret': 'export const id = crypto.randomUUID();',
};

/** What compiles anywhere, and must not pass the lint in the rules. */
const IMPURE_LINT = {
  'a-clock': 'export const today = Date.now();',
  'a-clock-made': 'export const today = new Date();',
  'a-clock-by-another-name': "export const today = Reflect.get(globalThis, 'Date') as unknown;",
  dice: 'export const roll = Math.random();',
  'dice-taken-out': 'export const { random } = Math;',
  'a-language': "export const order = ['b', 'a'].sort((a, b) => a.localeCompare(b));",
  'a-local-number': 'export const text = (1454).toLocaleString();',
  'a-local-case': "export const text = 'I'.toLocaleLowerCase();",
  'a-formatter': "export const format = new Intl.NumberFormat('en');",
};

/** What needs types to be seen, anywhere. */
const UNSAFE = {
  'a-lost-promise': 'export function send(work: () => Promise<void>): void {\n  work();\n}',
  'a-forgotten-kind':
    "export function name(kind: 'A' | 'F'): string {\n  switch (kind) {\n    case 'A':\n      return 'army';\n  }\n  return '';\n}",
  anything: 'export const read = (text: string): string => JSON.parse(text).name;',
};

/** Each import goes where it may not; the name of the rule that must say so. */
const IMPORTS: Readonly<Record<string, readonly [file: string, imports: string]>> = {
  'board-knows-no-pope': ['packages/diplomacy/src/claim.ts', '@defensor/game'],
  'board-depends-on-nothing': ['packages/diplomacy/src/schema.ts', 'zod'],
  'game-knows-no-server': ['packages/game/src/serve.ts', '@defensor/server'],
  'game-depends-on-zod-alone': ['packages/game/src/log.ts', 'node:fs'],
  'api-knows-no-server': ['packages/api/src/serve.ts', '@defensor/server'],
  'web-knows-the-server-over-http-only': ['packages/web/src/serve.ts', '@defensor/server'],
  'server-knows-no-browser': ['packages/server/src/draw.ts', '@defensor/web'],
  'cli-knows-no-browser': ['packages/cli/src/draw.ts', '@defensor/web'],
  'seats-know-no-throne': ['packages/game/src/seats/throne.ts', '../papacy/throne.ts'],
  'papacy-knows-no-turn': ['packages/game/src/papacy/turn.ts', '../turn/turn.ts'],
  'packages-meet-at-the-front-door': ['packages/api/src/inside.ts', '../../diplomacy/src/deep.ts'],
  'source-knows-no-test': ['packages/server/src/tested.ts', '../test/help.ts'],
  'no-circles': ['packages/api/src/about.ts', './round.ts'],
  'everything-resolves': ['packages/api/src/lost.ts', './nowhere.ts'],
  'source-declares-what-it-imports': ['packages/server/src/undeclared.ts', 'd3-zoom'],
  'what-runs-is-a-dependency': ['packages/tool/src/dev.ts', 'vitest'],
};

const TARGETS = {
  'packages/diplomacy/src/index.ts': 'export const board = 76;',
  'packages/diplomacy/src/deep.ts': 'export const board = 76;',
  'packages/game/src/index.ts': 'export const game = 1;',
  'packages/game/src/papacy/throne.ts': 'export const game = 1;',
  'packages/game/src/turn/turn.ts': 'export const game = 1;',
  'packages/api/src/index.ts': 'export const api = 1;',
  'packages/api/src/round.ts': "export * from './about.ts';",
  'packages/server/src/index.ts': 'export const server = 1;',
  'packages/server/test/help.ts': 'export const help = 1;',
  'packages/web/package.json': '{ "name": "@defensor/web", "version": "0.1.0", "exports": "./src/index.ts" }',
  'packages/web/src/index.ts': 'export const web = 1;',
  'packages/tool/package.json':
    '{ "name": "@defensor/tool", "version": "0.1.0", "devDependencies": { "vitest": "4.1.12" } }',
};

const files = (folder: string, snippets: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(snippets).map(([name, code]) => [`${folder}/${name}.ts`, `${code}\n`]));

const tsc = (project: string) => ['node_modules/typescript/bin/tsc', '--pretty', 'false', '-p', project] as const;

/** What ESLint says of a file: the paragraph under its name. */
const about = (output: string, name: string) =>
  output.split(/\n\s*\n/).find((paragraph) => paragraph.includes(`/${name}.ts`)) ?? '';

describe('the rules stay pure', () => {
  const packages = ['diplomacy', 'game'];
  let project: PlantedProject;
  let compiled: string;
  let linted: string;
  beforeAll(() => {
    const impure = { ...IMPURE_TYPES, ...IMPURE_LINT };
    project = plant({ ...files('packages/diplomacy/src', impure), ...files('packages/game/src', impure) });
    compiled = packages.map((name) => project.run(...tsc(`packages/${name}`)).output).join('\n');
    linted = project.run('node_modules/eslint/bin/eslint.js', ...packages.map((name) => `packages/${name}/src`)).output;
  }, 60_000);
  afterAll(() => project.remove());

  const inEach = (snippets: object) =>
    packages.flatMap((name) => Object.keys(snippets).map((one) => [name, one] as const));
  test.each(inEach(IMPURE_TYPES))('%s: %s does not compile', (name, snippet) => {
    expect(compiled).toMatch(new RegExp(`packages/${name}/src/${snippet}\\.ts\\(\\d+,\\d+\\): error`));
  });
  test.each(inEach(IMPURE_LINT))('%s: %s compiles, and does not pass the lint', (name, snippet) => {
    expect(compiled).not.toContain(`packages/${name}/src/${snippet}.ts(`);
    expect(about(linted, `packages/${name}/src/${snippet}`)).toMatch(/no-restricted-(globals|properties)/);
  });
});

describe('what types alone can see', () => {
  let project: PlantedProject;
  let linted: string;
  beforeAll(() => {
    project = plant({
      ...files('packages/api/src', UNSAFE),
      'packages/api/elsewhere/stray.ts': 'export const stray = 1;\n',
    });
    linted = project.run('node_modules/eslint/bin/eslint.js', 'packages/api/src').output;
  }, 60_000);
  afterAll(() => project.remove());

  test.each([
    ['a-lost-promise', 'no-floating-promises'],
    ['a-forgotten-kind', 'switch-exhaustiveness-check'],
    ['anything', 'no-unsafe-return'],
  ])('%s is found by %s', (snippet, rule) => {
    expect(about(linted, `packages/api/src/${snippet}`)).toContain(rule);
  });
  test('a file that no tsconfig.json covers is named', () => {
    expect(project.run('scripts/checks/types.mjs').output).toContain('packages/api/elsewhere/stray.ts');
  }, 60_000);
});

describe('imports go one way', () => {
  let project: PlantedProject;
  let found: { status: number | null; output: string };
  beforeAll(() => {
    const planted = Object.values(IMPORTS).map(([file, imports]) => [file, `export * from '${imports}';\n`] as const);
    project = plant({ ...TARGETS, ...Object.fromEntries(planted) });
    found = project.run('scripts/checks/boundaries.mjs');
  }, 60_000);
  afterAll(() => project.remove());

  test.each(Object.entries(IMPORTS))('%s', (rule, [file]) => {
    expect(found.output).toContain(`${rule}: ${file} → `);
  });
  test('an import of ours that package.json does not name is found too', () => {
    expect(found.output).toContain('source-declares-what-it-imports: packages/diplomacy/src/claim.ts → @defensor/game');
  });
  test('the run fails', () => {
    expect(found.status).toBe(1);
  });
  test('imports that go the right way pass', () => {
    const tidy = plant({
      'packages/diplomacy/src/index.ts': 'export const board = 76;\n',
      'packages/game/src/index.ts': "export * from '@defensor/diplomacy';\nexport { z } from 'zod';\n",
      'packages/game/test/game.test.ts': "import 'vitest';\nimport '../src/index.ts';\n",
    });
    expect(tidy.run('scripts/checks/boundaries.mjs')).toMatchObject({ status: 0 });
    tidy.remove();
  }, 60_000);
  test('a run that finds no source file fails', () => {
    const empty = plant({});
    expect(empty.run('scripts/checks/boundaries.mjs')).toMatchObject({ status: 1 });
    empty.remove();
  }, 60_000);
});

describe('what nobody uses', () => {
  let project: PlantedProject;
  let found: string;
  beforeAll(() => {
    project = plant({
      ...TARGETS,
      'packages/game/package.json':
        '{ "name": "@defensor/game", "version": "0.1.0", "exports": "./src/index.ts", "dependencies": { "zod": "4.6.7" } }',
      'packages/game/src/index.ts': "export { used } from './half-used.ts';\n",
      'packages/game/src/half-used.ts': 'export const used = unused0();\nexport function unused0() {\n  return 1;\n}\n',
      'packages/game/src/forgotten.ts': 'export const forgotten = 1;\n',
    });
    found = project.run('node_modules/knip/bin/knip.js', '--no-progress').output;
  }, 60_000);
  afterAll(() => project.remove());

  test.each([
    ['a file', 'packages/game/src/forgotten.ts'],
    ['an export', 'unused0'],
    ['a dependency', 'zod'],
  ])('%s is found', (_, name) => {
    expect(found).toContain(name);
  });
});
