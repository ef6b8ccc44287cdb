import { useEffect, useRef, useState } from 'react';
import { useTable } from '../seat/at-table.ts';
import type { Reveal } from './reveal.ts';
import { useWall } from './use-wall.ts';

export interface Revealing {
  /** How many results are shown; none where nothing is being revealed. */
  readonly shown: number | undefined;
  readonly start: () => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly end: () => void;
}

interface At {
  /** The phase in which it is looked at: it ends with it. */
  readonly moment: string;
  readonly line: number;
  readonly shown: number | undefined;
}

/**
 * A reveal that the Judge goes through, at the desk or at the wall; each hears what is done at the other. One begins by
 * itself when results are published while the page is open, and ends by itself when the phase after closes.
 */
export function useReveal(reveal: Reveal | undefined): Revealing {
  const { view } = useTable();
  const [at, setAt] = useState<At>();
  const line = reveal?.line ?? -1;
  const known = useRef(line);
  const moment = `${view.turn} ${view.phase}`;
  const [heard, say] = useWall();

  useEffect(() => {
    if (line !== known.current) setAt({ moment, line, shown: 0 });
    known.current = line;
  }, [line, moment]);
  useEffect(() => {
    if (heard === undefined || heard.line !== line || `${heard.turn} ${heard.phase}` !== moment) return;
    setAt({ moment, line, shown: heard.shown });
  }, [heard, line, moment]);

  const shown = at?.moment === moment && at.line === line ? at.shown : undefined;
  const last = reveal?.steps.length ?? 0;
  const go = (to: number | undefined) => {
    if (reveal === undefined) return;
    setAt({ moment, line, shown: to });
    say({ line, ...(to === undefined ? {} : { shown: to }) });
  };
  return {
    shown,
    start: () => go(0),
    next: () => {
      if (shown !== undefined) go(shown >= last ? undefined : shown + 1);
    },
    back: () => {
      if (shown !== undefined) go(Math.max(0, shown - 1));
    },
    end: () => go(undefined),
  };
}
