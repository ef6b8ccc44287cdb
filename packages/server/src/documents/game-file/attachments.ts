import type { GameFile } from '@defensor/api';
import { type Game, JUDGE, view } from '@defensor/game';
import type { Store } from '../../store/store.ts';
import { cleanFile } from '../attachments/clean.ts';
import { attachmentsOf, type NewAttachment } from '../attachments/keep.ts';
import { isIn, type Thing } from '../attachments/things.ts';

export type FileAttachments = NonNullable<GameFile['attachments']>;
/** As a file held it: sound, and of something in the log. */
export type ReadAttachment = Pick<NewAttachment, 'about' | 'seat' | 'mediaType' | 'bytes'>;

/** More does not come in again: a file is read whole. In Base64 it is a third more. */
const MOST_BYTES = 20 * 1024 * 1024;

/** What is attached to a game, the oldest first; `too-large` where it is more than a file holds. */
export async function attachmentsToWrite(
  store: Pick<Store, 'db' | 'blobs'>,
  game: string,
): Promise<FileAttachments | 'too-large'> {
  const all = await attachmentsOf(store, game);
  if (all.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) return 'too-large';
  const written: FileAttachments[number][] = [];
  for (const { id, about, by, mediaType } of all) {
    const blob = await store.blobs.get(id);
    // Taken away since the list was read.
    if (blob === undefined) continue;
    written.push({ about, by, mediaType, bytes: Buffer.from(blob.bytes).toString('base64') });
  }
  return written;
}

/** What a file holds, cleaned as if it were sent now; the number of the first that is not to be taken. */
export function attachmentsRead(
  game: Game,
  attachments: FileAttachments,
): readonly ReadAttachment[] | { readonly unsound: number } {
  const seen = view(game, JUDGE);
  const read: ReadAttachment[] = [];
  for (const [index, { about, by, mediaType, bytes }] of attachments.entries()) {
    const cleaned = cleanFile(Buffer.from(bytes, 'base64'));
    const isSound = cleaned.ok && cleaned.mediaType === mediaType && by in game.state.seats;
    if (!isSound || !isIn(seen, about as Thing)) return { unsound: index };
    read.push({ about: about as Thing, seat: by, mediaType, bytes: cleaned.bytes });
  }
  return read;
}
