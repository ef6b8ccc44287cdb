import { createContext, useContext, useRef } from 'react';
import { type Answer, ask } from '../server/ask.ts';
import { freshId } from '../server/fresh-id.ts';
import { type Sending, useSending } from '../server/use-sending.ts';

/** That a command was committed: when, and as which number of the log. */
export interface Receipt {
  readonly command: string;
  readonly seq: number;
  readonly at: number;
}

export interface Commands extends Pick<Sending, 'isSending' | 'problem'> {
  /** Gives a command; the receipt where it was carried out. */
  give(command: Given): Promise<Receipt | undefined>;
}

type Given = { readonly do: string } & Readonly<Record<string, unknown>>;

/** Carries a command to its game, and the answer back. */
export type Carry = (command: Given & { readonly id: string }) => Promise<Answer<{ readonly receipt: Receipt }>>;

const CarryContext = createContext<Carry | undefined>(undefined);

/** For a game that is not on a server: everything in it gives its commands to this. */
export const CarryProvider = CarryContext.Provider;

/** What has no answer yet, or none that says whether it was done. */
const UNANSWERED = new Set([0, 502, 503, 504]);

/** Commands of a seat. One that got no answer is sent again under its id, so that nothing is done twice. */
export function useCommands(game: string, as: string | undefined): Commands {
  const { isSending, problem, send } = useSending();
  const carry = useContext(CarryContext);
  const pending = useRef(new Map<string, string>());
  return {
    isSending,
    problem,
    async give(command) {
      const key = JSON.stringify(command);
      const id = pending.current.get(key) ?? freshId();
      pending.current.set(key, id);
      const done = await send(async () => {
        const body = { id, ...command };
        const answer = await (carry?.(body) ??
          ask<{ readonly receipt: Receipt }>(`/games/${game}/commands`, { method: 'POST', body, as }));
        // Whoever was answered went on from there: the same words said later are a command of their own.
        if (answer.ok) pending.current.clear();
        else if (!UNANSWERED.has(answer.problem.status)) pending.current.delete(key);
        return answer;
      });
      return done?.receipt;
    },
  };
}
