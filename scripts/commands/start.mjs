import { fileURLToPath } from 'node:url';
import { ensureServer, ensureWebClient } from '../setup/build.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { whenNpmIsGone } from '../setup/processes.mjs';
import { endWithOurChildren } from '../setup/run-command.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** How long the server has to close after it was told to. */
const PATIENCE_MS = 3000;

/** Sets up, then serves in this very process: there is no child that could outlive it. */
export async function main() {
  const ending = endWithOurChildren();
  await ensureInstalled(root);
  await ensureWebClient(root);
  await ensureServer(root);
  ending.release();
  endWithTheTerminal();
  // To try things in: never where it serves others.
  if (!process.env['PUBLIC_URL'] && !process.env['DATABASE_URL']) process.env['DEMO'] ||= '1';
  process.setSourceMapsEnabled(true);
  await import(new URL('../../packages/server/dist/main.js', import.meta.url).href);
  if (process.exitCode) return;
  const sandbox = '  To play with the board alone, open the first link: write orders for everyone, then “Resolve”.';
  const inClass = process.env['DEMO']
    ? '  Open the Judge’s link: choose a name and a passphrase, then sit in any seat of the class to try.'
    : '  Open the Judge’s link: choose a name and a passphrase. Players come in at /join, by their cards.';
  console.log(`
What to do next
${inClass}
${sandbox}
  For phones in the same room:  LAN=1 npm start
  The same on the command line:  npx defensor --help
  To stop: Ctrl+C.`);
}

/**
 * The server closes on SIGTERM and SIGINT by itself. It does so too when the terminal is closed, and when the npm that
 * started us is gone; and if it cannot close, it ends all the same.
 */
function endWithTheTerminal() {
  const close = () => process.kill(process.pid, 'SIGTERM');
  process.once('SIGHUP', close);
  whenNpmIsGone(close);
  for (const name of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
    process.once(name, () => setTimeout(() => process.exit(1), PATIENCE_MS).unref());
  }
}
