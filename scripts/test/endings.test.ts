import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { descendantsOf } from '../setup/processes.mjs';
import { root } from './planted-project.ts';

/** A command of ours that runs a program, which has started another in a group of its own, as tests start browsers. */
const COMMAND = `
import { endWithOurChildren, run } from ${JSON.stringify(join(root, 'scripts/setup/run-command.mjs'))};
endWithOurChildren();
await run(process.execPath, ['program.mjs']);
console.log('went on');
`;
const PROGRAM = `
import { spawn } from 'node:child_process';
const deaf = "process.on('SIGTERM', () => {}); process.on('SIGHUP', () => {}); console.log('ready'); setInterval(() => {}, 1000)";
spawn(process.execPath, ['-e', deaf], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
setInterval(() => {}, 1000);
`;

let folder: string;
let child: ChildProcess;
let all: number[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'defensor-endings-'));
  writeFileSync(join(folder, 'command.mjs'), COMMAND);
  writeFileSync(join(folder, 'program.mjs'), PROGRAM);
  writeFileSync(join(folder, 'package.json'), '{ "scripts": { "test": "node command.mjs" } }');
});
afterEach(() => {
  for (const pid of all.filter(isAlive)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a program and waits until the last of its descendants says that it is ready. */
async function start(command: string, args: readonly string[]) {
  child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready')) resolve();
    });
  });
  all = [Number(child.pid), ...descendantsOf(Number(child.pid))];
  return { ended, output: () => output };
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)(
  '%s to a command ends all that it runs, the deaf ones too, with status %i',
  async (signal, status) => {
    const { ended, output } = await start(process.execPath, ['command.mjs']);
    child.kill(signal);
    expect(await ended).toBe(status);
    await expect.poll(() => all.filter(isAlive), { timeout: 30_000 }).toEqual([]);
    expect(output()).not.toContain('went on');
  },
  60_000,
);

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to npm alone ends all that the command runs',
  async (signal) => {
    await start('npm', ['test']);
    expect(all.length).toBeGreaterThanOrEqual(4); // npm, the command, its program, and what that started; a shell on some systems
    child.kill(signal);
    await expect.poll(() => all.filter(isAlive), { timeout: 30_000 }).toEqual([]);
  },
  60_000,
);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
