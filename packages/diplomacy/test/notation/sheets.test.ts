import { describe, expect, test } from 'vitest';
import { type Order, parseOrder, parseSheet, RENAISSANCE, STANDARD } from '../../src/index.ts';
import { readPowers, readSheet } from './reading.ts';

/** The order that a canonical text is. */
function order(text: string): Order | undefined {
  const read = parseOrder(STANDARD, 'movement', text);
  return read.ok ? read.order : undefined;
}

test('a whole sheet: heading, remarks, numbering, bullets, quotes, several orders a line', () => {
  const sheet = `SPAIN, Fall 1454

# our orders
1. F Nap - Pap        // Rome!
2) A Lis H.
(3) F Mad/sc - MAO (if the French let us)
> - F Nth - Eng; A Lon - Bel via convoy, F Wal S F Nth - Eng
Depose the Pope
* A Gas – Spa
`;
  expect(readPowers(sheet, 'movement', RENAISSANCE)).toEqual([
    'SPAIN: F NAP - ROM',
    'SPAIN: A POR H',
    'SPAIN: F SPA/SC - MAO',
    'SPAIN: F NTH - ENG',
    'SPAIN: A LON - BEL VIA',
    'SPAIN: F WAL S F NTH - ENG',
    'SPAIN: A GAS - SPA',
    'not-an-order',
  ]);
});

test('lines and columns count from 1, and the text is as written', () => {
  const { lines, issues } = parseSheet(STANDARD, 'movement', 'FRANCE\n  A Par-Bur,  A Mar - Nowhere\n\n2. F Bre - MAO');
  expect(lines).toEqual([
    { line: 2, column: 3, text: 'A Par-Bur', order: order('A PAR - BUR'), power: 'FRANCE' },
    { line: 4, column: 4, text: 'F Bre - MAO', order: order('F BRE - MAO'), power: 'FRANCE' },
  ]);
  expect(issues).toEqual([
    { line: 2, column: 23, token: 'Nowhere', code: 'unknown-place', nearest: [], repairs: [], text: 'A Mar - Nowhere' },
  ]);
});

test('a line nobody understands is an issue whose token is all of it, whatever stands in it', () => {
  for (const line of [
    'Depose the Pope',
    'Depose the Pope!',
    'I hereby depose, with regret, the Pope',
    'Signed, Ferdinand',
    'Best wishes',
  ]) {
    const { lines, issues } = parseSheet(RENAISSANCE, 'movement', `A Lis H\n${line}`);
    expect(lines).toHaveLength(1);
    expect(issues).toMatchObject([
      { line: 2, column: 1, code: 'not-an-order', token: line.replace('!', ''), text: line.replace('!', '') },
    ]);
  }
});

test('a line that is half understood keeps its order', () => {
  expect(readSheet('F Nap - Rom and depose the Pope')).toEqual(['F NAP - ROM', 'not-an-order: depose the Pope']);
  expect(readSheet('F Nap - Rom + depose the Pope')).toEqual(['F NAP - ROM', 'not-an-order: depose the Pope']);
  expect(readSheet('F Nap - Rom, depose the Pope')).toEqual(['F NAP - ROM', 'not-an-order: depose the Pope']);
});

