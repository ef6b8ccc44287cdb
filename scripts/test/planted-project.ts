import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A copy of the project's settings in a folder of its own, with nothing in it but the files planted there. */
export interface PlantedProject {
  /** Runs a script with Node.js in the planted project's root. */
  run(script: string, ...args: string[]): { readonly status: number | null; readonly output: string };
  remove(): void;
}

const SETTINGS = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  'biome.jsonc',
  'eslint.config.mjs',
  'knip.config.ts',
  'package.json',
  'scripts',
  'tsconfig.base.json',
  'vitest.config.ts',
];

/** Plants `files` (paths from the root, with what they hold). Every package is there with its own package.json and tsconfig. */
export function plant(files: Readonly<Record<string, string>>): PlantedProject {
  const folder = mkdtempSync(join(tmpdir(), 'defensor-planted-'));
  for (const name of SETTINGS) cpSync(join(root, name), join(folder, name), { recursive: true });
  rmSync(join(folder, 'scripts/test'), { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) {
    const from = join(root, 'packages', name);
    const settings = readdirSync(from).filter((file) => /^(package|tsconfig.*)\.json$/.test(file));
    for (const file of settings) cpSync(join(from, file), join(folder, 'packages', name, file), { recursive: true });
  }
  linkModules(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const start = (command: string, args: string[]) => spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  start('git', ['init', '-q']);
  return {
    run(script, ...args) {
      const { status, stdout, stderr } = start(process.execPath, [script, ...args]);
      return { status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** All that is installed, but our own packages are the planted ones. */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@defensor'), { recursive: true });
  const installed = readdirSync(join(root, 'node_modules')).filter((name) => name !== '@defensor' && name !== '.cache');
  for (const name of installed) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(modules, '@defensor', name));
  }
}
