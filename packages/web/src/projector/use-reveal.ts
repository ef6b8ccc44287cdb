import { useEffect, useRef, useState } from 'react';
import type { Reveal } from './reveal.ts';

export interface Revealing {
  /** How many results are shown; none where nothing is being revealed. */
  readonly shown: number | undefined;
  readonly start: () => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly end: () => void;
}

/** A reveal that the Judge goes through; one begins by itself when results are published while the page is open. */
export function useReveal(reveal: Reveal | undefined): Revealing {
  const [shown, setShown] = useState<number>();
  const known = useRef(reveal?.line);
  const line = reveal?.line;
  useEffect(() => {
    if (line !== undefined && line !== known.current) setShown(0);
    known.current = line;
  }, [line]);
  const last = reveal?.steps.length ?? 0;
  return {
    shown: reveal === undefined ? undefined : shown,
    start: () => setShown(0),
    next: () => setShown((now) => (now === undefined ? undefined : now >= last ? undefined : now + 1)),
    back: () => setShown((now) => (now === undefined ? undefined : Math.max(0, now - 1))),
    end: () => setShown(undefined),
  };
}
