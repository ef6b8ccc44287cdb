import { RENAISSANCE } from '@defensor/diplomacy';
import { useCallback, useEffect, useState } from 'react';
import { change, type History, historyOf, redo, turnTo, undo } from '../play/history.ts';
import { readLink } from '../play/link.ts';
import { newPlay, type Play } from '../play/play.ts';
import { parseHistory, printHistory } from '../play/storage.ts';
import { keep, kept } from './kept.ts';

/** How the play came on the table, where that needs to be said. */
export type Arrival = 'opened' | 'broken' | 'unkept';

export interface PlayHistory {
  readonly history: History;
  readonly arrival: Arrival | undefined;
  /** A change that undo takes back. */
  readonly changeTo: (play: Play) => void;
  readonly turnTo: (play: Play) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

const KEY = 'sandbox';

/** The play on the table with its undos: from a link, or as it was left at the last visit. */
export function usePlayHistory(): PlayHistory {
  const [{ history, arrival }, setState] = useState(arrive);
  const update = useCallback((next: (history: History) => History) => {
    setState((state) => ({
      arrival: state.arrival === 'unkept' ? 'unkept' : undefined,
      history: next(state.history),
    }));
  }, []);

  useEffect(() => {
    const kept = keep(KEY, printHistory(history));
    if (!kept) setState((state) => (state.arrival === undefined ? { ...state, arrival: 'unkept' } : state));
  }, [history]);

  useEffect(() => {
    const takeLink = () => {
      const link = readLink(location.hash);
      if (link.kind === 'none') return;
      // A reload shall come back to what was done since, not to the link.
      window.history.replaceState(null, '', location.pathname + location.search);
      setState((state) =>
        link.kind === 'broken'
          ? { ...state, arrival: 'broken' }
          : { arrival: 'opened', history: change(state.history, link.play) },
      );
    };
    takeLink();
    window.addEventListener('hashchange', takeLink);
    return () => window.removeEventListener('hashchange', takeLink);
  }, []);

  return {
    history,
    arrival,
    changeTo: useCallback((play: Play) => update((now) => change(now, play)), [update]),
    turnTo: useCallback((play: Play) => update((now) => turnTo(now, play)), [update]),
    undo: useCallback(() => update(undo), [update]),
    redo: useCallback(() => update(redo), [update]),
  };
}

function arrive(): { history: History; arrival: Arrival | undefined } {
  const stored = kept(KEY);
  const history = stored === undefined ? undefined : parseHistory(stored);
  return { history: history ?? historyOf(newPlay(RENAISSANCE)), arrival: undefined };
}
