import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STANDARD, type VariantData } from '@defensor/diplomacy';
import { afterAll, describe, expect, test } from 'vitest';
import { answers, defensor, movement, order, unit } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'defensor-maps-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** The standard board under another name, written out with a line for everything; `change` makes it another map. */
function mapText(change: (data: VariantData) => object = (data) => data): string {
  return JSON.stringify(change({ ...STANDARD.data, id: 'mine', name: 'Mine' }), null, 2);
}

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

describe('defensor validate-map', () => {
  test('a map without faults', async () => {
    const path = file('good.json', mapText());
    expect(await defensor(['validate-map', path])).toEqual({
      status: 0,
      stdout: `${path}: no faults: Mine, 7 powers, 75 provinces, 34 supply centres\n`,
      stderr: '',
    });
  });

  test('every fault with its line and a reason, in the order of the file', async () => {
    const text = mapText()
      .replace('"victoryCentres": 18', '"victoryCentres": 99')
      .replace('"location": "VIE"', '"location": "NOWHERE"')
      .replace('"format": "defensor-map/1"', '"format": "defensor-map/1",\n  "colour": "red"');
    const path = file('faulty.json', text);
    const ran = await defensor(['validate-map', path]);
    expect(ran.status).toBe(1);
    const lines = ran.stdout.trimEnd().split('\n');
    const places = lines.map((line) => Number(/:(\d+):\d+: /.exec(line.slice(path.length))?.[1]));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const reasons = lines.map((line) => line.slice(path.length));
    const at = (part: string) => reasons.find((reason) => reason.startsWith(`:${lineOf(text, part)}:`));
    expect(at('"colour"')).toContain('“colour” is not a field of a map file');
    expect(at('"victoryCentres"')).toContain('there are 34');
    expect(at('"NOWHERE"')).toContain('there is no place “NOWHERE” on this map');
    expect(ran.stderr).toBe(`${lines.length} faults\n`);
  });

  test('JSON that is broken, and names that stand twice', async () => {
    const broken = file('broken.json', '{\n  "format": "defensor-map/1",\n}');
    expect(await defensor(['validate-map', broken])).toEqual({
      status: 1,
      stdout: `${broken}:3:1: a name in double quotes is expected here [bad-json]\n`,
      stderr: '1 fault\n',
    });
    const twice = file('twice.json', mapText().replace('"name": "Mine"', '"name": "Mine",\n  "name": "Yours"'));
    expect((await defensor(['validate-map', twice])).stdout).toMatch(
      /:5:3: “name” stands twice in this object \[repeated-name\]/,
    );
  });

  test('a file that is not there', async () => {
    const ran = await defensor(['validate-map', join(folder, 'nowhere.json')]);
    expect(ran).toMatchObject({ status: 1, stdout: '' });
    expect(ran.stderr).toMatch(/^defensor: cannot read .*nowhere\.json: there is no such file\n$/);
  });

  test('a file in UTF-16', async () => {
    const path = join(folder, 'utf16.json');
    writeFileSync(path, `\uFEFF${mapText()}`, 'utf16le');
    expect(await defensor(['validate-map', path])).toEqual({
      status: 1,
      stdout: `${path}:1:1: this is no text in UTF-8 [bad-json]\n`,
      stderr: '1 fault\n',
    });
  });

  test('a folder', async () => {
    const ran = await defensor(['validate-map', folder]);
    expect(ran).toEqual({
      status: 1,
      stdout: '',
      stderr: `defensor: cannot read ${folder}: it is a folder, not a file\n`,
    });
  });

  test.each([
    ['the provinces', (data: VariantData) => ({ ...data, provinces: null }), ['this must be a list']],
    [
      'a province',
      (data: VariantData) => ({ ...data, provinces: [null, ...data.provinces] }),
      ['this must be an object'],
    ],
    ['the powers', (data: VariantData) => ({ ...data, powers: null }), ['this must be a list']],
    ['the borders', (data: VariantData) => ({ ...data, borders: null }), ['this must be an object']],
    [
      'borders of fleets',
      (data: VariantData) => ({ ...data, borders: { ...data.borders, fleet: null } }),
      ['this must be an object'],
    ],
    [
      'an id',
      (data: VariantData) => ({ ...data, powers: data.powers.map((p, i) => (i === 0 ? { ...p, id: null } : p)) }),
      ['this must be a text'],
    ],
    ['the victory', (data: VariantData) => ({ ...data, victoryCentres: null }), ['this must be a whole number']],
    ['everything', () => null, ['this must be an object']],
  ] as const)('%s being null is one fault, not one for all that refers to it', async (name, change, reasons) => {
    const ran = await defensor([
      'validate-map',
      file(`${name}.json`, JSON.stringify(change({ ...STANDARD.data }), null, 1)),
    ]);
    expect(
      ran.stdout
        .trimEnd()
        .split('\n')
        .map((line) => /:\d+:\d+: (.*) \[/.exec(line)?.[1]),
    ).toEqual(reasons);
    expect(ran.stderr).toBe('1 fault\n');
  });
});

describe('--variant-file', () => {
  const units = [unit('FRANCE A PAR')];
  const orders = [order('FRANCE', 'A Paris - Burgundy')];

  test('is meant by its id, and by positions that name no variant', async () => {
    const path = file('mine.json', mapText());
    const input = ['mine', undefined, 'standard', 'other']
      .map((variant) => movement({ variant, units, orders }))
      .join('\n');
    const ran = await defensor(['adjudicate', '--variant-file', path], { input });
    expect(answers(ran).map(({ error, results }) => error?.code ?? results?.[0]?.result)).toEqual([
      'succeeds',
      'succeeds',
      'succeeds',
      'unknown-variant',
    ]);
    const listed = await defensor(['orders', '--count', '--variant-file', path], { input });
    expect(answers(listed).map(({ error, count }) => error?.code ?? count)).toEqual([5, 5, 5, 'unknown-variant']);
  });

  test('goes before a built-in variant of the same id', async () => {
    const island = mapText((data) => ({
      ...data,
      id: 'standard',
      powers: data.powers.map((p) => (p.id === 'FRANCE' ? { ...p, id: 'GAUL' } : p)),
      start: { ...data.start, units: [] },
    }));
    const path = file('standard.json', island);
    const input = movement({ units: [unit('GAUL A PAR')], orders: [order('GAUL', 'A Paris - Burgundy')] });
    const ran = await defensor(['adjudicate', '--variant-file', path], { input });
    expect(answers(ran)[0]?.results).toMatchObject([{ power: 'GAUL', result: 'succeeds' }]);
  });

  test('with faults: they are told, nothing is answered, status 1', async () => {
    const path = file('bad.json', mapText().replace('"location": "VIE"', '"location": "NOWHERE"'));
    const ran = await defensor(['adjudicate', '--variant-file', path], { input: movement({ units, orders }) });
    expect(ran).toMatchObject({ status: 1, stdout: '' });
    expect(ran.stderr).toMatch(/bad\.json:\d+:\d+: .*NOWHERE/);
  });
});
