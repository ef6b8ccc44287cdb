import type { Migration } from './migration.ts';

/** What is attached to the papers of games (documents/attachments/tables.ts says what each column is); the bytes are in `blobs`. */
export const attachments: Migration = {
  name: '0003-attachments',
  async up(db) {
    await db.schema
      .createTable('attachments')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game_id', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('thing_id', 'text', (c) => c.notNull())
      .addColumn('turn', 'text', (c) => c.notNull())
      .addColumn('sheet_kind', 'text', (c) => c.notNull())
      .addColumn('seat_id', 'text', (c) => c.notNull())
      .addColumn('principal', 'text', (c) => c.notNull())
      .addColumn('media_type', 'text', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('attachments_game').on('attachments').columns(['game_id', 'at']).execute();
    await db.schema.createIndex('attachments_principal').on('attachments').column('principal').execute();
  },
};
