import { describe, expect, test } from 'vitest';
import { FAULT_CODES } from '../../src/positions/faults.ts';
import { answers, defensor, movement, order, unit } from './run.ts';

const retreat = (fields: object) => movement({ phase: 'retreat', ...fields });
const adjustment = (fields: object) => movement({ phase: 'adjustment', ...fields });
const army = unit('FRANCE A PAR');

/** A line, the code of its answer and a part of its message. */
const FAULTS: readonly (readonly [string, string, string])[] = [
  ['nonsense', 'bad-json', 'not JSON'],
  ['{"id":1,', 'bad-json', 'not JSON'],
  ['\uFFFD\uFFFD{\0', 'bad-json', 'no text in UTF-8'],
  ['{\0"\0', 'bad-json', 'no text in UTF-8'],
  ['{"id":"\u0001"}', 'bad-json', 'not JSON'],
  [`{"id":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'bad-json', 'too deep'],
  ['{"a":'.repeat(100_000), 'bad-json', 'too deep'],
  ['{"id":1,"__proto__":{"variant":"standard"}}', 'unknown-variant', 'nothing'],
  [movement({ variant: 'constructor' }), 'unknown-variant', '"constructor"'],
  [movement({ units: [{ ...army, power: 'toString' }] }), 'unknown-power', '"toString"'],
  [movement({ units: [{ ...army, loc: '__proto__' }] }), 'unknown-location', '"__proto__"'],
  ['[]', 'bad-position', 'a position is an object'],
  ['"x"', 'bad-position', 'a position is an object'],
  ['{"id":1}', 'unknown-variant', 'standard, renaissance'],
  [movement({ variant: 'Standard' }), 'unknown-variant', '"Standard"'],
  [movement({ variant: '__proto__' }), 'unknown-variant', '"__proto__"'],
  [movement({ phase: 'Movement' }), 'bad-phase', '"Movement"'],
  [JSON.stringify({ id: 1, variant: 'standard', units: [] }), 'bad-phase', 'nothing'],
  [movement({ units: undefined }), 'bad-position', 'units'],
  [movement({ units: 7 }), 'bad-position', 'units: must be a list'],
  [movement({ units: [7] }), 'bad-unit', 'units[0]: a unit is an object'],
  [movement({ units: [{ ...army, type: 'B' }] }), 'bad-unit', 'units[0].type'],
  [movement({ units: [{ ...army, id: 3 }] }), 'bad-unit', 'units[0].id'],
  [
    movement({
      units: [
        { id: 'x', ...army },
        { id: 'x', ...unit('FRANCE A MAR') },
      ],
    }),
    'bad-unit',
    'units[1]',
  ],
  [movement({ units: [unit('SPAIN A PAR')] }), 'unknown-power', 'FRANCE'],
  [movement({ units: [unit('FRANCE A PARIS')] }), 'unknown-location', '"PARIS"'],
  [movement({ units: [unit('FRANCE A SWI')] }), 'unknown-location', '"SWI"'],
  [movement({ units: [unit('FRANCE F SPA/EC')] }), 'unknown-location', '"SPA/EC"'],
  [movement({ units: [unit('FRANCE A MAO')] }), 'bad-location', 'MAO'],
  [movement({ units: [unit('FRANCE F PAR')] }), 'bad-location', 'inland'],
  [movement({ units: [unit('FRANCE F SPA')] }), 'bad-location', 'SPA/NC or SPA/SC'],
  [movement({ units: [army, unit('GERMANY A PAR')] }), 'two-units-one-province', 'another unit stands in PAR already'],
  [movement({ units: ['FRANCE F SPA/NC', 'FRANCE A SPA'].map(unit) }), 'two-units-one-province', 'SPA'],
  [movement({ orders: {} }), 'bad-position', 'orders: must be a list'],
  [movement({ orders: ['A PAR H'] }), 'bad-order', 'orders[0]'],
  [movement({ orders: [{ power: 'FRANCE' }] }), 'bad-order', 'orders[0].text'],
  [movement({ orders: [order('FRANCE', 'A PAR H'), order('Frankreich', 'A PAR H')] }), 'unknown-power', 'orders[1]'],
  [retreat({ contested: ['XXX'] }), 'unknown-location', 'contested[0]'],
  [
    retreat({ dislodged: [army, unit('GERMANY A PAR')] }),
    'two-units-one-province',
    'another dislodged unit stands in PAR',
  ],
  [retreat({ dislodged: [{ ...army, attacked_from: 'XXX' }] }), 'unknown-location', 'attacked_from'],
  [retreat({ dislodged: [{ ...army, attacker_convoyed: 'no' }] }), 'bad-unit', 'attacker_convoyed'],
  [retreat({ dislodged: [army] }), 'bad-unit', 'dislodged[0].attacked_from: must say where the attack came from'],
  [retreat({ dislodged: [{ ...army, attacked_from: null }] }), 'bad-unit', 'dislodged[0].attacked_from'],
  [retreat({ dislodged: [{ ...army, attacked_from: 'PAR' }] }), 'bad-location', 'the unit itself stood in PAR'],
  [retreat({ dislodged: [{ ...army, attacked_from: 'MUN' }] }), 'bad-location', 'MUN is not next to PAR'],
  [
    retreat({ dislodged: [{ ...army, attacked_from: 'LON', attacker_convoyed: true }] }),
    'bad-location',
    'a convoy goes from coast to coast',
  ],
  [
    retreat({ dislodged: [{ ...unit('ENGLAND F NTH'), attacked_from: 'LON', attacker_convoyed: true }] }),
    'bad-location',
    'a convoy goes from coast to coast',
  ],
  [adjustment({}), 'bad-position', 'owned'],
  [adjustment({ owned: [] }), 'bad-position', 'owned: must be an object'],
  [adjustment({ owned: { FRANCE: 'PAR' } }), 'bad-position', 'owned.FRANCE: must be a list'],
  [adjustment({ owned: { SPAIN: [] } }), 'unknown-power', 'owned'],
  [adjustment({ owned: { FRANCE: ['BUR'] } }), 'bad-owner', 'no supply centre'],
  [adjustment({ owned: { FRANCE: ['PAR'], GERMANY: ['PAR'] } }), 'bad-owner', 'owned already'],
  [adjustment({ owned: {}, adjustment: { FRANCE: 1.5 } }), 'bad-position', 'adjustment.FRANCE'],
];

describe('a line that is no position', () => {
  test.each(['adjudicate', 'orders'])('%s answers it with a code, and the rest goes on', async (command) => {
    const good = movement({ id: 'good', units: [army] });
    const input = FAULTS.flatMap(([line]) => [line, good]).join('\n');
    const ran = await defensor([command], { input });
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    const found = answers(ran);
    expect(found.length).toBe(2 * FAULTS.length);
    for (const [i, [line, code, part]] of FAULTS.entries()) {
      expect({ line, code: found[2 * i]?.error?.code }).toEqual({ line, code });
      expect(found[2 * i]?.error?.message).toMatch(new RegExp(`^line ${2 * i + 1}: (?!line)`));
      expect(found[2 * i]?.error?.message).toContain(part);
      expect(found[2 * i + 1]).toMatchObject({ id: 'good' });
      expect(found[2 * i + 1]?.error).toBeUndefined();
    }
  });

  test('every code is in the table, but those of too long a line and of our own faults', () => {
    const met = new Set(FAULTS.map(([, code]) => code));
    expect(FAULT_CODES.filter((code) => !met.has(code))).toEqual(['line-too-long', 'defect']);
  });

  test('the id comes back where the line begins with one', async () => {
    const lines = [
      '{"id":"a","variant"',
      '{ "id" : 12 , x',
      '{"variant":"standard","id":3',
      '{"id":"\\x",',
      '{"id":4}',
    ];
    const ran = await defensor(['adjudicate'], { input: lines.join('\n') });
    expect(answers(ran).map(({ id }) => id)).toEqual(['a', 12, null, null, 4]);
  });

  test('a huge line is passed over, and what comes after it is answered', async () => {
    const huge = `{"id":"huge","text":"${'x'.repeat(17 * 1024 * 1024)}"}`;
    const ran = await defensor(['adjudicate'], { input: [`${huge}\n`, `${movement({ id: 2 })}\n`] });
    expect(answers(ran)).toMatchObject([
      { id: 'huge', error: { code: 'line-too-long' } },
      { id: 2, results: [] },
    ]);
  });

  test('a line just short of that is read', async () => {
    const text = 'A PAR - BUR '.repeat(1_000_000);
    const ran = await defensor(['adjudicate'], { input: movement({ units: [army], orders: [order('FRANCE', text)] }) });
    expect(answers(ran)[0]?.results?.[0]).toMatchObject({ result: 'illegal', why: 'unreadable' });
  });
});
