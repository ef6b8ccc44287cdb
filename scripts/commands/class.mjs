import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../setup/chromium.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { endWithOurChildren, run } from '../setup/run-command.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Sets up, then has the class play. */
export async function main() {
  endWithOurChildren();
  await ensureInstalled(root);
  const env = { ...process.env, CHROMIUM: await ensureChromium() };
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status } = await run(process.execPath, [tsx, 'packages/web/class/main.ts'], {
    cwd: root,
    env,
    mayFail: true,
  });
  process.exitCode = status ?? 1;
}
