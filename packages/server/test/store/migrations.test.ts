import { Kysely, PostgresDialect, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../src/store/migrations/all.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import type { Migration } from '../../src/store/migrations/migration.ts';
import { patientPool } from '../../src/store/postgres/pool.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import type { Database } from '../../src/store/tables.ts';
import { batch, newGame } from './batches.ts';
import { databases } from './databases.ts';
import earliest from './fixtures/0001-store.json' with { type: 'json' };

const here = databases();
const KINDS = ['sqlite', 'postgres'] as const;
type Kind = (typeof KINDS)[number];
const SLOW = 60_000;

/** A plain connection to the database at `url`, that has no schema yet; what it is asked comes to `statements`. */
function connect(url: string, kind: Kind, statements: string[] = []): Kysely<Database> {
  return new Kysely<Database>({
    dialect:
      kind === 'sqlite'
        ? sqliteDialect(openSqlite(url.slice('sqlite:'.length), Date.now))
        : new PostgresDialect({ pool: patientPool(url) }),
    log: ({ query }) => void statements.push(query.sql),
  });
}

/** The tables of `db` that are ours, with the names of their columns. */
async function schemaOf(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables();
  const named = tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()] as const);
  return Object.fromEntries([...named].sort());
}

describe('the migrations', () => {
  test('are numbered from 1 on without gap', () => {
    const numbers = MIGRATIONS.map(({ name }) => name.match(/^(\d{4})-[a-z-]+$/)?.[1]);
    expect(numbers).toEqual(MIGRATIONS.map((_, index) => String(index + 1).padStart(4, '0')));
  });

  test.each(KINDS)('on %s only add, so that the release before works on the schema after', async (kind) => {
    const statements: string[] = [];
    const db = connect(await here.fresh(kind), kind, statements);
    await migrate(db, kind);
    await db.destroy();
    const ADDS = [
      /^create (unique )?(table|index|function|trigger)\b/,
      /^alter table "\w+" add column "\w+" \w+( references .*)?$/,
      /^alter table "\w+" add column "\w+" \w+ (not null )?default .+$/,
      /^alter table "\w+" add column "\w+" \w+ default .+ not null$/,
      /^(insert into|select) /,
      /^(begin|commit|begin immediate)$/,
    ];
    const others = statements.filter((statement) => !ADDS.some((adds) => adds.test(statement)));
    expect(others).toEqual([]);
  });

  test.each(KINDS)('on %s, that fail half way leave the schema as it was', async (kind) => {
    const db = connect(await here.fresh(kind), kind);
    await migrate(db, kind);
    const before = await schemaOf(db);
    const broken: Migration = {
      name: '9999-broken',
      async up(tx) {
        await tx.schema.createTable('half').addColumn('id', 'text').execute();
        throw new Error('Broken.');
      },
    };
    await expect(migrate(db, kind, [...MIGRATIONS, broken])).rejects.toThrow('Broken.');
    expect(await schemaOf(db)).toEqual(before);
    await db.destroy();
  });

  test('make the same tables on both databases', async () => {
    const schemas = [];
    for (const kind of KINDS) {
      const db = connect(await here.fresh(kind), kind);
      await migrate(db, kind);
      schemas.push(await schemaOf(db));
      await db.destroy();
    }
    expect(schemas[0]).toEqual(schemas[1]);
  });
});

const STARTS = KINDS.flatMap((kind) => MIGRATIONS.map(({ name }, index) => ({ kind, name, steps: index + 1 })));

describe('Q19 from every earlier schema', () => {
  test.each(STARTS)(
    '$name on $kind: a game of the first release is found whole, and goes on',
    async ({ kind, steps }) => {
      const url = await here.fresh(kind);
      const db = connect(url, kind);
      await migrate(db, kind, MIGRATIONS.slice(0, 1));
      await sql`delete from audit_head`.execute(db);
      await sql`delete from probe`.execute(db);
      for (const [table, rows] of Object.entries(earliest)) {
        for (const row of rows)
          await db
            .insertInto(table as 'games')
            .values(row as never)
            .execute();
      }
      await migrate(db, kind, MIGRATIONS.slice(0, steps));
      await db.destroy();

      const store = await here.open(url);
      expect(await store.games.verify('g1')).toEqual([]);
      expect(await store.audit.verify()).toEqual([]);
      const head = await store.games.head('g1');
      expect(head).toMatchObject({ title: 'The first game', seq: 3, closesAt: 1_900_000_000_000 });
      expect(await store.games.texts('g1', ['a/text'])).toEqual(new Map([['a/text', 'A letter']]));
      expect(await store.games.answerOf('g1', 'a')).toMatchObject({ answer: { receipt: 'a' } });
      expect((await store.games.append(batch('g1', 3, 'next'))).kind).toBe('appended');
      await store.audit.write({ actor: 'p1', act: 'signIn', object: 'p1', facts: {} });
      expect(await store.audit.verify()).toEqual([]);
    },
    SLOW,
  );

  test.each(KINDS)(
    'on %s this release works on the schema of a later one',
    async (kind) => {
      const url = await here.fresh(kind);
      const later: Migration = {
        name: `${String(MIGRATIONS.length + 1).padStart(4, '0')}-later`,
        async up(tx) {
          await tx.schema.alterTable('games').addColumn('colour', 'text').execute();
          await tx.schema.createTable('later').addColumn('id', 'text').execute();
        },
      };
      const db = connect(url, kind);
      await migrate(db, kind, [...MIGRATIONS, later]);
      await db.destroy();
      const store = await here.open(url);
      const game = await newGame(store);
      expect((await store.games.append(batch(game, 0, 'a', { count: 2 }))).kind).toBe('appended');
      expect(await store.games.verify(game)).toEqual([]);
    },
    SLOW,
  );
});
