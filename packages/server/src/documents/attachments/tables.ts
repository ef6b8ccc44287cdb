import type { MediaType } from './clean.ts';
import type { Thing } from './things.ts';

export interface AttachmentTables {
  readonly attachments: AttachmentsTable;
}

/** A picture or document that belongs to a paper of a game. Its bytes are the blob of the same id. */
export interface AttachmentsTable {
  id: string;
  game_id: string;
  kind: Thing['kind'];
  /** The sheet, letter or finding by the game's id for it. */
  thing_id: string;
  /** Of a sheet, whose name is free again on the next turn: its turn and kind; else empty. */
  turn: string;
  sheet_kind: string;
  seat_id: string;
  /** Who sent it, as the records of commands name people. */
  principal: string;
  media_type: MediaType;
  /** In bytes, as it is kept. */
  size: number;
  /** Of the bytes as they are kept. */
  sha256: string;
  at: number;
}
