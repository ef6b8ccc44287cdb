import { type Attachment, attachmentsBy, eraseAttachments } from '../documents/attachments/keep.ts';
import type { Connection, Desk } from './desk.ts';
import { nameOf } from './principal.ts';

/** What came by the card of a seat. */
export interface CardOfSeat {
  readonly id: string;
  readonly game_id: string;
  readonly seat_id: string;
}

export interface Writing {
  readonly game: string;
  readonly seat: string;
  readonly at: number;
  /** The id of the text. */
  readonly text: string;
}

/** The texts that were sent by these cards: letters, notes, testimony, sheets' words. */
export async function writingsBy(connection: Connection, cards: readonly CardOfSeat[]): Promise<Writing[]> {
  const found: Writing[] = [];
  for (const { id, game_id, seat_id } of cards) {
    const rows = await connection
      .selectFrom('commands')
      .innerJoin('events', (join) =>
        join.onRef('events.game_id', '=', 'commands.game_id').onRef('events.command_id', '=', 'commands.id'),
      )
      .select(['events.body', 'commands.accepted_at'])
      .where('commands.game_id', '=', game_id)
      .where('commands.principal', '=', sender({ id, game_id, seat_id }))
      .execute();
    for (const { body, accepted_at } of rows) {
      for (const text of textsIn(JSON.parse(body))) found.push({ game: game_id, seat: seat_id, at: accepted_at, text });
    }
  }
  return found;
}

/** The pictures and documents that were attached by these cards. */
export function attachedBy(
  { store }: Pick<Desk, 'store'>,
  cards: readonly CardOfSeat[],
): Promise<(Attachment & { readonly game: string })[]> {
  return attachmentsBy(store.db, cards.map(sender));
}

/** Erases the texts and attachments that were sent by these cards. The game's history stays, with a gap for each. */
export async function eraseWritings(desk: Desk, cards: readonly CardOfSeat[]): Promise<void> {
  const writings = await writingsBy(desk.store.db, cards);
  for (const game of new Set(writings.map((writing) => writing.game))) {
    const ids = writings.filter((writing) => writing.game === game).map(({ text }) => text);
    await desk.store.games.eraseTexts(game, ids);
  }
  const attached = await attachedBy(desk, cards);
  await eraseAttachments(
    desk.store,
    attached.map(({ id }) => id),
  );
}

/** As the commands of a card name it. */
function sender({ id, game_id, seat_id }: CardOfSeat): string {
  return nameOf({ kind: 'seat', gameId: game_id, seatId: seat_id, accessId: id, sessionId: '' });
}

/** The references to texts anywhere in an event: an id with the hash of what it stands for. */
function textsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const fields = part as Record<string, unknown>;
  if (typeof fields.id === 'string' && typeof fields.hash === 'string' && Object.keys(fields).length === 2) {
    return [fields.id];
  }
  return Object.values(fields).flatMap(textsIn);
}
