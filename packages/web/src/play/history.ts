import type { Play } from './play.ts';

/** The play as it lies, and how it lay before. */
export interface History {
  readonly present: Play;
  /** The latest last. */
  readonly past: readonly Play[];
  readonly future: readonly Play[];
}

/** Undo goes back this far. */
const KEPT = 40;

export const historyOf = (present: Play): History => ({ present, past: [], future: [] });

/** A change that can be undone. */
export function change(history: History, play: Play): History {
  if (play === history.present) return history;
  return { present: play, past: [...history.past, history.present].slice(-KEPT), future: [] };
}

/** Turning to another phase: nothing that needs to be undone. */
export function turnTo(history: History, play: Play): History {
  return { ...history, present: play };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { present: before, past: history.past.slice(0, -1), future: [history.present, ...history.future] };
}

export function redo(history: History): History {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { present: after, past: [...history.past, history.present], future };
}
