import type { Migration } from './migration.ts';

/** How far the results on a game's wall are revealed (play/live/walls.ts). */
export const walls: Migration = {
  name: '0005-walls',
  async up(db) {
    await db.schema
      .createTable('walls')
      .addColumn('game_id', 'text', (c) => c.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('turn', 'text', (c) => c.notNull())
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('line', 'integer', (c) => c.notNull())
      .addColumn('shown', 'integer')
      .addColumn('sent_by', 'text', (c) => c.notNull())
      .execute();
  },
};
