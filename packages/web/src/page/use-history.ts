import { RENAISSANCE } from '@defensor/diplomacy';
import { useCallback, useEffect, useState } from 'react';
import { change, type History, historyOf, redo, turnTo, undo } from '../play/history.ts';
import type { LinkFault } from '../play/link.ts';
import { newPlay, type Play } from '../play/play.ts';
import { parseHistory, printHistory } from '../play/storage.ts';
import { type Keeping, tabTable } from './tab-table.ts';
import { useLinks } from './use-links.ts';

/** How the play came on the table, and how long it stays there, where that needs to be said. */
export type Arrival =
  | { readonly kind: 'opened' | 'unreadable' }
  | { readonly kind: 'broken'; readonly fault: LinkFault }
  | { readonly kind: 'kept'; readonly keeping: Exclude<Keeping, 'lasting'> };

export interface PlayHistory {
  readonly history: History;
  readonly arrival: Arrival | undefined;
  /** How many boards came by a link. */
  readonly opened: number;
  /** A change that undo takes back. */
  readonly changeTo: (play: Play) => void;
  readonly turnTo: (play: Play) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface State {
  readonly history: History;
  readonly arrival: Arrival | undefined;
  readonly opened: number;
}

/** The play on the table with its undos: from a link, or as it was left at the last visit. */
export function usePlayHistory(): PlayHistory {
  const [{ history, arrival, opened }, setState] = useState(arrive);
  const update = useCallback((next: (history: History) => History) => {
    setState((state) => ({
      opened: state.opened,
      arrival: state.arrival?.kind === 'kept' ? state.arrival : undefined,
      history: next(state.history),
    }));
  }, []);

  useEffect(() => {
    const keeping = tabTable().keep({ play: printHistory(history) });
    if (keeping === 'lasting') return;
    setState((state) => (state.arrival === undefined ? { ...state, arrival: { kind: 'kept', keeping } } : state));
  }, [history]);

  const changeTo = useCallback((play: Play) => update((now) => change(now, play)), [update]);
  const open = useCallback((play: Play) => {
    setState((state) => ({
      opened: state.opened + 1,
      arrival: { kind: 'opened' },
      history: change(state.history, play),
    }));
  }, []);
  const refuse = useCallback((fault: LinkFault) => {
    setState((state) => ({ ...state, arrival: { kind: 'broken', fault } }));
  }, []);
  useLinks(history.present, { open, refuse, comeBack: changeTo });

  return {
    history,
    arrival,
    opened,
    changeTo,
    turnTo: useCallback((play: Play) => update((now) => turnTo(now, play)), [update]),
    undo: useCallback(() => update(undo), [update]),
    redo: useCallback(() => update(redo), [update]),
  };
}

function arrive(): State {
  const { play } = tabTable().found;
  const history = play === '' ? undefined : parseHistory(play);
  return {
    opened: 0,
    history: history ?? historyOf(newPlay(RENAISSANCE)),
    arrival: play !== '' && history === undefined ? { kind: 'unreadable' } : undefined,
  };
}
