import { RENAISSANCE } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { readBallots, readBulls, readDecrees } from '../../src/desk/paper/read-church.ts';
import { type CalledSeat, whoIs } from '../../src/desk/paper/read-names.ts';

const SEATS: readonly CalledSeat[] = [
  { seat: 'R-SPA', names: ['Queen of Spain', 'Ruler Spain', 'Spain', 'Inés Moreau', 'Inés', 'Moreau', 'R-SPA'] },
  { seat: 'L-SPA', names: ['Lord of Spain', 'Spain', 'Ivan Öz', 'Ivan', 'Öz', 'L-SPA'] },
  { seat: 'B-TUN', names: ['Bishop of Tunis', 'Bishop Tunis', 'Tunis', 'B-TUN'] },
  { seat: 'B-EDI', names: ['Bishop of Edinburgh', 'Édimbourg', 'Edinburgh', 'B-EDI'] },
  { seat: 'B-DUB', names: ['Bishop of Dublin', 'Dublin', 'B-DUB'] },
];
const BISHOPS = SEATS.slice(2);
const reader = { variant: RENAISSANCE, seats: SEATS, findings: ['t1', 't2'], verb: 'Excommunicate' };
const means = (lines: readonly object[]) => lines.map((line) => ('means' in line ? line.means : line));

describe('A70 whom words on paper mean', () => {
  test.each([
    ['the Queen of Spain', 'R-SPA'],
    ['queen spain', 'R-SPA'],
    ['ines', 'R-SPA'],
    ['INÉS MOREAU', 'R-SPA'],
    ['r-spa', 'R-SPA'],
    ['Edimbourg', 'B-EDI'],
    ['l’Édimbourg', 'B-EDI'],
    ['edin', 'B-EDI'],
    ['oz', 'L-SPA'],
  ])('%s', (words, seat) => {
    expect(whoIs(SEATS, words)).toEqual({ kind: 'seat', seat });
  });

  test('two of one name are both possible, a slip has its nearest name, and nonsense has none', () => {
    expect(whoIs(SEATS, 'Spain')).toEqual({ kind: 'several', nearest: 'Queen of Spain' });
    expect(whoIs(SEATS, 'Edinburg')).toEqual({ kind: 'seat', seat: 'B-EDI' });
    expect(whoIs(SEATS, 'Ednburgh')).toEqual({ kind: 'nobody', nearest: 'Bishop of Edinburgh' });
    expect(whoIs(SEATS, 'Novgorod')).toEqual({ kind: 'nobody' });
    expect(whoIs(SEATS, '–')).toEqual({ kind: 'nobody' });
  });
});

describe('A70 R12 bulls, a line each', () => {
  test('excommunicate, lift and name, as people write them in either language', () => {
    const text = [
      '1. Excommunicate the Queen of Spain',
      '- ban Ivan',
      'Excommunie Tunis',
      'Lift the ban on Dublin',
      'Lève l’excommunication de Edimbourg',
      'Absolves B-TUN',
      'Name F Nap on t2',
      'Désigne F Nap sur T1',
    ].join('\n');
    expect(means(readBulls(reader, text))).toEqual([
      { kind: 'excommunicate', seat: 'R-SPA', unit: '' },
      { kind: 'excommunicate', seat: 'L-SPA', unit: '' },
      { kind: 'excommunicate', seat: 'B-TUN', unit: '' },
      { kind: 'lift', seat: 'B-DUB', unit: '' },
      { kind: 'lift', seat: 'B-EDI', unit: '' },
      { kind: 'lift', seat: 'B-TUN', unit: '' },
      { kind: 'name', seat: 't2', unit: 'F Nap' },
      { kind: 'name', seat: 't1', unit: 'F Nap' },
    ]);
  });

  test.each([
    ['Excommunicate Tunsi', { why: 'nobody', about: 'Tunsi', repair: 'Excommunicate Bishop of Tunis' }],
    ['Lift Spain', { why: 'several', about: 'Spain', repair: 'Lift Queen of Spain' }],
    ['Excomunicate Tunis', { why: 'form', repair: 'Excommunicate Tunis' }],
    ['Tunis', { why: 'form', repair: 'Excommunicate Tunis' }],
    ['Glory to God', { why: 'form' }],
    ['Name F Nap', { why: 'finding', repair: 'Name F Nap on t1' }],
    ['Name F Nap on t9', { why: 'finding', repair: 'Name F Nap on t1' }],
    ['Name F Naplse on t1', { why: 'unit', about: 'F Naplse', repair: 'Name F NAP on t1' }],
  ])('%s is not read, and what it may be is told', (line, unread) => {
    expect(readBulls(reader, `\n${line}`)).toEqual([{ line: 1, text: line, kind: 'unread', ...unread }]);
  });

  test('of one finding alone nobody need say which', () => {
    expect(means(readBulls({ ...reader, findings: ['t1'] }, 'Names F Nap'))).toEqual([
      { kind: 'name', seat: 't1', unit: 'F Nap' },
    ]);
  });
});

describe('A70 R5 ballots, a line each', () => {
  test.each([
    'Tunis: Dublin',
    'Tunis - Dublin',
    'B-TUN → B-DUB',
    'Bishop of Tunis votes for Dublin',
    'Tunis vote pour Dublin',
  ])('%s', (line) => {
    expect(means(readBallots(BISHOPS, line))).toEqual([{ voter: 'B-TUN', candidate: 'B-DUB' }]);
  });

  test('who is no bishop has no vote; a slip is mended where it stands', () => {
    expect(readBallots(BISHOPS, 'Queen of Spain: Dublin\nTunis: Dubln\nTunis')).toEqual([
      { line: 0, text: 'Queen of Spain: Dublin', kind: 'unread', why: 'nobody', about: 'Queen of Spain' },
      {
        line: 1,
        text: 'Tunis: Dubln',
        kind: 'unread',
        why: 'nobody',
        about: 'Dubln',
        repair: 'Tunis: Bishop of Dublin',
      },
      { line: 2, text: 'Tunis', kind: 'unread', why: 'form' },
    ]);
  });
});

test('A70 R14 decrees: who drew one up, and who signed it, each once', () => {
  expect(readDecrees(BISHOPS, 'Tunis: Tunis, Dublin and Edinburgh, Dublin\nDublin: Edinbrugh\nDublin:')).toEqual([
    {
      line: 0,
      text: 'Tunis: Tunis, Dublin and Edinburgh, Dublin',
      kind: 'read',
      means: { drafter: 'B-TUN', signed: ['B-TUN', 'B-DUB', 'B-EDI'] },
    },
    {
      line: 1,
      text: 'Dublin: Edinbrugh',
      kind: 'unread',
      why: 'nobody',
      about: 'Edinbrugh',
      repair: 'Dublin: Bishop of Edinburgh',
    },
    { line: 2, text: 'Dublin:', kind: 'unread', why: 'form' },
  ]);
});
