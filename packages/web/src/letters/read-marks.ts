import { useCallback, useSyncExternalStore } from 'react';
import { keep, kept } from '../page/kept.ts';
import type { Thread } from './threads.ts';

/** How much of each thread was read on this device: the words of others in it that were there when it was last open. */
type Marks = Readonly<Record<string, number>>;

const listeners = new Set<() => void>();
const NONE: Marks = {};
let read: { readonly text: string; readonly marks: Marks } = { text: '', marks: NONE };

function marksIn(text: string): Marks {
  if (text === read.text) return read.marks;
  try {
    read = { text, marks: JSON.parse(text) as Marks };
  } catch {
    read = { text, marks: NONE };
  }
  return read.marks;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another window of this device may have read a letter.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What was read on this device, and a way to mark a thread as read. */
export function useReadMarks(game: string, seat: string): readonly [Marks, (thread: Thread) => void] {
  const key = `read.${game}.${seat}`;
  const text = useSyncExternalStore(subscribe, () => kept(key) ?? '');
  const mark = useCallback(
    (thread: Thread) => {
      const before = marksIn(kept(key) ?? '');
      const count = wordsOfOthers(thread, seat);
      if ((before[thread.key] ?? 0) >= count) return;
      keep(key, JSON.stringify({ ...before, [thread.key]: count }));
      for (const listener of listeners) listener();
    },
    [key, seat],
  );
  return [marksIn(text), mark];
}

/** How many words of others in a thread were not read on this device. */
export const unreadIn = (thread: Thread, marks: Marks, seat: string) =>
  Math.max(0, wordsOfOthers(thread, seat) - (marks[thread.key] ?? 0));

function wordsOfOthers({ items }: Thread, seat: string): number {
  return items.filter((item) => {
    if (item.kind === 'warning') return true;
    return (item.kind === 'letter' ? item.letter.from : item.pact.by) !== seat;
  }).length;
}
