import { useEffect, useState } from 'react';
import { useTable } from '../seat/at-table.ts';
import { type Receipt, useCommands } from '../seat/use-commands.ts';
import { type Draft, useDraft } from './kept-drafts.ts';
import type { Thread } from './threads.ts';

export interface SendingLetter extends Draft {
  readonly commands: ReturnType<typeof useCommands>;
  /** When the last one was taken. */
  readonly sentAtMs: number | undefined;
  /** Sends what is written, once; with `confirm` though it is unlawful. */
  readonly send: (kind: 'letter' | 'pact' | 'petition', confirm: boolean) => void;
}

/**
 * The draft of a thread, and its sending. The letter's id is chosen when the first word is written: whatever becomes of
 * the answer, a letter that the game has under that id is not sent again.
 */
export function useSendingLetter(thread: Thread): SendingLetter {
  const { game, as, view, texts, look } = useTable();
  const kept = useDraft(game, view.viewer, thread.key);
  const commands = useCommands(game, as);
  const [receipt, setReceipt] = useState<Receipt>();
  const { draft, clear, renew } = kept;
  const text = draft.text.trim();

  const taken =
    view.letters.find(({ id }) => id === draft.id)?.text ?? view.pacts.find(({ id }) => id === draft.id)?.text;
  useEffect(() => {
    if (taken === undefined) return;
    if (texts[taken.id] === text) clear();
    else renew();
  }, [taken, texts, text, clear, renew]);

  return {
    ...kept,
    commands,
    sentAtMs: receipt?.at,
    send(kind, confirm) {
      if (text === '') return;
      const command = { ...bodyFor(kind, thread, draft.id), text, ...(confirm ? { confirm } : {}) };
      const copies = kind === 'letter' && draft.copies.length > 0 ? { copies: draft.copies } : {};
      void commands.give({ ...command, ...copies }).then((done) => {
        if (done !== undefined) {
          setReceipt(done);
          clear();
        }
        look();
      });
    },
  };
}

type Body = { readonly do: string } & Readonly<Record<string, unknown>>;

function bodyFor(kind: 'letter' | 'pact' | 'petition', { place, others }: Thread, id: string): Body {
  if (kind === 'pact') return { do: 'offerPact', pact: id, with: others };
  if (kind === 'petition') return { do: 'petitionPope', letter: id };
  switch (place.kind) {
    case 'seats':
      return { do: 'sendLetter', letter: id, to: others };
    case 'group':
      return { do: 'sendLetter', letter: id, group: place.group };
    case 'everybody':
      return { do: 'makeStatement', letter: id };
    case 'council':
      return { do: 'postToRoom', letter: id, room: 'council' };
    case 'court':
    case 'team':
      return { do: 'postToRoom', letter: id, room: place.kind, power: place.power };
  }
}
