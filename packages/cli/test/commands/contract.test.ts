import { describe, expect, test } from 'vitest';
import { defensor } from './run.ts';

/** Positions and their answers, to the letter: what other programs rely on. */
const EXAMPLES: readonly (readonly [string, string, string])[] = [
  [
    'movement',
    '{"id":"m","variant":"standard","phase":"movement","season":"spring","year":1902,' +
      '"units":[{"power":"FRANCE","type":"A","loc":"PAR"},{"power":"GERMANY","type":"A","loc":"BUR"},{"power":"GERMANY","type":"A","loc":"MUN"}],' +
      '"orders":[{"power":"FRANCE","text":"A Paris - Burgundy"},{"power":"GERMANY","text":"A Mun S A Bur"},{"power":"GERMANY","text":"A Bur holds steady"}]}',
    '{"id":"m","results":[' +
      '{"order":"A PAR - BUR","power":"FRANCE","result":"fails","ok":false,"why":"repelled","by":["BUR","MUN"]},' +
      '{"order":"A MUN S A BUR","power":"GERMANY","result":"given","ok":true},' +
      '{"order":"A Bur holds steady","power":"GERMANY","result":"illegal","ok":false,"why":"unreadable"}],' +
      '"units":[{"power":"FRANCE","type":"A","loc":"PAR"},{"power":"GERMANY","type":"A","loc":"BUR"},{"power":"GERMANY","type":"A","loc":"MUN"}],' +
      '"dislodged":[],"contested":[]}',
  ],
  [
    'retreat',
    '{"id":"r","variant":"standard","phase":"retreat","season":"fall","year":1901,' +
      '"units":[{"power":"GERMANY","type":"A","loc":"PAR"}],' +
      '"dislodged":[{"power":"FRANCE","type":"A","loc":"PAR","attacked_from":"BUR","attacker_convoyed":false}],"contested":["GAS"],' +
      '"orders":[{"power":"FRANCE","text":"A PAR - PIC"}]}',
    '{"id":"r","results":[{"order":"A PAR - PIC","power":"FRANCE","result":"succeeds","ok":true}],' +
      '"units":[{"power":"FRANCE","type":"A","loc":"PIC"},{"power":"GERMANY","type":"A","loc":"PAR"}],"disbanded":[]}',
  ],
  [
    'adjustment',
    '{"id":"b","variant":"standard","phase":"adjustment","season":"winter","year":1901,' +
      '"units":[{"power":"FRANCE","type":"A","loc":"PAR"}],"owned":{"FRANCE":["PAR","BRE","MAR"]},' +
      '"orders":[{"power":"FRANCE","text":"Build F Brest"},{"power":"FRANCE","text":"Waive"}]}',
    '{"id":"b","results":[{"order":"F BRE B","power":"FRANCE","result":"succeeds","ok":true},{"order":"WAIVE","power":"FRANCE","result":"succeeds","ok":true}],' +
      '"units":[{"power":"FRANCE","type":"F","loc":"BRE"},{"power":"FRANCE","type":"A","loc":"PAR"}],"auto_disbanded":[]}',
  ],
];

describe('defensor adjudicate answers to the letter', () => {
  test('all three phases in one run, in order', async () => {
    const ran = await defensor(['adjudicate'], { input: EXAMPLES.map(([, line]) => `${line}\n`).join('') });
    expect(ran.stdout).toBe(EXAMPLES.map(([, , answer]) => `${answer}\n`).join(''));
    expect(ran).toMatchObject({ status: 0, stderr: '' });
  });

  test.each(EXAMPLES)('--bench leaves the answer as it is, and prints the rate: %s', async (_, line, answer) => {
    const ran = await defensor(['adjudicate', '--bench', '3'], { input: line });
    expect(ran.stdout).toBe(`${answer}\n`);
    expect(ran.stderr).toMatch(/^[1-9]\d* positions per second \(median of 3 runs over 1 position: /);
  });

  test('--explain adds a sentence to every result', async () => {
    const ran = await defensor(['adjudicate', '--explain'], {
      input: EXAMPLES.map(([, line]) => `${line}\n`).join(''),
    });
    const sentences = [...ran.stdout.matchAll(/"sentence":"([^"]*)"/g)].map((found) => found[1]);
    expect(sentences).toEqual([
      'stopped: A Bur held with 2 against 1',
      'support given to A Bur',
      'not understood: “steady”',
      'retreated to Pic',
      'built',
      'a build was waived',
    ]);
    const without = ran.stdout.replace(/,"sentence":"[^"]*"/g, '');
    expect(without).toBe(EXAMPLES.map(([, , answer]) => `${answer}\n`).join(''));
  });
});
