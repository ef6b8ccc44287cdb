import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { runCommand } from './commands.ts';
import { type Config, readConfig, summaryOf } from './config.ts';
import { runIdentityCommand } from './identity/commands.ts';
import { firstOwnerInvite } from './identity/invites.ts';
import { lanAddresses } from './lan.ts';
import { addressOf, listen, PortTakenError } from './listen.ts';
import { openLog } from './log.ts';
import { type Node, openNode } from './node.ts';
import { ensureDemo } from './play/demo.ts';
import { StoreInUseError, StoreUnavailableError } from './store/errors.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const WEB_ROOT = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** How long closing may take; then it ends all the same. */
const CLOSE_MS = 8_000;

/** Runs the server until it is told to stop; the exit status says whether it could start. */
async function main(): Promise<void> {
  const config = readConfig(process.env, ROOT);
  if ('problems' in config) {
    return stopWith(['The settings cannot be used:', ...config.problems.map((problem) => `  ${problem}`)].join('\n'));
  }
  const args = process.argv.slice(2);
  if (args.length > 0) return carryOut(args, config);
  if (!existsSync(`${WEB_ROOT}index.html`)) {
    return stopWith('The web client is not built yet. Build it with: npm run build -w packages/web');
  }
  const isProduction = config.publicOrigin !== undefined || config.databaseUrl.startsWith('postgres');
  const log = openLog(config.logLevel ?? (isProduction ? 'info' : 'warn'));
  try {
    let origin: string | undefined;
    const node = await openNode(config, { webRoot: WEB_ROOT, log, linkOrigin: () => origin ?? 'http://localhost' });
    closeWithGrace({ delay: CLOSE_MS, logger: log }, ({ err }) => {
      if (err !== undefined) log.error({ err }, 'the server ends: something went wrong that nobody answers for');
      return node.close();
    });
    const address = addressOf(config);
    const link = await listen(node.app, address);
    origin = originFor(config, link);
    node.start();
    if (!address.portIsFixed && !link.endsWith(`:${address.port}/`)) {
      say(`Port ${address.port} is in use: taking the next that is free.`);
    }
    await sayWelcome(node, config, link, origin);
  } catch (error) {
    const known = explained(error);
    if (known === undefined) throw error;
    stopWith(known);
    process.exit();
  }
}

/** Runs a command on the database instead of the server (docs/operations.md). */
async function carryOut(args: readonly string[], config: Config): Promise<void> {
  const { databaseUrl, dataDir, publicOrigin } = config;
  const origin = publicOrigin ?? `http://localhost:${addressOf(config).port}`;
  const settings = { databaseUrl, backupFolder: join(dataDir, 'backups'), origin };
  const status = (await runCommand(args, settings, say)) ?? (await runIdentityCommand(args, settings, say));
  if (status === undefined) {
    return stopWith('Commands: backup [FILE] | restore FILE | verify [FILE] | owner-link | new-passphrase NAME');
  }
  process.exitCode = status;
}

/** What links name: the public address, or one that devices of the local network reach. */
function originFor(config: Config, link: string): string {
  if (config.publicOrigin !== undefined) return config.publicOrigin;
  const [address] = config.lan ? lanAddresses() : [];
  return address === undefined ? new URL(link).origin : `http://${address}:${new URL(link).port}`;
}

async function sayWelcome(node: Node, config: Config, link: string, origin: string): Promise<void> {
  const { services } = node;
  say(`Defensor is open at ${config.lan ? `${origin}/` : link}`);
  for (const line of summaryOf(config)) say(`  ${line}`);
  if (config.lan) {
    say('The local network can reach it, over plain HTTP: whoever shares the network could listen in.');
    say('Use it in a classroom’s own network, and set PUBLIC_URL with TLS in front for anything else.');
    if (lanAddresses().length === 0) say('No address on a local network was found: is this machine connected?');
  }
  if (config.demo) {
    const demo = await ensureDemo(services);
    node.setDemo(demo);
    const { state } = await services.host.current(demo.game);
    const players = Object.values(state.seats).filter((seat) => seat !== undefined && seat.class !== 'judge').length;
    say(`A class of ${players} is ready to try (game ${demo.game}): its owner may sit in any seat.`);
  }
  const invite = await firstOwnerInvite(services.identity);
  if (invite === undefined) say(`The Judge’s link: ${origin}/ (sign in with your name and passphrase)`);
  else say(`The Judge’s link, which makes the owner of this installation, once: ${origin}/welcome#${invite}`);
}

/** What the person at the terminal can put right. */
function explained(error: unknown): string | undefined {
  if (error instanceof PortTakenError) {
    return `Port ${error.port} is in use. Choose another, for example: PORT=${error.port + 1} npm start`;
  }
  if (error instanceof StoreInUseError) {
    return `${error.message} Stop it first, or give this one a place of its own: DATA_DIR=other-data npm start`;
  }
  return error instanceof StoreUnavailableError ? `${error.message} Look at DATABASE_URL and DATA_DIR.` : undefined;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stopWith(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

await main();
