import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { answers, defensor, LAUNCHER } from '../commands/run.ts';
import { CLOSE, CREATE, PUBLISH } from './play.ts';

/** The game of DESIGN 4.3, line for line. */
const CONTRACT = `{"as":"JD","do":"createGame","variant":"renaissance","addendum":"papacy","options":{"talk":"diplomacyPhase"},"cast":"default"}
{"as":"JD","do":"closePhase"}
{"as":"R-SPA","do":"draftSheet","sheet":"s1","text":"F Nap - Pap\\nA Lis H\\nF Mad - MAO\\nDepose the Pope"}
{"as":"R-SPA","do":"signSheet","sheet":"s1"}
{"as":"B-ROM","do":"sealBulls","lines":[{"excommunicate":"R-SPA"}]}
{"as":"B-DEN","do":"sealBulls","lines":[{"lift":"R-SPA"}]}
{"expect":{"refused":"seal-not-papal"}}
{"as":"JD","do":"closePhase"}
{"as":"JD","do":"publish"}
{"expect":{"view":"public","holds":{"throne":{"kind":"vacant"}}}}
`;

interface Answer {
  readonly ok?: boolean;
  readonly view?: { readonly viewer: string; readonly throne: unknown };
}

const folder = mkdtempSync(join(tmpdir(), 'defensor-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('DESIGN 4.3 defensor run', () => {
  test('plays a game: one line out for each, status 0 though something was refused', async () => {
    const ran = await defensor(['run'], { input: CONTRACT });
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(answers<Answer>(ran).map(({ ok }) => ok)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test('reads a file, or - for standard input; what comes out is the same', async () => {
    const file = join(folder, 'game.jsonl');
    writeFileSync(file, CONTRACT);
    const [fromFile, fromInput] = await Promise.all([
      defensor(['run', file]),
      defensor(['run', '-'], { input: CONTRACT }),
    ]);
    expect(fromFile).toEqual(fromInput);
    expect(fromFile.status).toBe(0);
  });

  test('status 1 when an expectation did not hold', async () => {
    const input = `${JSON.stringify(CREATE)}\n{"expect":{"refused":"game-over"}}\n${JSON.stringify(CLOSE)}\n`;
    const ran = await defensor(['run'], { input });
    expect(ran.status).toBe(1);
    expect(answers<Answer>(ran).map(({ ok }) => ok)).toEqual([true, false, true]);
  });

  test('status 2 when a line cannot be read, whatever the expectations', async () => {
    const input = `${JSON.stringify(CREATE)}\n{"expect":{"refused":"game-over"}}\nnonsense\n${JSON.stringify(CLOSE)}\n`;
    const ran = await defensor(['run'], { input });
    expect(ran.status).toBe(2);
    expect(answers<Answer>(ran).map(({ ok }) => ok)).toEqual([true, false, false, true]);
  });

  test('status 2 and a word when the file is not there', async () => {
    const ran = await defensor(['run', join(folder, 'absent.jsonl')]);
    expect(ran).toMatchObject({ status: 2, stdout: '' });
    expect(ran.stderr).toMatch(/^defensor: cannot read .*absent\.jsonl: there is no such file\n$/);
  });

  test('--view appends views, each on a line', async () => {
    const ran = await defensor(['run', '--view', 'public', '--view', 'JD'], { input: CONTRACT });
    const lines = answers<Answer>(ran);
    expect(lines).toHaveLength(12);
    expect(lines.slice(-2).map(({ view }) => view?.viewer)).toEqual(['public', 'JD']);
    expect(lines.at(-1)?.view?.throne).toEqual({ kind: 'vacant' });
  });

  test('--view of nobody in the game ends with status 2', async () => {
    const ran = await defensor(['run', '--view', 'R-XXX'], { input: CONTRACT });
    expect(ran).toMatchObject({ status: 2, stderr: 'defensor: there is no viewer R-XXX in this game\n' });
  });

  test('--gazette prints the public record in place of the lines', async () => {
    const ran = await defensor(['run', '--gazette'], { input: CONTRACT });
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(ran.stdout).toMatch(/^Spring 1454\n=+\n/);
    expect(ran.stdout).toContain(
      'Spain deposed the Pope, the bishop of Rome, with the fleet in the Papal States. [R17]',
    );
    expect(ran.stdout).not.toContain('{');
  });

  test('--language fr has the record and refusals in French', async () => {
    const ran = await defensor(['run', '--gazette', '--language', 'fr'], { input: CONTRACT });
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(ran.stdout).toMatch(/^Printemps 1454\n=+\n/);
    expect(ran.stdout).toContain(
      'L’Espagne a déposé le Pape, l’évêque de Rome, avec la flotte dans les États pontificaux. [R17]',
    );
    const lines = await defensor(['run', '--language', 'fr'], { input: CONTRACT });
    expect(lines.stdout).toContain('"sentence":"Seul le Pape régnant scelle des bulles.');
    expect(await defensor(['run', '--language', 'de'], { input: CONTRACT })).toMatchObject({ status: 2, stdout: '' });
  });

  test('--gazette tells on standard error what did not hold or could not be read', async () => {
    const input = `${JSON.stringify(CREATE)}\n{"expect":{"refused":"game-over"}}\nnonsense\n`;
    const ran = await defensor(['run', '--gazette'], { input });
    expect(ran.status).toBe(2);
    expect(ran.stderr).toMatch(/^line 2: .*\nline 3: .*bad-json.*\n$/);
  });

  test('an answer comes as soon as its line is there', async () => {
    const child = spawn(process.execPath, [LAUNCHER, 'run'], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdout.setEncoding('utf8');
    for (const line of [CREATE, CLOSE, CLOSE, PUBLISH]) {
      child.stdin.write(`${JSON.stringify(line)}\n`);
      const [answer] = (await once(child.stdout, 'data')) as [string];
      expect(JSON.parse(answer)).toMatchObject({ ok: true });
    }
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});
