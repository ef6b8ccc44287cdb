import { variantById } from '@defensor/diplomacy';
import type { RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import type { MapControls } from '../map/view/use-zoom.ts';
import { NamesChoice, Scrubber, ViewButtons } from '../page/strip.tsx';
import { linkHash } from '../play/link.ts';
import { newPlay } from '../play/play.ts';
import type { Stage } from '../play/stage.ts';
import { words } from '../words/words.ts';
import { useTable } from './at-table.ts';
import type { Past } from './use-past.ts';

interface BoardStripProps {
  readonly past: Past;
  readonly hint: string;
  readonly controls: RefObject<MapControls | null>;
  readonly inWords: boolean;
  readonly onInWords: () => void;
  /** The board to try things on. */
  readonly whatIf: Stage;
}

/** Under the map: the phases played, the board in words, what was just done, the names, the view. Nothing covers the map. */
export function BoardStrip({ past, hint, controls, inWords, onInWords, whatIf }: BoardStripProps) {
  const { board } = words;
  return (
    <div className="strip seat-strip">
      <div className="strip-turns">
        <Scrubber names={past.names} at={past.at} onGo={past.go} />
        <button
          type="button"
          className="btn btn--s strip-words"
          title={board.inWords.open}
          aria-pressed={inWords}
          onClick={onInWords}
        >
          <Icon name="more" small />
          <span>{board.inWords.open}</span>
        </button>
      </div>
      <p className="hint" role="status">
        {hint}
      </p>
      <div className="view">
        <BoardTools whatIf={whatIf} />
        <ViewButtons controls={controls} />
      </div>
    </div>
  );
}

/** A private copy of the board to try orders on, and the names. */
export function BoardTools({ whatIf }: Pick<BoardStripProps, 'whatIf'>) {
  const { variant, naming, setNames } = useTable();
  const { pathname, search } = useLocation();
  const { whatIf: said } = words.board;
  const from = new URLSearchParams({ from: pathname + search }).toString();
  return (
    <>
      {/* The sandbox has the maps of the house only. */}
      {variantById(variant.id) === variant && (
        <Link
          className="btn btn--s"
          to={{ pathname: '/sandbox', search: `?${from}`, hash: linkHash(newPlay(variant, whatIf)) }}
          title={said.about}
        >
          {said.open}
        </Link>
      )}
      <NamesChoice names={naming.names} onNames={setNames} />
    </>
  );
}
