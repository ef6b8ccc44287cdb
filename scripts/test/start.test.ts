import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { root } from './planted-project.ts';

describe('npm start', () => {
  const folders: string[] = [];
  /** For the data of one start: they would stay for the next. */
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'defensor-start-'));
    folders.push(folder);
    return folder;
  };
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const started: ChildProcess[] = [];
  afterEach(() => {
    for (const child of started.splice(0)) if (isGroupAlive(child)) signalGroup(child, 'SIGKILL');
  });

  /** Starts it as a person does, in a process group of its own, and waits until it prints a link. */
  async function start(env: NodeJS.ProcessEnv) {
    const child = spawn('npm', ['start'], {
      cwd: root,
      detached: true,
      env: { ...process.env, DATA_DIR: newFolder(), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(child);
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    let output = '';
    const link = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = output.match(/http:\/\/\S+/)?.[0];
        if (found && output.includes('What to do next')) resolve(found);
      });
      child.on('exit', () => reject(new Error(`it ended and printed no link:\n${output}`)));
    });
    return { child, link, ended, output: () => output };
  }

  test('prints a link that answers with the page, and what to do next', async () => {
    const { link, output } = await start({ PORT: '0' });
    const page = await fetch(link);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    expect(await page.text()).toContain('<script');
    expect(output()).toContain('What to do next');
    expect(output()).toContain('A class of 27 is ready to try');
    const welcome = output().match(/http:\S+\/welcome#\S+/)?.[0];
    expect((await fetch(String(welcome))).status).toBe(200);
  }, 120_000);

  test.each([
    ['SIGTERM to its process group', (child: ChildProcess) => signalGroup(child, 'SIGTERM')],
    ['SIGTERM to npm alone', (child: ChildProcess) => child.kill('SIGTERM')],
    ['npm was killed', (child: ChildProcess) => child.kill('SIGKILL')],
    ['its terminal was closed', (child: ChildProcess) => signalGroup(child, 'SIGHUP')],
    ['Ctrl+C', (child: ChildProcess) => signalGroup(child, 'SIGINT')],
    [
      'Ctrl+C, pressed twice',
      (child: ChildProcess) => {
        signalGroup(child, 'SIGINT');
        signalGroup(child, 'SIGINT');
      },
    ],
  ])(
    'nothing answers and no process is left after: %s',
    async (_, stop) => {
      const { child, link, ended } = await start({ PORT: '0' });
      stop(child);
      await ended;
      await expect.poll(() => isGroupAlive(child), { timeout: 30_000 }).toBe(false);
      await expect(fetch(link)).rejects.toThrow();
    },
    120_000,
  );

  test('takes the next port when its own is taken, and says so', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(4454, '127.0.0.1', resolve).on('error', () => resolve()));
    try {
      const { link, output } = await start({ PORT: '' });
      expect(new URL(link).port).not.toBe('4454');
      expect(output()).toMatch(/4454 is (taken|in use)/);
    } finally {
      await new Promise((resolve) => taken.close(resolve));
    }
  }, 120_000);
});

function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): void {
  process.kill(-Number(child.pid), signal);
}

function isGroupAlive(child: ChildProcess): boolean {
  try {
    signalGroup(child, 0);
    return true;
  } catch {
    return false;
  }
}
