import { useRef, useState } from 'react';
import type { Answer, Problem } from './ask.ts';

/** Something that is sent once at a time, with why it did not work. */
export interface Sending {
  readonly isSending: boolean;
  readonly problem: Problem | undefined;
  /** Sends, unless something is on its way; gives the value where it worked. */
  send<T>(ask: () => Promise<Answer<T>>): Promise<T | undefined>;
}

export function useSending(): Sending {
  const onItsWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  return {
    isSending,
    problem,
    async send(ask) {
      if (onItsWay.current) return undefined;
      onItsWay.current = true;
      setSending(true);
      const answer = await ask();
      onItsWay.current = false;
      setSending(false);
      setProblem(answer.ok ? undefined : answer.problem);
      return answer.ok ? answer.value : undefined;
    },
  };
}
