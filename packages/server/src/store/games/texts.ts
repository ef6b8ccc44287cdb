import { type Core, databaseTime, inPieces } from '../core.ts';

/** The texts of these ids, as `GameLog.texts` says. */
export async function textsOf({ db }: Core, game: string, ids: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const piece of inPieces(ids)) {
    const rows = await db
      .selectFrom('texts')
      .select(['id', 'body'])
      .where('game_id', '=', game)
      .where('id', 'in', piece)
      .execute();
    for (const { id, body } of rows) if (body !== null) found.set(id, JSON.parse(body) as string);
  }
  return found;
}

/** Erases the texts of these ids, as `GameLog.eraseTexts` says. */
export async function eraseTexts(core: Core, game: string, ids: readonly string[]): Promise<number> {
  return core.transaction(async (tx) => {
    let count = 0;
    for (const piece of inPieces(ids)) {
      const { numUpdatedRows } = await tx
        .updateTable('texts')
        .set({ body: null, erased_at: databaseTime })
        .where('game_id', '=', game)
        .where('id', 'in', piece)
        .where('body', 'is not', null)
        .executeTakeFirst();
      count += Number(numUpdatedRows);
    }
    return count;
  });
}
