import { useMemo } from 'react';
import { useTable } from '../seat/at-table.ts';
import { unreadIn, useReadMarks } from './read-marks.ts';
import { type Thread, threadsOf } from './threads.ts';

/** The viewer's threads, how much of each is new on this device, and a way to mark one as read. */
export function useLetters(): {
  readonly threads: readonly Thread[];
  readonly unread: (thread: Thread) => number;
  readonly mark: (thread: Thread) => void;
} {
  const { game, view } = useTable();
  const threads = useMemo(() => threadsOf(view), [view]);
  const [marks, mark] = useReadMarks(game, view.viewer);
  return { threads, mark, unread: (thread) => unreadIn(thread, marks, view.viewer) };
}

/** How many words in the viewer's letters are new on this device. */
export function useUnread(): number {
  const { threads, unread } = useLetters();
  return threads.reduce((sum, thread) => sum + unread(thread), 0);
}