describe('headings set the power of the lines that follow', () => {
  test.each([
    'FRANCE',
    'France:',
    'FRANCE:',
    'Orders for France:',
    'Orders for France, Fall 1901',
    'France - Fall 1901',
    'Fall 1901, France',
    'France (Fall 1901):',
    'FRA',
    '## France',
    '=== FRANCE ===',
    '--- France ---',
    '**France**',
    'French orders',
    'The French team:',
    'F1901M France',
    'France 1901 movement phase',
    "France's orders:",
  ])('%s', (heading) => {
    expect(readPowers(`GERMANY\nA Mun H\n${heading}\nA Par - Bur\n\nA Mar H`)).toEqual([
      'GERMANY: A MUN H',
      'FRANCE: A PAR - BUR',
      'FRANCE: A MAR H',
    ]);
  });

  test('one in the line of the first order, too', () => {
    expect(readPowers('Austria: A Vie - Tyr\n         A Bud - Ser\nItaly: A Ven - Tri')).toEqual([
      'AUSTRIA: A VIE - TYR',
      'AUSTRIA: A BUD - SER',
      'ITALY: A VEN - TRI',
    ]);
    expect(readPowers('Orders for France: A Par - Bur; A Mar H')).toEqual(['FRANCE: A PAR - BUR', 'FRANCE: A MAR H']);
  });

  test('a place that disbands is an order though a power is called so; a colon makes it a heading', () => {
    expect(readPowers('Venice disbands', 'adjustment', RENAISSANCE)).toEqual(['nobody: VEN D']);
    expect(readPowers('Venice disbands:\nA Tri', 'adjustment', RENAISSANCE)).toEqual(['VENICE: A TRI D']);
    expect(readPowers('Poland builds\nA War', 'adjustment', RENAISSANCE)).toEqual(['POLAND: A WAR B']);
  });

  test('columns of a table', () => {
    expect(readPowers('| France | A Par - Bur |\n| Italy | A Ven - Tri |')).toEqual([
      'FRANCE: A PAR - BUR',
      'ITALY: A VEN - TRI',
    ]);
    expect(readPowers('France,A Par - Bur\nItaly\tA Ven - Tri')).toEqual(['FRANCE: A PAR - BUR', 'ITALY: A VEN - TRI']);
  });

  test('a nationality before a unit is only that line’s', () => {
    expect(readPowers('Italy\nFrench A Par - Bur\nA Ven H')).toEqual(['FRANCE: A PAR - BUR', 'ITALY: A VEN H']);
  });

  test('a season alone changes nothing', () => {
    expect(readPowers('Italy\nFall 1901\nS1901M\nA Ven H')).toEqual(['ITALY: A VEN H']);
  });

  test('a place with an arrow is no heading', () => {
    expect(readSheet('SPA - SPA\nSpain - Venice\nSPA -', 'movement', RENAISSANCE)).toEqual([
      'SPA - SPA',
      'SPA - VEN',
      'unfinished-order: SPA -',
    ]);
  });
});

describe('what is passed over without a word', () => {
  test.each([
    '',
    '   ',
    '# F Bre - Eng',
    '// F Bre - Eng',
    '-----',
    '=====',
    '(F Bre - Eng)',
    '***',
    '> ',
    '\t',
    '—— ——',
    '🙂',
  ])('%j', (line) => {
    expect(readSheet(`A Par H\n${line}\nA Mar H`)).toEqual(['A PAR H', 'A MAR H']);
  });
});

test('orders run together without separators are still apart', () => {
  expect(readSheet('A Par-Bur A Mar-Spa F Bre-MAO')).toEqual(['A PAR - BUR', 'A MAR - SPA', 'F BRE - MAO']);
  expect(readSheet('A Par S A Mar F Bre H')).toEqual(['A PAR S A MAR', 'F BRE H']);
  expect(readSheet('1. A Par H 2. A Mar H')).toEqual(['A PAR H', 'A MAR H']);
  expect(readSheet('A Par H. A Mar H.')).toEqual(['A PAR H', 'A MAR H']);
});

test('a sea after “via” is no order lost: only bare seas are the way', () => {
  expect(readSheet('A Lon - Bel VIA, NTH - NWY')).toEqual(['A LON - BEL VIA', 'NTH - NWY']);
  expect(readSheet('A Lon - Bel via Nth, F Eng C A Lon - Bel')).toEqual(['A LON - BEL VIA', 'F ENG C A LON - BEL']);
  expect(readSheet('A Lon - Tun via Eng, MAO, Wes')).toEqual(['A LON - TUN VIA']);
});

test('every line end there is ends a line', () => {
  expect(readSheet('A Par H\r\nA Mar H\rF Bre H\u2028A Mun H\u2029F Kie H\vA Ber H\fA Vie H')).toHaveLength(7);
});

describe('parseOrder wants one order', () => {
  test('with its power, when the text has it', () => {
    expect(parseOrder(STANDARD, 'movement', 'France: A Par H')).toMatchObject({ ok: true, power: 'FRANCE' });
    expect(parseOrder(STANDARD, 'movement', 'A Par H')).toEqual({
      ok: true,
      order: { kind: 'hold', unit: { type: 'A', at: 'PAR' } },
    });
  });

  test('not two', () => {
    expect(parseOrder(STANDARD, 'movement', 'A Par H\nA Mar H')).toMatchObject({
      ok: false,
      issues: [{ code: 'several-orders', line: 2 }],
    });
    expect(parseOrder(STANDARD, 'adjustment', 'waives 2 builds')).toMatchObject({
      ok: false,
      issues: [{ code: 'several-orders' }],
    });
  });

  test.each(['', '# nothing', 'France', '(A Par H)'])('and not none: %j', (text) => {
    expect(parseOrder(STANDARD, 'movement', text)).toMatchObject({ ok: false, issues: [{ code: 'not-an-order' }] });
  });
});
