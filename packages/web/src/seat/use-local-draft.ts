import type { PowerId, Variant } from '@defensor/diplomacy';
import type { View } from '@defensor/game';
import { useCallback, useMemo, useState } from 'react';
import { forget, keep, kept } from '../page/kept.ts';
import { type Draft, parseDraft, printDraft } from './sheet-text.ts';
import { kindOf } from './stage-of-view.ts';

/** What is written here and not yet sent. It stays on this device until it is, through reloads and lost lines. */
export interface LocalDraft {
  /** What the sheet says: as it is written here, else as the server has it. */
  readonly draft: Draft;
  /** Whether something written here is kept on this device. */
  readonly isKept: boolean;
  write(next: Draft): void;
  /** What is written here is what the server has: nothing need be kept. */
  settle(): void;
  readonly canUndo: boolean;
  undo(): void;
  redo(): void;
}

interface Kept {
  readonly variant: Variant;
  readonly view: View;
  readonly game: string;
  readonly power: PowerId | undefined;
  /** What the server has. */
  readonly saved: Draft;
}

interface Written {
  /** The turn and the kind of sheet it is for. */
  readonly head: string;
  readonly draft: Draft | undefined;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
}

export function useLocalDraft({ variant, view, game, power, saved }: Kept): LocalDraft {
  const key = `draft.${game}.${view.viewer}`;
  const kind = kindOf(view) ?? 'orders';
  const head = `${view.turn} ${kind}`;
  const [written, setWritten] = useState<Written>();
  const stored = useMemo(() => {
    if (power === undefined) return undefined;
    const [first, ...lines] = (kept(key) ?? '').split('\n');
    return first === head ? parseDraft(variant, kind, power, lines.join('\n')) : undefined;
  }, [variant, key, head, kind, power]);
  const { draft, past, future }: Written =
    written?.head === head ? written : { head, draft: stored, past: [], future: [] };
  const now = draft ?? saved;
  const put = (next: Draft, before: readonly Draft[], after: readonly Draft[]) => {
    keep(key, `${head}\n${printDraft(variant, view, next)}`);
    setWritten({ head, draft: next, past: before, future: after });
  };
  const settle = useCallback(() => {
    forget(key);
    setWritten((before) => (before?.draft === undefined ? before : { ...before, draft: undefined }));
  }, [key]);
  return {
    draft: now,
    isKept: draft !== undefined,
    write: (next) => put(next, [...past, now], []),
    settle,
    canUndo: past.length > 0,
    undo: () => {
      const before = past.at(-1);
      if (before !== undefined) put(before, past.slice(0, -1), [now, ...future]);
    },
    redo: () => {
      const [after, ...rest] = future;
      if (after !== undefined) put(after, [...past, now], rest);
    },
  };
}
