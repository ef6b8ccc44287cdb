import { useState } from 'react';
import { forget, keep, kept } from '../page/kept.ts';

/** A letter that is being written. It stays on this device until it is sent. */
export interface LetterDraft {
  readonly text: string;
  /** Letters to be handed on as certified copies, by their ids. */
  readonly copies: readonly string[];
  /** The id it will have: however often it is sent, the game takes it once. */
  readonly id: string;
}

const keyOf = (game: string, seat: string, thread: string) => `letter.${game}.${seat}.${thread}`;

/** `crypto.randomUUID` is not there over plain HTTP, as in a classroom. */
const freshId = () =>
  `l-${[...crypto.getRandomValues(new Uint8Array(9))].map((n) => n.toString(36).padStart(2, '0')).join('')}`;

const EMPTY = { text: '', copies: [] };

/** What is being written in a thread, if anything. */
export function draftIn(game: string, seat: string, thread: string): LetterDraft | undefined {
  try {
    const found = JSON.parse(kept(keyOf(game, seat, thread)) ?? '') as Partial<LetterDraft>;
    if (typeof found.text !== 'string' || typeof found.id !== 'string') return undefined;
    return { text: found.text, id: found.id, copies: Array.isArray(found.copies) ? found.copies : [] };
  } catch {
    return undefined;
  }
}

/** Puts words into a thread's draft, after what is in it. */
export function addToDraft(
  game: string,
  seat: string,
  thread: string,
  added: Partial<Pick<LetterDraft, 'text' | 'copies'>>,
): void {
  const before = draftIn(game, seat, thread) ?? { ...EMPTY, id: freshId() };
  const text = [before.text, added.text ?? ''].filter((part) => part !== '').join('\n\n');
  const copies = [...new Set([...before.copies, ...(added.copies ?? [])])];
  keep(keyOf(game, seat, thread), JSON.stringify({ ...before, text, copies }));
}

export interface Draft {
  readonly draft: LetterDraft;
  readonly change: (part: Partial<Pick<LetterDraft, 'text' | 'copies'>>) => void;
  /** Takes it off the device, after it was sent. */
  readonly clear: () => void;
  /** Gives it another id, where one of that id was sent before it was changed. */
  readonly renew: () => void;
}

/** The draft of a thread, read from the device and kept on it. */
export function useDraft(game: string, seat: string, thread: string): Draft {
  const key = keyOf(game, seat, thread);
  const [state, setState] = useState(() => ({
    key,
    draft: draftIn(game, seat, thread) ?? { ...EMPTY, id: freshId() },
  }));
  const current = state.key === key ? state.draft : (draftIn(game, seat, thread) ?? { ...EMPTY, id: freshId() });
  if (state.key !== key) setState({ key, draft: current });
  const put = (draft: LetterDraft) => {
    if (draft.text === '' && draft.copies.length === 0) forget(key);
    else keep(key, JSON.stringify(draft));
    setState({ key, draft });
  };
  return {
    draft: current,
    change: (part) => put({ ...current, ...part }),
    clear: () => put({ ...EMPTY, id: freshId() }),
    renew: () => put({ ...current, id: freshId() }),
  };
}
