import { describe, expect, test } from 'vitest';
import { type Answered, answers, defensor, movement, order, unit } from './run.ts';

async function adjudicate(...lines: string[]): Promise<Answered[]> {
  return answers(await defensor(['adjudicate'], { input: `${lines.join('\n')}\n` }));
}

const one = async (line: string): Promise<Answered> => (await adjudicate(line))[0] as Answered;

describe('what a position may say', () => {
  test('the id comes back as given, whatever it is', async () => {
    const ids = ['m', 7, null, ['a', 1], { game: 3 }, '“Ж”', 0];
    const found = await adjudicate(...ids.map((id) => movement({ id })));
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  test('ids of units are kept and shown where they were given', async () => {
    const { units, dislodged } = await one(
      movement({
        units: [{ id: 'u1', ...unit('FRANCE A PAR') }, unit('FRANCE A MAR'), { id: 'u2', ...unit('GERMANY A BUR') }],
        orders: [order('FRANCE', 'A PAR - BUR'), order('FRANCE', 'A MAR S A PAR - BUR')],
      }),
    );
    expect(units).toEqual([
      { id: 'u1', power: 'FRANCE', type: 'A', loc: 'BUR' },
      { power: 'FRANCE', type: 'A', loc: 'MAR' },
    ]);
    expect(dislodged).toMatchObject([{ id: 'u2', power: 'GERMANY', type: 'A', loc: 'BUR', attacked_from: 'PAR' }]);
  });

  test('orders may be left out; units are sorted by power, then location', async () => {
    const units = ['TURKEY F ANK', 'FRANCE A PAR', 'TURKEY A ADR', 'FRANCE F BRE'].map(unit);
    const { id, error } = await one(JSON.stringify({ id: 1, variant: 'standard', phase: 'movement', units }));
    expect({ id, code: error?.code }).toEqual({ id: 1, code: 'bad-location' });
    const placed = ['TURKEY F ANK', 'FRANCE A PAR', 'TURKEY A BUL', 'FRANCE F BRE'].map(unit);
    const answer = await one(JSON.stringify({ id: 1, variant: 'standard', phase: 'movement', units: placed }));
    expect(answer.units).toEqual(['FRANCE F BRE', 'FRANCE A PAR', 'TURKEY F ANK', 'TURKEY A BUL'].map(unit));
  });

  test('“build” is accepted for the adjustment phase, and builds due may be given', async () => {
    const { results } = await one(
      JSON.stringify({
        id: 1,
        variant: 'standard',
        phase: 'build',
        units: [],
        owned: { RUSSIA: ['MOS', 'STP', 'WAR'] },
        adjustment: { RUSSIA: 1 },
        orders: [order('RUSSIA', 'Build F St Petersburg'), order('RUSSIA', 'Build A Mos'), order('RUSSIA', 'A WAR B')],
      }),
    );
    expect(results?.map(({ ok, why }) => [ok, why])).toEqual([
      [false, 'needs-coast'],
      [true, undefined],
      [false, 'too-many'],
    ]);
  });

  test('by gives locations, coasts and all', async () => {
    const { results } = await one(
      movement({
        units: [unit('FRANCE A GAS'), unit('ITALY F SPA/NC')],
        orders: [order('FRANCE', 'A Gas - Spa')],
      }),
    );
    expect(results?.[0]).toMatchObject({ order: 'A GAS - SPA', result: 'fails', why: 'repelled', by: ['SPA/NC'] });
  });

  test('the first legal order of several counts (4.D.3)', async () => {
    const { results } = await one(
      movement({
        units: [unit('FRANCE A PAR')],
        orders: [order('FRANCE', 'A PAR - MOS'), order('FRANCE', 'A PAR - BUR'), order('FRANCE', 'A PAR H')],
      }),
    );
    expect(results?.map(({ result, why }) => [result, why])).toEqual([
      ['illegal', 'cannot-reach'],
      ['succeeds', undefined],
      ['illegal', 'superseded'],
    ]);
  });

  test('words, short forms, VIA and the far coast without VIA', async () => {
    const units = ['SPAIN F NAP', 'SPAIN A ROM', 'ENGLAND A LON', 'ENGLAND F NTH'].map(unit);
    const { results } = await one(
      movement({
        variant: 'renaissance',
        units,
        orders: [
          order('SPAIN', 'Fleet Naples supports Army Papal States to Apulia'),
          order('SPAIN', 'A Pap-Apu'),
          order('ENGLAND', 'A London - Brussels'),
          order('ENGLAND', 'F NTH C A LON - BEL'),
        ],
      }),
    );
    expect(results?.map(({ order: text, ok }) => [text, ok])).toEqual([
      ['F NAP S A ROM - APU', true],
      ['A ROM - APU', true],
      ['A LON - BEL', true],
      ['F NTH C A LON - BEL', true],
    ]);
  });

  test('a dislodged unit without a retreat is listed with none, and disbands in the retreat phase', async () => {
    const line = movement({
      units: ['ENGLAND F POR', 'FRANCE F MAO', 'FRANCE A SPA'].map(unit),
      orders: [order('FRANCE', 'F MAO - POR'), order('FRANCE', 'A SPA S F MAO - POR')],
    });
    expect((await one(line)).dislodged).toEqual([
      { ...unit('ENGLAND F POR'), attacked_from: 'MAO', attacker_convoyed: false, retreats: [] },
    ]);
  });
});

describe('D-24 an order that breaks off', () => {
  const texts = ['F BRE S', 'F ENG C', 'A PAR -', 'A', '-', 'A PAR S A', 'F ENG C A LON', '', '   ', 'S', 'C', '☃'];

  test('is told of by itself, and the good lines stay', async () => {
    const { results } = await one(
      movement({
        units: ['FRANCE F BRE', 'FRANCE F ENG', 'FRANCE A PAR', 'FRANCE A MAR'].map(unit),
        orders: [...texts.map((text) => order('FRANCE', text)), order('FRANCE', 'A MAR - BUR')],
      }),
    );
    expect(results?.slice(0, -1)).toEqual(
      texts.map((text) => ({ order: text, power: 'FRANCE', result: 'illegal', ok: false, why: 'unreadable' })),
    );
    expect(results?.at(-1)).toMatchObject({ order: 'A MAR - BUR', result: 'succeeds' });
  });

  test('has a sentence that names what was written', async () => {
    const orders = texts.filter((text) => text.trim() !== '').map((text) => order('FRANCE', text));
    const ran = await defensor(['adjudicate', '--explain'], { input: movement({ orders }) });
    for (const { order: text, sentence } of answers(ran)[0]?.results ?? []) expect(sentence).toContain(text);
  });
});
