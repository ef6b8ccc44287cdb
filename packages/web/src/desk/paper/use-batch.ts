import { useRef } from 'react';
import { useTable } from '../../seat/at-table.ts';
import { ask, type Problem } from '../../server/ask.ts';
import { type Sending, useSending } from '../../server/use-sending.ts';

export interface Filed {
  readonly do: string;
  readonly onBehalfOf?: string;
  readonly [field: string]: unknown;
}

interface Answered {
  readonly answers: readonly ({ readonly ok: true } | { readonly ok: false; readonly problem: Problem })[];
}

export interface Batch extends Pick<Sending, 'isSending' | 'problem'> {
  /** Files papers one after the other; the problems of those that were refused, or nothing where none was answered. */
  file(commands: readonly Filed[]): Promise<readonly Problem[] | undefined>;
}

/** Papers that the Judge enters, sent together. Sent again without an answer they keep their ids: nothing is filed twice. */
export function useBatch(): Batch {
  const { game, as, look } = useTable();
  const { isSending, problem, send } = useSending();
  const pending = useRef<{ readonly key: string; readonly id: string }>(undefined);
  return {
    isSending,
    problem,
    async file(commands) {
      const key = JSON.stringify(commands);
      if (pending.current?.key !== key) pending.current = { key, id: freshId() };
      const { id } = pending.current;
      const body = { commands: commands.map((command, n) => ({ id: `${id}-${n}`, ...command })) };
      const answer = await send(() => ask<Answered>(`/games/${game}/commands/batch`, { method: 'POST', body, as }));
      if (answer === undefined) return undefined;
      pending.current = undefined;
      look();
      return answer.answers.flatMap((one) => (one.ok ? [] : [one.problem]));
    },
  };
}

const freshId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, '0')).join('');
