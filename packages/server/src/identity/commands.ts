import { openStore } from '../store/open.ts';
import { openDesk } from './desk.ts';
import { invite, resetInviteFor } from './invites.ts';

export interface IdentityCommandSettings {
  readonly databaseUrl: string;
  /** What the printed link begins with. */
  readonly origin: string;
}

const USAGE = 'Usage: owner-link | new-passphrase NAME';

/**
 * Runs `owner-link` or `new-passphrase NAME` on the database, beside a server that may be running, and returns the exit
 * status. `undefined` when `args` name neither. Whoever may run it may read the database anyway.
 */
export async function runIdentityCommand(
  [command, ...args]: readonly string[],
  { databaseUrl, origin }: IdentityCommandSettings,
  say: (line: string) => void,
): Promise<number | undefined> {
  if (command !== 'owner-link' && command !== 'new-passphrase') return undefined;
  const name = args.join(' ');
  if ((command === 'owner-link') !== (name === '')) {
    say(USAGE);
    return 2;
  }
  const store = await openStore({ url: databaseUrl, beside: true });
  try {
    const desk = await openDesk(store, {});
    const secret =
      command === 'owner-link'
        ? (await invite(desk, 'server', { kind: 'owner' })).secret
        : await resetInviteFor(desk, name);
    if (secret === undefined) {
      say(`Nobody signs in here as ${name}.`);
      return 1;
    }
    say(`${origin}/welcome#${secret}`);
    say('It works once, within a day.');
    return 0;
  } finally {
    await store.close();
  }
}
