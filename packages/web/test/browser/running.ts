import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { ensureServer, ensureWebClient } from '../../../../scripts/setup/build.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A server of our own, on a free port and with a place of its own: the process that `npm start` runs. */
export interface TestServer {
  readonly link: string;
  readonly process: ChildProcess;
  /** Everything it printed so far. */
  readonly printed: () => string;
}

export async function startServer(env: Readonly<Record<string, string>> = { PORT: '0' }): Promise<TestServer> {
  await ensureWebClient(ROOT);
  await ensureServer(ROOT);
  const data = mkdtempSync(join(tmpdir(), 'defensor-data-'));
  const server = spawn(process.execPath, ['--enable-source-maps', 'packages/server/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.once('exit', () => rmSync(data, { recursive: true, force: true }));
  let printed = '';
  const link = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
    server.stdout.on('data', (data: Buffer) => {
      printed += data.toString();
      const found = /http:\S+/.exec(printed)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  return { link, process: server, printed: () => printed };
}

export function stopServer({ process: server }: TestServer): Promise<number | null> {
  return new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}

export async function launchBrowser(settings: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return chromium.launch({ executablePath, args: [...args, ...quiet, ...settings] });
}
