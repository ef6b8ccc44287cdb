import { describe, expect, test } from 'vitest';
import { type BoardPhase, ISSUE_CODES, type IssueCode, parseSheet, RENAISSANCE, STANDARD } from '../../src/index.ts';

interface Case {
  readonly text: string;
  readonly phase?: BoardPhase;
  readonly token: string;
  readonly nearest: readonly string[];
  readonly repairs: readonly string[];
}

/** At least one case for each code but `several-orders`, which only `parseOrder` gives. */
const CASES: Readonly<Record<Exclude<IssueCode, 'several-orders'>, readonly Case[]>> = {
  'not-an-order': [{ text: 'Hello Bob, how are you?', token: 'Hello Bob, how are you', nearest: [], repairs: [] }],
  'unknown-place': [
    { text: 'A Bugrundy - Paris', token: 'Bugrundy', nearest: ['Burgundy'], repairs: ['A BUR - PAR'] },
    {
      text: 'F Nwy - Nrth Sea',
      token: 'Nrth Sea',
      nearest: ['North Sea', 'Norwegian Sea', 'Irish Sea'],
      repairs: ['F NWY - NTH', 'F NWY - NWG', 'F NWY - IRI'],
    },
    { text: 'A Par - Edinbrugg', token: 'Edinbrugg', nearest: ['Edinburgh'], repairs: ['A PAR - EDI'] },
    { text: 'Amry Paris - Bur', token: 'Amry', nearest: ['Army'], repairs: ['A PAR - BUR'] },
    { text: 'Bulid A Paris', phase: 'adjustment', token: 'Bulid', nearest: ['Build'], repairs: ['A PAR B'] },
    { text: 'A Par - Xyzzyplugh', token: 'Xyzzyplugh', nearest: [], repairs: [] },
  ],
  'ambiguous-place': [
    { text: 'A Liv - Yor', token: 'Liv', nearest: ['Livonia', 'Liverpool'], repairs: ['A LVN - YOR', 'A LVP - YOR'] },
  ],
  'unknown-coast': [
    {
      text: 'F MAO - StP(ec)',
      token: 'StP(ec)',
      nearest: ['STP/NC', 'STP/SC'],
      repairs: ['F MAO - STP/NC', 'F MAO - STP/SC'],
    },
  ],
  'unfinished-order': [
    { text: 'A Par', token: 'A Par', nearest: [], repairs: ['A PAR H'] },
    { text: 'A Par', phase: 'retreat', token: 'A Par', nearest: [], repairs: ['A PAR D'] },
    { text: 'A Par', phase: 'adjustment', token: 'A Par', nearest: [], repairs: ['A PAR B', 'A PAR D'] },
    { text: 'A Par -', token: 'A Par -', nearest: [], repairs: [] },
  ],
  'not-this-phase': [
    { text: 'A Vie R Boh', token: 'A Vie R Boh', nearest: [], repairs: ['A VIE - BOH'] },
    { text: 'Build A Par', token: 'Build A Par', nearest: [], repairs: [] },
  ],
  unreadable: [
    { text: 'A Bur suports A Par', token: 'suports', nearest: ['supports', 'support'], repairs: ['A BUR S A PAR'] },
    { text: 'A Bur hlods', token: 'hlods', nearest: ['holds'], repairs: ['A BUR H'] },
    { text: 'A Bur holds steady', token: 'steady', nearest: [], repairs: ['A BUR H'] },
    { text: 'Mun S Ruh Bur', token: 'Bur', nearest: [], repairs: ['MUN S RUH', 'MUN S RUH - BUR'] },
  ],
};

describe.each(Object.entries(CASES))('%s', (code, cases) => {
  test.each(cases)('$text', ({ text, phase = 'movement', token, nearest, repairs }) => {
    const { lines, issues } = parseSheet(STANDARD, phase, text);
    expect(lines).toEqual([]);
    expect(issues).toMatchObject([{ code, token, nearest, repairs }]);
  });
});

test('every code has a case', () => {
  expect(new Set([...Object.keys(CASES), 'several-orders'])).toEqual(new Set(ISSUE_CODES));
});

test('names are suggested in the set the writer used', () => {
  const nearest = (text: string) => parseSheet(RENAISSANCE, 'movement', text).issues[0]?.nearest;
  expect(nearest('A Chestre H')).toEqual(['Chester']);
  expect(nearest('A Liverpoll H')).toEqual(['Liverpool']);
});

test('all issues of a sheet come at once, in the order of the lines', () => {
  const { lines, issues } = parseSheet(
    STANDARD,
    'movement',
    'A Pris - Bur\nA Mar H\nF Bre S\nA Mun hlods; A Bre - Liv',
  );
  expect(lines).toHaveLength(1);
  expect(issues.map((issue) => [issue.line, issue.column, issue.code])).toEqual([
    [1, 3, 'unknown-place'],
    [3, 1, 'unfinished-order'],
    [4, 7, 'unreadable'],
    [4, 22, 'ambiguous-place'],
  ]);
});

test('a repair is an order that is read as it is printed', () => {
  for (const { text, phase = 'movement', repairs } of Object.values(CASES).flat()) {
    for (const repair of repairs) expect(parseSheet(STANDARD, phase, repair).issues, text).toEqual([]);
  }
});
