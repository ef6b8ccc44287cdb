import type { Transaction } from 'kysely';
import { chained, chainStart } from './chain.ts';
import { type Core, databaseTime } from './core.ts';
import { verifyChain } from './games/verify.ts';
import type { AuditEntry, AuditTrail, Fault, StoredAudit, VerifiedPart } from './store.ts';
import type { AuditTable, Database } from './tables.ts';

const PAGE = 500;

/** The audit trail of a store. */
export function auditTrail(core: Core): AuditTrail {
  return {
    write: (entry, tx) => (tx === undefined ? core.transaction((own) => write(own, entry)) : write(tx, entry)),
    read: (afterSeq, limit, object) => read(core, afterSeq, limit, object),
    verify: () => verify(core),
    verifyPart: (afterSeq, limit) => verifyPart(core, afterSeq, limit),
  };
}

/** One after the other: the head's row is locked from here to the end of the transaction. */
async function write(tx: Transaction<Database>, { actor, act, object, facts }: AuditEntry): Promise<void> {
  const head = await tx
    .updateTable('audit_head')
    .set((row) => ({ seq: row('seq', '+', 1) }))
    .where('id', '=', 1)
    .returning(['seq', 'hash', databaseTime.as('at')])
    .executeTakeFirstOrThrow();
  const { seq, at } = head;
  const hash = chained(head.hash, { seq, at, actor, act, object, facts });
  await tx
    .insertInto('audit')
    .values({ seq, at, actor, act, object, facts: JSON.stringify(facts), hash })
    .execute();
  await tx.updateTable('audit_head').set({ hash }).where('id', '=', 1).execute();
}

async function read({ db }: Core, afterSeq: number, limit: number, object?: string): Promise<StoredAudit[]> {
  const query = db.selectFrom('audit').selectAll().where('seq', '>', afterSeq).orderBy('seq').limit(limit);
  const rows = await (object === undefined ? query : query.where('object', '=', object)).execute();
  return rows.map((row) => ({ ...row, facts: JSON.parse(row.facts) as AuditEntry['facts'] }));
}

async function verify(core: Core): Promise<Fault[]> {
  const head = await headOf(core);
  return verifyChain(START, linksUpTo(core, head.seq), head);
}

async function verifyPart(core: Core, afterSeq: number, limit: number): Promise<VerifiedPart> {
  const head = await headOf(core);
  const { seq: of } = head;
  if (afterSeq >= of) return { upTo: of, of, faults: [] };
  const upTo = Math.min(of, afterSeq + limit);
  const before = afterSeq === 0 ? START : { seq: afterSeq, hash: await hashAt(core, afterSeq) };
  return { upTo, of, faults: await verifyChain(before, linksUpTo(core, upTo), upTo === of ? head : undefined) };
}

const START = { seq: 0, hash: chainStart('audit') };

function headOf({ db }: Core) {
  return db.selectFrom('audit_head').select(['seq', 'hash']).where('id', '=', 1).executeTakeFirstOrThrow();
}

/** Nothing for one that is gone: whatever stands after it is found to hang in the air. */
async function hashAt({ db }: Core, seq: number): Promise<string> {
  const row = await db.selectFrom('audit').select('hash').where('seq', '=', seq).executeTakeFirst();
  return row?.hash ?? '';
}

/** The pages of the chain. What was added since is the next verification's. */
function linksUpTo({ db }: Core, last: number) {
  return async (afterSeq: number) => {
    const query = db.selectFrom('audit').selectAll().where('seq', '>', afterSeq).where('seq', '<=', last);
    const rows = await query.orderBy('seq').limit(PAGE).execute();
    return rows.map((row) => ({ seq: row.seq, hash: row.hash, body: bodyOf(row) }));
  };
}

/** The entry as it was hashed, put together from its columns; `facts` stays as it is kept, readable or not. */
function bodyOf({ seq, at, actor, act, object, facts }: AuditTable): string {
  return `${JSON.stringify({ seq, at, actor, act, object }).slice(0, -1)},"facts":${facts}}`;
}
