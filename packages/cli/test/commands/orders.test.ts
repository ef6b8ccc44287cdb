import { describe, expect, test } from 'vitest';
import { type Answered, answers, defensor, movement, unit } from './run.ts';

async function orders(units: readonly string[], ...args: string[]): Promise<Answered> {
  const ran = await defensor(['orders', ...args], { input: movement({ units: units.map(unit) }) });
  expect(ran.status).toBe(0);
  return answers(ran)[0] as Answered;
}

describe('defensor orders', () => {
  test('every order of every unit, keyed by where it stands, each once', async () => {
    const answer = await orders(['FRANCE F BRE', 'FRANCE A PAR']);
    expect(answer).toEqual({
      id: 1,
      orders: {
        BRE: ['F BRE H', 'F BRE - ENG', 'F BRE - GAS', 'F BRE - MAO', 'F BRE - PIC', ...ofBrest],
        PAR: ['A PAR H', 'A PAR - BRE', 'A PAR - BUR', 'A PAR - GAS', 'A PAR - PIC', ...ofParis],
      },
      count: 15,
    });
  });
  const ofBrest = ['F BRE S A PAR - GAS', 'F BRE S A PAR - PIC'];
  const ofParis = ['A PAR S F BRE', 'A PAR S F BRE - GAS', 'A PAR S F BRE - PIC'];

  test('--count leaves the lists out', async () => {
    expect(await orders(['FRANCE F BRE', 'FRANCE A PAR'], '--count')).toEqual({ id: 1, count: 15 });
  });

  test('D-11 a fleet is offered coasts, an army the province', async () => {
    const answer = await orders(['FRANCE F MAO', 'FRANCE A GAS']);
    const into = (list: readonly string[] | undefined) => list?.filter((text) => / - SPA/.test(text));
    expect(into(answer.orders?.MAO)).toEqual([
      'F MAO - SPA/NC',
      'F MAO - SPA/SC',
      'F MAO S A GAS - SPA',
      'F MAO C A GAS - SPA',
    ]);
    expect(into(answer.orders?.GAS)).toContain('A GAS - SPA');
    expect(into(answer.orders?.GAS)).not.toContain('A GAS - SPA/NC');
  });

  test('a fleet on a coast has its coast as key and in its orders', async () => {
    const answer = await orders(['RUSSIA F STP/NC']);
    expect(answer.orders).toEqual({
      'STP/NC': ['F STP/NC H', 'F STP/NC - BAR', 'F STP/NC - NWY'],
    });
  });

  test('D-08 a fleet that no route needs is not offered the convoy', async () => {
    const answer = await orders(['FRANCE A MAR', 'FRANCE F WES', 'ITALY F LYO', 'ITALY A SPA']);
    expect(answer.orders?.WES).not.toContain('F WES C A MAR - SPA');
    expect(answer.orders?.LYO).toContain('F LYO C A MAR - SPA');
    expect(answer.orders?.MAR).toContain('A MAR - SPA VIA');
  });

  test('only movement positions have them', async () => {
    const ran = await defensor(['orders'], { input: movement({ phase: 'retreat' }) });
    expect(answers(ran)).toMatchObject([{ id: 1, error: { code: 'bad-phase' } }]);
  });

  test('--bench prints the rate and leaves the answer as it is', async () => {
    const input = movement({ units: [unit('FRANCE A PAR')] });
    const [plain, bench] = await Promise.all([
      defensor(['orders'], { input }),
      defensor(['orders', '--bench', '2'], { input }),
    ]);
    expect(bench.stdout).toBe(plain.stdout);
    expect(bench.stderr).toMatch(/^[1-9]\d* positions per second \(median of 2 runs over 1 position: /);
  });
});
