import { useState } from 'react';
import { forget, keep, kept } from '../page/kept.ts';
import { useTable } from '../seat/at-table.ts';

/** What somebody types and has not sent: it stays on this device through reloads, deadlines and lost lines. */
export function useKeptText(name: string): readonly [string, (text: string) => void] {
  const { game, view } = useTable();
  const key = `text.${game}.${view.viewer}.${name}`;
  const [text, setText] = useState(() => kept(key) ?? '');
  const set = (next: string) => {
    if (next === '') forget(key);
    else keep(key, next);
    setText(next);
  };
  return [text, set];
}

/** A name for a thing that one makes, which nobody else has given. */
export const freshName = (kind: string) =>
  `${kind}-${[...crypto.getRandomValues(new Uint8Array(4))].map((n) => n.toString(16).padStart(2, '0')).join('')}`;
