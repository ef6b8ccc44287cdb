import type { Page } from '../docs/markdown.ts';
import type { Citation } from './citations.ts';

/** The reports of faults in other programs. */
const FIRST = 1;
const LAST = 70;

/** The text of docs/reports.md: each report with the tests that show it cannot happen here. */
export function reportsTable(tests: readonly Citation[]): string {
  const rows = tests
    .filter(({ id }) => id.startsWith('D-'))
    .sort((a, b) => (a.id + a.file < b.id + b.file ? -1 : 1))
    .map(
      ({ id, text, file }) => `| ${id} | ${text.slice(id.length).trim()} | [${file.split('/').at(-1)}](../${file}) |`,
    );
  return `# Faults met elsewhere

Reports of faults in other programs of this kind, tried on this one. Each is a test, or a page of
these documents names it and says why it cannot happen. Written by \`npm run rules\` from the titles of the tests.

| report | what holds here | test |
| --- | --- | --- |
${[...new Set(rows)].join('\n')}
`;
}

/** The reports that no test has in its title and no page of the documents names. */
export function reportFaults(tests: readonly Citation[], documents: readonly Page[]): string[] {
  const ids = Array.from({ length: LAST - FIRST + 1 }, (_, i) => `D-${String(FIRST + i).padStart(2, '0')}`);
  return ids
    .filter((id) => !tests.some((one) => one.id === id) && !documents.some(({ text }) => text.includes(id)))
    .map((id) => `${id} has neither a test nor a reason in docs/`);
}
