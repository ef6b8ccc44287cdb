// npm run boundaries: whether every import goes the way it may. `npm run boundaries -- FOLDER` looks at another checkout.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { sourceFiles } from './source-files.mjs';

/** @typedef {import('dependency-cruiser').IModule} Module */

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url)));
const { modules, summary } = await cruisePackages();

const faults = [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}\n    ${commentOf(rule.name)}`),
  ...modules.filter(({ source }) => source.startsWith('packages/')).flatMap(undeclaredIn),
  ...unseen(),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised ?? 0} imports, no fault.`);
}

async function cruisePackages() {
  const folders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const result = await cruise(folders, {
    ...config.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  });
  if (typeof result.output === 'string') throw new TypeError('dependency-cruiser was to give its findings as data');
  return result.output;
}

/** @param {string} name */
function commentOf(name) {
  return config.forbidden?.find((rule) => rule.name === name)?.comment ?? '';
}

/**
 * The imports of our own packages that the importing package does not declare. dependency-cruiser tells this of packages
 * from a registry only: ours are linked as source.
 *
 * @param {Module} module
 */
function undeclaredIn(module) {
  const [, name] = module.source.split('/');
  const manifest = JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8'));
  const isTest = /^packages\/[^/]+\/(test|bench|prove)\//.test(module.source);
  const declared = { ...manifest.dependencies, ...(isTest ? manifest.devDependencies : {}) };
  return module.dependencies
    .map((dependency) => dependency.module.match(/^@defensor\/[^/]+/)?.[0])
    .filter((imported) => imported !== undefined && imported !== manifest.name && !(imported in declared))
    .map(
      (imported) =>
        `source-declares-what-it-imports: ${module.source} → ${imported}\n    packages/${name}/package.json does not name it.`,
    );
}

/** A run that read nothing finds nothing: every source file must have been read. */
function unseen() {
  const seen = new Set(modules.map((module) => module.source));
  const all = sourceFiles(root, ['.ts', '.tsx', '.mjs']).filter((file) => file.startsWith('packages/'));
  if (all.length === 0) return ['No source file was found: nothing was checked.'];
  return all.filter((file) => !seen.has(file)).map((file) => `not read by dependency-cruiser: ${file}`);
}
