import { Kysely, PostgresDialect, sql } from 'kysely';
import { auditTrail } from '../audit.ts';
import { sha256 } from '../chain.ts';
import type { Core } from '../core.ts';
import { verifyGame } from '../games/verify.ts';
import { patientPool } from '../postgres/pool.ts';
import { sqliteDialect } from '../sqlite/dialect.ts';
import { openReadOnly } from '../sqlite/open.ts';
import type { Fault } from '../store.ts';
import type { Database } from '../tables.ts';
import { retrying } from '../transaction.ts';

/** What a database holds, and what is wrong with it. */
export interface Verification {
  readonly games: number;
  readonly events: number;
  readonly audit: number;
  readonly blobs: number;
  readonly faults: readonly VerificationFault[];
}

export interface VerificationFault {
  /** `game g1`, `audit trail`, `attachment a1`, or `database` for the file itself. */
  readonly where: string;
  readonly code: Fault['code'] | 'damaged';
  readonly seq?: number;
  /** What SQLite says of a damaged file. */
  readonly detail?: string;
}

/**
 * Goes through the whole database at `url` (`sqlite:<file>`, also a backup, or `postgres://…`), while servers go on: the
 * file, every game's chain, the audit trail, every attachment. Nothing is written.
 *
 * @throws StoreUnavailableError when it cannot be read
 */
export async function verifyDatabase(url: string): Promise<Verification> {
  const dialect = url.startsWith('sqlite:') ? 'sqlite' : 'postgres';
  const db = dialect === 'sqlite' ? readOnly(url.slice('sqlite:'.length)) : patient(url);
  try {
    const core: Core = { db, dialect, transaction: retrying(db) };
    const damage = dialect === 'sqlite' ? await damageOf(db) : [];
    return await verifyRows(core, damage);
  } finally {
    await db.destroy();
  }
}

async function verifyRows(core: Core, damage: readonly VerificationFault[]): Promise<Verification> {
  const { db } = core;
  const faults = [...damage];
  const note = (where: string, found: readonly Fault[]) => faults.push(...found.map((fault) => ({ where, ...fault })));

  const games = await db.selectFrom('games').select(['id', 'seq']).orderBy('id').execute();
  for (const { id } of games) note(`game ${id}`, await verifyGame(core, id));
  note('audit trail', await auditTrail(core).verify());
  const blobs = await db.selectFrom('blobs').select('id').orderBy('id').execute();
  for (const { id } of blobs) {
    const blob = await db.selectFrom('blobs').select(['bytes', 'sha256']).where('id', '=', id).executeTakeFirst();
    if (blob !== undefined && sha256(blob.bytes) !== blob.sha256)
      faults.push({ where: `attachment ${id}`, code: 'hash' });
  }
  const { seq: audit } = await db.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow();
  const events = games.reduce((sum, { seq }) => sum + seq, 0);
  return { games: games.length, events, audit, blobs: blobs.length, faults };
}

async function damageOf(db: Kysely<Database>): Promise<VerificationFault[]> {
  const { rows: pages } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: orphans } = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(db);
  return [
    ...pages.filter((row) => row.integrity_check !== 'ok').map((row) => row.integrity_check),
    ...orphans.map((row) => `row ${row.rowid} of ${row.table} belongs to nothing`),
  ].map((detail) => ({ where: 'database', code: 'damaged', detail }));
}

function readOnly(file: string): Kysely<Database> {
  return new Kysely<Database>({ dialect: sqliteDialect(openReadOnly(file)) });
}

function patient(url: string): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: patientPool(url) }) });
}
