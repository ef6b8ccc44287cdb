import type { Migration } from './migration.ts';

/** Which seats have a game open on which node (play/live/presence.ts). */
export const presence: Migration = {
  name: '0004-presence',
  async up(db) {
    await db.schema
      .createTable('presence')
      .addColumn('node', 'text', (c) => c.notNull())
      .addColumn('game_id', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('seat_id', 'text', (c) => c.notNull())
      .addColumn('told_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('presence_key', ['node', 'game_id', 'seat_id'])
      .execute();
    await db.schema.createIndex('presence_game').on('presence').column('game_id').execute();
  },
};
