import type { Citation } from './citations.ts';

export interface DatcFacts {
  readonly cases: readonly Citation[];
  readonly tests: readonly Citation[];
  readonly sources: readonly Citation[];
}

/** The text of docs/datc.md: every case of chapter 6 with the tests that run it and the code that gives it as its reason. */
export function datcTable({ cases, tests, sources }: DatcFacts): string {
  const rows = allIds({ cases, tests }).map((id) => {
    const own = cases.find((one) => one.id === id);
    const named = tests.filter((one) => one.id === id);
    const title = own?.text ?? named[0]?.text.slice(id.length).trim() ?? '';
    return `| ${id} | ${title} | ${files([...(own ? [own] : []), ...named])} | ${files(sources.filter((one) => one.id === id))} |`;
  });
  return `# The cases of DATC, chapter 6

Each is a test by its number; the expectations stand in the file named first, one for every order. Written by \`npm run rules\`
from the tests and the comments of the source; \`npm run rules:check\` keeps it current.

| case | what it is about | tests | named by |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** Numbers below the highest of their section that no test has, cases listed twice, ids in comments that lead nowhere. */
export function datcFaults({ cases, tests, sources }: DatcFacts): string[] {
  const ids = allIds({ cases, tests });
  const faults: string[] = [];
  for (const [i, one] of cases.entries()) {
    const before = cases.slice(0, i).find((other) => other.id === one.id);
    if (before) faults.push(`${one.id} is a case twice: in ${before.file} and in ${one.file}`);
  }
  for (const section of 'ABCDEFGHIJ') {
    const numbers = ids.filter((id) => id.startsWith(`6.${section}.`)).map(numberOf);
    for (let number = 1; number < Math.max(0, ...numbers); number += 1) {
      if (!numbers.includes(number)) faults.push(`6.${section}.${number} has no test`);
    }
  }
  if (ids.length === 0) faults.push('No case of DATC was found at all.');
  for (const { id, file } of sources) {
    if (id.startsWith('6.') && !ids.includes(id)) faults.push(`${file} gives ${id} as its reason, which has no test`);
  }
  return faults;
}

function allIds({ cases, tests }: Pick<DatcFacts, 'cases' | 'tests'>): string[] {
  const ids = new Set([...cases, ...tests].map(({ id }) => id).filter((id) => id.startsWith('6.')));
  return [...ids].sort((a, b) => (a.slice(0, 4) === b.slice(0, 4) ? numberOf(a) - numberOf(b) : a < b ? -1 : 1));
}

const numberOf = (id: string) => Number.parseInt(id.slice('6.A.'.length), 10);

function files(citations: readonly Citation[]): string {
  return [...new Set(citations.map(({ file }) => `[${file.split('/').at(-1)}](../${file})`))].join(', ');
}
