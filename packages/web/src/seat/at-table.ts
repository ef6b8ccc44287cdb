import type { GameSentences } from '@defensor/api';
import type { Variant } from '@defensor/diplomacy';
import type { View } from '@defensor/game';
import { createContext, useContext } from 'react';
import type { Board, NameSet } from '../map/board.ts';
import type { Theme } from '../map/view/sheet.tsx';
import type { Following } from '../server/follow-game.ts';
import type { Naming } from '../words/orders.ts';

/** What every section of an open game works with: the game as its viewer may see it, and how to speak of it. */
export interface AtTable {
  readonly game: string;
  /** The address that the sections' names are put after: `/play/<game>`. */
  readonly base: string;
  /** As which of this browser's seats one asks: `person`, or `<game>/<seat>`. */
  readonly as: string | undefined;
  readonly view: View;
  /** The free texts in the view, by their ids. */
  readonly texts: Readonly<Record<string, string>>;
  /** The viewer's own seat; none for onlookers. */
  readonly me: View['seats'][number] | undefined;
  /** What the viewer's seat is called, as a heading. */
  readonly title: string;
  readonly variant: Variant;
  readonly board: Board;
  readonly naming: Naming;
  readonly setNames: (names: NameSet) => void;
  readonly sentences: GameSentences;
  readonly following: Following;
  /** Loads the game anew, after something was done. */
  readonly look: () => void;
  readonly theme: Theme;
  readonly toggleTheme: () => void;
}

const TableContext = createContext<AtTable | undefined>(undefined);

export const TableProvider = TableContext.Provider;

/** The open game that a section belongs to. */
export function useTable(): AtTable {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('a section stands outside its page');
  return table;
}
