import { useEffect, useRef } from 'react';
import { type LinkFault, readLink } from '../play/link.ts';
import type { Play } from '../play/play.ts';

interface Takers {
  readonly open: (play: Play) => void;
  readonly refuse: (fault: LinkFault) => void;
  /** The browser went back or forward to another entry of its history, whose play this is. */
  readonly comeBack: (play: Play) => void;
}

/**
 * Takes the play from a link, also one that is opened while the page is. Back in the browser brings the
 * play that the link replaced, Forward the one of the link, each as it was left.
 */
export function useLinks(present: Play, { open, refuse, comeBack }: Takers): void {
  const now = useRef(present);
  useEffect(() => {
    now.current = present;
  }, [present]);

  useEffect(() => {
    const left = new Map<number, Play>();
    let entry = entryOf(history.state) ?? 0;
    const goTo = (next: number) => {
      left.set(entry, now.current);
      entry = next;
    };
    const takeLink = () => {
      const link = readLink(location.hash);
      if (link.kind === 'none') return;
      goTo(Math.max(entry, ...left.keys()) + 1);
      // A reload shall come back to what was done since, not to the link.
      history.replaceState({ entry }, '', location.pathname + location.search);
      if (link.kind === 'broken') refuse(link.fault);
      else open(link.play);
    };
    const turn = () => {
      if (location.hash !== '') return;
      const next = entryOf(history.state) ?? 0;
      if (next === entry) return;
      goTo(next);
      const play = left.get(next);
      if (play !== undefined) comeBack(play);
    };
    takeLink();
    addEventListener('hashchange', takeLink);
    addEventListener('popstate', turn);
    return () => {
      removeEventListener('hashchange', takeLink);
      removeEventListener('popstate', turn);
    };
  }, [open, refuse, comeBack]);
}

/** The number of an entry of the browser's history, which `useLinks` gave it. */
function entryOf(state: unknown): number | undefined {
  const isNumbered = typeof state === 'object' && state !== null && 'entry' in state;
  return isNumbered && typeof state.entry === 'number' ? state.entry : undefined;
}
