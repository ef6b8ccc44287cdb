import { gameSentences } from '@defensor/api';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useTitle } from '../components/use-title.ts';
import { useBoard } from '../map/use-board.ts';
import { variantOf } from '../map/variant-of.ts';
import { useNames } from '../page/use-names.ts';
import { useTheme } from '../page/use-theme.ts';
import type { Following, SeenGame } from '../server/follow-game.ts';
import { language } from '../words/language.ts';
import { seatNames } from '../words/seats.ts';
import { words } from '../words/words.ts';
import { type AtTable, TableProvider } from './at-table.ts';
import { useGame } from './use-game.ts';

const NotHere = lazy(() => import('./not-here.tsx'));

interface OpenTableProps {
  readonly game: string;
  /** As which of this browser's seats one asks: `person`, or `<game>/<seat>`. */
  readonly as: string | undefined;
  /** For a Judge: the game as others see it. */
  readonly eyes?: 'projector';
  readonly children: ReactNode;
}

/** Opens a game and keeps it up to date for the sections in it; says why, where it cannot be opened. */
export function OpenTable({ game, as, eyes, children }: OpenTableProps) {
  const [following, look] = useGame(game, as, eyes);
  const { seen, problem } = following;
  const variant = seen === undefined ? undefined : variantOf(seen.view);
  const { board, hasFailed, again } = useBoard(variant);
  if (seen !== undefined && variant !== undefined && board !== undefined) {
    return (
      <Opened
        base={`/play/${game}`}
        game={game}
        as={as}
        seen={seen}
        variant={variant}
        board={board}
        following={following}
        look={look}
      >
        {children}
      </Opened>
    );
  }
  if (problem === undefined && !hasFailed) {
    return (
      <p className="empty" role="status">
        {words.app.loading}
      </p>
    );
  }
  return (
    <Suspense fallback={null}>
      <NotHere
        problem={problem}
        hasFailed={hasFailed}
        onAgain={() => {
          look();
          if (hasFailed) again();
        }}
      />
    </Suspense>
  );
}

interface OpenedProps extends Omit<OpenTableProps, 'eyes'>, Pick<AtTable, 'base' | 'variant' | 'board' | 'look'> {
  readonly seen: SeenGame;
  readonly following: Following;
}

/** A game that is there, for the sections in it. */
export function Opened({
  base,
  game,
  as,
  seen: { view, texts },
  variant,
  board,
  following,
  look,
  children,
}: OpenedProps) {
  const [theme, toggleTheme] = useTheme();
  const [names, setNames] = useNames(variant);
  const naming = useMemo(() => ({ variant, names }), [variant, names]);
  const sentences = useMemo(
    () =>
      gameSentences(
        { variant, seats: view.seats, textOf: ({ id }) => texts[id], momentOf: words.seat.moment },
        language,
      ),
    [variant, view, texts],
  );
  const me = view.seats.find(({ id }) => id === view.viewer);
  const title = me === undefined ? words.seat.onlooker : seatNames(variant, view.seats).title(me.id);
  useTitle(title);
  const table: AtTable = {
    ...{ base, game, as, view, texts, me, title, variant, board, naming, setNames, sentences, following, look },
    ...{ theme, toggleTheme },
  };
  return <TableProvider value={table}>{children}</TableProvider>;
}
