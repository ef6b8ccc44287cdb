import { describe, expect, test } from 'vitest';
import type { Citation } from '../rules/citations.ts';
import { datcCases, testsById } from '../rules/citations.ts';
import { datcFaults, datcTable } from '../rules/datc-table.ts';
import { reportFaults, reportsTable } from '../rules/reports-table.ts';
import { root } from './planted-project.ts';

const cites = (id: string, file = 'a.test.ts', text = `${id} something`): Citation => ({ id, file, text });
const nothing = { cases: [], tests: [], sources: [] };
const first = cites('6.A.1', 'cases/6.A.txt', 'Moving to an area that is not a neighbour');

describe('the table of DATC cases', () => {
  test('names case, title, tests and the source that gives it as its reason', () => {
    const table = datcTable({
      ...nothing,
      cases: [first],
      sources: [cites('6.A.1', 'packages/diplomacy/src/legal/why.ts')],
    });
    expect(table).toContain(
      '| 6.A.1 | Moving to an area that is not a neighbour | [6.A.txt](../cases/6.A.txt) | [why.ts](../packages/diplomacy/src/legal/why.ts) |',
    );
  });
  test('counts 6.A.10 after 6.A.9', () => {
    const table = datcTable({ ...nothing, tests: [cites('6.A.10'), cites('6.B.1'), cites('6.A.9')] });
    expect(table.indexOf('| 6.A.9 |')).toBeLessThan(table.indexOf('| 6.A.10 |'));
    expect(table.indexOf('| 6.A.10 |')).toBeLessThan(table.indexOf('| 6.B.1 |'));
  });
  test.each([
    ['a number left out', { ...nothing, cases: [first, cites('6.A.3')] }, '6.A.2 has no test'],
    ['a case twice', { ...nothing, cases: [first, first] }, '6.A.1 is a case twice'],
    [
      'a reason that leads nowhere',
      { ...nothing, cases: [first], sources: [cites('6.F.99', 'x.ts')] },
      'x.ts gives 6.F.99',
    ],
    ['no case at all', nothing, 'No case of DATC'],
  ])('%s is a fault', (_, facts, fault) => {
    expect(datcFaults(facts).join()).toContain(fault);
  });
  test('a full row of numbers is none', () => {
    expect(datcFaults({ ...nothing, cases: [first], tests: [cites('6.A.2')], sources: [cites('6.A.2')] })).toEqual([]);
  });
  test('the project has cases in every section from 6.A to 6.J', () => {
    const sections = new Set([...datcCases(root), ...testsById(root)].map(({ id }) => id.slice(0, 3)));
    expect([...'ABCDEFGHIJ'].filter((section) => !sections.has(`6.${section}`))).toEqual([]);
  });
});

describe('the table of faults met elsewhere', () => {
  const tested = Array.from({ length: 69 }, (_, i) => cites(`D-${String(i + 1).padStart(2, '0')}`));

  test('names what holds here', () => {
    expect(reportsTable([cites('D-04', 'packages/x/test/a.test.ts', 'D-04 every unit has one outcome')])).toContain(
      '| D-04 | every unit has one outcome | [a.test.ts](../packages/x/test/a.test.ts) |',
    );
  });
  test('one with neither test nor reason is a fault', () => {
    expect(reportFaults(tested, [])).toEqual(['D-70 has neither a test nor a reason in docs/']);
  });
  test('a reason on a page will do', () => {
    expect(
      reportFaults(tested, [{ path: 'docs/adjudication.md', text: 'D-70: an order is written down once.' }]),
    ).toEqual([]);
  });
});
