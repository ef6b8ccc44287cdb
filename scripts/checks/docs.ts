// npm run docs:check: whether what the documents say is so. npm run docs brings included files and example outputs up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientTypes } from '../docs/client-types.ts';
import { brokenExamples } from '../docs/examples.ts';
import { gamePages } from '../docs/game/pages.ts';
import { httpPage } from '../docs/http-page.ts';
import { withIncludedFiles } from '../docs/included.ts';
import { brokenLinks } from '../docs/links.ts';
import { pages } from '../docs/markdown.ts';
import { operationsFaults } from '../docs/operations.ts';
import { architectureFaults, decisionFaults, unknownScripts } from '../docs/promises.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const write = process.argv.includes('--write');

const faults = brokenExamples(root, write);
const written = {
  ...gamePages(),
  'docs/http-api.md': httpPage(),
  'packages/api/src/client/generated/routes.ts': clientTypes(),
};
for (const [path, text] of Object.entries(written)) {
  if (write) writeFileSync(join(root, path), text);
  else if (!existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text) {
    faults.push(`${path} is not current: npm run docs`);
  }
}
const all = pages(root);
for (const page of all) {
  const current = withIncludedFiles(root, page);
  if (current !== page.text && write) writeFileSync(join(root, page.path), current);
  else if (current !== page.text) faults.push(`${page.path}: an included file has changed; npm run docs`);
  faults.push(...brokenLinks(root, page), ...unknownScripts(root, page));
  if (page.path === 'docs/operations.md') faults.push(...operationsFaults(page));
  if (page.path === 'docs/ARCHITECTURE.md') faults.push(...architectureFaults(root, page));
}
faults.push(...decisionFaults(all.filter(({ path }) => /^docs\/decisions\/\d/.test(path))));

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${all.length} pages, no fault.`);
}
