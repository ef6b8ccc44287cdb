import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { addressFrom, listen, PortTakenError } from './listen.ts';

const WEB_ROOT = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** Runs the server until it is told to stop; the exit status says whether it could start. */
async function main(): Promise<void> {
  const address = addressFrom(process.env);
  if ('problem' in address) return stopWith(address.problem);
  if (!existsSync(`${WEB_ROOT}index.html`)) {
    return stopWith('The web client is not built yet. Build it with: npm run build -w packages/web');
  }

  const app = buildApp({
    webRoot: WEB_ROOT,
    services: { nowMs: Date.now },
    door: { identify: async () => ({ kind: 'nobody' }), classOfGame: async () => undefined },
  });
  const stop = () => {
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  try {
    const link = await listen(app, address);
    if (!address.portIsFixed && !link.endsWith(`:${address.port}/`)) {
      process.stdout.write(`Port ${address.port} is in use: taking the next that is free.\n`);
    }
    process.stdout.write(`Defensor is open at ${link}\n`);
  } catch (error) {
    if (!(error instanceof PortTakenError)) throw error;
    stopWith(`Port ${error.port} is in use. Choose another, for example: PORT=${error.port + 1} npm start`);
  }
}

function stopWith(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

await main();
