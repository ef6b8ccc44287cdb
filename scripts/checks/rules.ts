// npm run rules:check: whether every case and report has its test, and the tables say so. npm run rules writes the tables.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pages } from '../docs/markdown.ts';
import { datcCases, sourceCitations, testsById } from '../rules/citations.ts';
import { datcFaults, datcTable } from '../rules/datc-table.ts';
import { gameFacts, gameFaults, rulesTable, rulingsTable } from '../rules/game/tables.ts';
import { reportFaults, reportsTable } from '../rules/reports-table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const write = process.argv.includes('--write');
const read = (path: string) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : '');

const tests = testsById(root);
const datc = { cases: datcCases(root), tests, sources: sourceCitations(root) };
const game = gameFacts(root);
const tables = {
  'docs/datc.md': datcTable(datc),
  'docs/reports.md': reportsTable(tests),
  'docs/rules.md': rulesTable(game),
  'docs/rulings.md': rulingsTable(game),
};
const written = pages(root).filter(({ path }) => path.startsWith('docs/') && !(path in tables));
const faults = [...datcFaults(datc), ...reportFaults(tests, written), ...gameFaults(game)];

for (const [path, text] of Object.entries(tables)) {
  if (write) writeFileSync(root + path, text);
  else if (read(path) !== text) faults.push(`${path} is not current: npm run rules`);
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(
    `${datc.cases.length} cases of DATC, ${tests.length} tests named by an id, ${game.tests.size} rules and scenarios of the game with tests, no fault.`,
  );
}
