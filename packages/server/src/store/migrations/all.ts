import { store } from './0001-store.ts';
import { identity } from './0002-identity.ts';
import { attachments } from './0003-attachments.ts';
import { presence } from './0004-presence.ts';
import { walls } from './0005-walls.ts';
import type { Migration } from './migration.ts';

/** Every step of the schema, in order. A folder that keeps something adds its own at the end. */
export const MIGRATIONS: readonly Migration[] = [store, identity, attachments, presence, walls];
