import { useMemo, useState } from 'react';
import { type DraftSheet, leftOver, readDraft, takeDraft } from '../play/draft-sheet.ts';
import type { Stage } from '../play/stage.ts';
import { words } from '../words/words.ts';
import { keep, kept } from './kept.ts';
import type { Sandbox } from './use-sandbox.ts';

/** What stands in the box for typed orders, and what was read of it. */
export interface Draft {
  readonly text: string;
  readonly sheet: DraftSheet | undefined;
  /** Orders read and not yet written down. */
  readonly ready: number;
  readonly unread: number;
  readonly write: (text: string) => void;
  /** Writes down what was read; lines that could not be read stay. */
  readonly take: () => void;
  /** The same as a change of the stage, for resolving at once. */
  readonly taken: (stage: Stage) => Stage;
}

export function useDraft({ variant, stage, actions }: Sandbox): Draft {
  const [text, setText] = useState(() => kept('draft') ?? '');
  const sheet = useMemo(
    () => (stage.isResolved || text.trim() === '' ? undefined : readDraft(variant, stage, text)),
    [variant, stage, text],
  );
  const ready = sheet?.lines.filter((line) => line.kind === 'read' && !line.isSuperseded).length ?? 0;
  const unread = sheet?.lines.filter(({ kind }) => kind === 'unread').length ?? 0;
  const write = (next: string) => {
    keep('draft', next);
    setText(next);
  };
  const taken = (now: Stage) => (sheet === undefined ? now : takeDraft(variant, now, sheet));
  const take = () => {
    if (sheet === undefined || ready === 0) return;
    const said = [words.draft.taken(ready), ...(unread > 0 ? [words.draft.left(unread)] : [])].join(' ');
    actions.change(taken, said);
    write(leftOver(sheet));
  };
  return { text, sheet, ready, unread, write, take, taken };
}
