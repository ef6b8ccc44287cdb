import type { Kysely } from 'kysely';
import { sha256 } from './chain.ts';
import { type Core, databaseTime } from './core.ts';
import type { Blobs, NewBlob, StoredBlob } from './store.ts';
import type { Database } from './tables.ts';

/** The attachments' bytes of a store. */
export function blobs(core: Core): Blobs {
  return {
    put: (blob, tx) => put(tx ?? core.db, blob),
    get: (id) => get(core, id),
    async erase(id) {
      const { numDeletedRows } = await core.db.deleteFrom('blobs').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

async function put(db: Kysely<Database>, { id, game, mediaType, bytes }: NewBlob): Promise<void> {
  await db
    .insertInto('blobs')
    .values({
      id,
      game_id: game ?? null,
      media_type: mediaType,
      sha256: sha256(bytes),
      bytes: Buffer.from(bytes),
      created_at: databaseTime,
    })
    .execute();
}

async function get({ db }: Core, id: string): Promise<StoredBlob | undefined> {
  const row = await db.selectFrom('blobs').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    ...(row.game_id === null ? {} : { game: row.game_id }),
    mediaType: row.media_type,
    bytes: row.bytes,
    sha256: row.sha256,
    createdAt: row.created_at,
  };
}
