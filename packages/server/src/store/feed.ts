import type { AppendListener, AppendNote } from './store.ts';

/** How many games' last notes are remembered; beyond, some are told of twice. */
const REMEMBERED = 10_000;

/** Tells listeners of appends: of our own at once, and not again when the database announces them too. */
export function appendFeed() {
  const listeners = new Set<AppendListener>();
  const told = new Map<string, number>();

  const tell = (note: AppendNote) => {
    if ((told.get(note.game) ?? 0) >= note.seq) return;
    if (told.size >= REMEMBERED) told.clear();
    told.set(note.game, note.seq);
    for (const listener of listeners) listener(note);
  };
  return {
    /** An append was committed by this node, or announced by the database. */
    tell,
    /** Nothing was heard for a while, and the database may be another by now: a restored one, with shorter logs. */
    forget: () => told.clear(),
    listen(listener: AppendListener): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
