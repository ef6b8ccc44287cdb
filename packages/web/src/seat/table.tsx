import { gameSentences } from '@defensor/api';
import type { ProvinceId, Variant } from '@defensor/diplomacy';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { useTitle } from '../components/use-title.ts';
import type { Board } from '../map/board.ts';
import { BoardMap } from '../map/view/board-map.tsx';
import type { MapControls } from '../map/view/use-zoom.ts';
import { ViewButtons } from '../page/strip.tsx';
import { useNames } from '../page/use-names.ts';
import { useTheme } from '../page/use-theme.ts';
import type { Following, SeenGame } from '../server/follow-game.ts';
import type { Naming } from '../words/orders.ts';
import { spaceSaying } from '../words/sayings.ts';
import { seatNames } from '../words/seats.ts';
import { words } from '../words/words.ts';
import { Gazette } from './gazette.tsx';
import { LineNotice } from './line-notice.tsx';
import { Owed } from './owed.tsx';
import { SeatHead } from './seat-head.tsx';
import { SheetPart } from './sheet-part.tsx';
import { kindOf, seesOf } from './stage-of-view.ts';
import { useCommands } from './use-commands.ts';
import { useOrderSheet } from './use-order-sheet.ts';

/** Whoever goes by keys scrolls the papers, where nothing in them takes the focus. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

interface TableProps {
  readonly game: string;
  readonly as: string | undefined;
  readonly seen: SeenGame;
  readonly variant: Variant;
  readonly board: Board;
  readonly following: Following;
  readonly onLook: () => void;
}

const PANELS = [
  { id: 'sheet', icon: 'quill' },
  { id: 'gazette', icon: 'page' },
] as const;

/** The table of a seat: the map, what it owes, its papers. */
export function Table({ game, as, seen: { view, texts }, variant, board, following, onLook }: TableProps) {
  const [theme, toggleTheme] = useTheme();
  const [names] = useNames(variant);
  const naming = useMemo<Naming>(() => ({ variant, names }), [variant, names]);
  const [panel, setPanel] = useState<(typeof PANELS)[number]['id']>('sheet');
  const controls = useRef<MapControls>(null);
  const commands = useCommands(game, as);
  const sentences = useMemo(
    () => gameSentences({ variant, seats: view.seats, textOf: ({ id }) => texts[id], momentOf: words.seat.moment }),
    [variant, view, texts],
  );
  const me = view.seats.find(({ id }) => id === view.viewer);
  const isOfCourt = me?.class === 'ruler' || me?.class === 'lord';
  const power = isOfCourt && kindOf(view) !== undefined ? me.power : undefined;
  const sheet = useOrderSheet({ board, variant, view, game, power, naming });
  const title = me === undefined ? words.seat.onlooker : seatNames(variant, view.seats).title(me.id);
  useTitle(title);

  const { stage } = sheet.writing;
  const { lit } = sheet.scene;
  const describe = useCallback(
    (province: ProvinceId) => spaceSaying(naming, stage, lit, province),
    [naming, stage, lit],
  );
  return (
    <div className="page page--seat" data-panel={panel}>
      <SeatHead
        variant={variant}
        view={view}
        title={title}
        aheadMs={following.aheadMs}
        theme={theme}
        onTheme={toggleTheme}
      />
      <div className="notices">
        <LineNotice following={following} onLook={onLook} />
        <Owed view={view} sentences={sentences} />
      </div>
      <main className={following.isLive ? 'desk' : 'desk is-stale'}>
        <div className="map-box">
          <BoardMap
            board={board}
            variant={variant}
            names={names}
            theme={theme}
            owned={stage.owned}
            pieces={sheet.scene.pieces}
            orders={sheet.scene.orders}
            lit={lit}
            sees={useMemo(() => seesOf(view), [view])}
            label={words.map.label(words.seat.turn(view.turn), words.seat.phases[view.phase])}
            describe={describe}
            onPick={sheet.pick}
            onLeave={sheet.leave}
            controls={controls}
          />
          <div className="over">
            <ViewButtons controls={controls} />
          </div>
        </div>
        <div className="strip">
          <p className="hint" role="status">
            {sheet.hint}
          </p>
          <div className="view">
            <ViewButtons controls={controls} />
          </div>
        </div>
      </main>
      <div className="col">
        <section className="sheet seat-papers" aria-label={words.seat.papers} {...SCROLLED_BY_KEYS}>
          {power !== undefined ? (
            <SheetPart
              view={view}
              power={power}
              sheet={sheet}
              sentences={sentences}
              commands={commands}
              onDone={onLook}
            />
          ) : (
            <section className="orders">
              <p className="empty">{words.seat.nothingToWrite(view.phase)}</p>
              <ul className="also">
                {view.owe.also.map((code) => (
                  <li key={code}>{sentences.ofAlso(code)}</li>
                ))}
              </ul>
            </section>
          )}
          <Gazette view={view} sentences={sentences} />
        </section>
      </div>
      <nav className="foot" aria-label={words.panels.label}>
        {PANELS.map(({ id, icon }) => (
          <button key={id} type="button" aria-current={panel === id ? 'true' : undefined} onClick={() => setPanel(id)}>
            <Icon name={icon} />
            {words.seat.panels[id]}
          </button>
        ))}
      </nav>
    </div>
  );
}
