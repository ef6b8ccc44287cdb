// The PostgreSQL that tests of the store start for themselves: found where people have it, or Debian's, installed where
// that is allowed. Nobody's own databases are touched: only the programs are used.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Complaint, run } from './run-command.mjs';

/** Where packages put each version's programs, in a folder named by its number. */
const SHELVES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/Library/PostgreSQL'];

/**
 * The folder of `postgres` and `initdb`: `POSTGRES_BIN` of the environment where it is set, else that on the path, else
 * the newest found.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function findPostgres(env = process.env) {
  if (env.POSTGRES_BIN) return isPostgres(env.POSTGRES_BIN) ? env.POSTGRES_BIN : undefined;
  const onPath = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '' && isPostgres(folder));
  // Links to the programs will do, but what they bring along lies beside the real ones.
  return [...onPath.map((folder) => dirname(realpathSync(join(folder, 'postgres')))), ...shelved()].find(isPostgres);
}

/**
 * The same, installing Debian's when there is none and we may.
 *
 * @returns {Promise<string>}
 */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  if (process.env.POSTGRES_BIN) {
    throw new Complaint(`POSTGRES_BIN names ${process.env.POSTGRES_BIN}, and there is no postgres with initdb.`);
  }
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) throw new Complaint(HOW_TO_GET_IT);
  console.log("No PostgreSQL here: installing Debian's for the tests of the store (about a minute) …");
  const apt = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['-q', 'update'], apt);
  await run('apt-get', ['-q', '-y', '--no-install-recommends', 'install', 'postgresql'], apt);
  const installed = findPostgres();
  if (!installed) throw new Complaint(`apt-get went through, but there is still no PostgreSQL.\n${HOW_TO_GET_IT}`);
  return installed;
}

/** @param {string} folder */
function isPostgres(folder) {
  return existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'));
}

/** The `bin` folders on the shelves, the newest version first. */
function shelved() {
  return SHELVES.filter((shelf) => existsSync(shelf))
    .flatMap((shelf) =>
      readdirSync(shelf).map((name) => ({ folder: join(shelf, name, 'bin'), version: versionOf(name) })),
    )
    .sort((one, other) => other.version - one.version)
    .map(({ folder }) => folder);
}

/** @param {string} name `15`, `postgresql@16` */
function versionOf(name) {
  return Number(name.match(/(\d+)$/)?.[1] ?? 0);
}

const HOW_TO_GET_IT = `The tests of the store need PostgreSQL's programs (12 or newer), and none were found. Get them:
  Debian, Ubuntu:  sudo apt-get install postgresql
  Fedora:          sudo dnf install postgresql-server
  macOS:           brew install postgresql@17
Where they are already somewhere else, say so:  POSTGRES_BIN=/path/to/bin npm test
The other tests run without it:  npm test -- packages/diplomacy`;
