import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Problem } from './ask.ts';

/** What the server answered last, and a way to ask again. */
export interface AskedFor<T> {
  readonly value: T | undefined;
  readonly problem: Problem | undefined;
  readonly look: () => void;
}

/** Asks once when the page opens, and again by `look`; an answer that a later one overtook is not taken. */
export function useAsked<T>(ask: () => Promise<Answer<T>>): AskedFor<T> {
  const [value, setValue] = useState<T>();
  const [problem, setProblem] = useState<Problem>();
  const latest = useRef(ask);
  const asked = useRef(0);
  latest.current = ask;
  const look = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    void latest.current().then((answer) => {
      if (mine !== asked.current) return;
      if (answer.ok) setValue(answer.value);
      setProblem(answer.ok ? undefined : answer.problem);
    });
  }, []);
  useEffect(look, [look]);
  return { value, problem, look };
}
