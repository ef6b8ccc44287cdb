import type { ProvinceId } from '@defensor/diplomacy';
import { useCallback, useMemo, useRef } from 'react';
import { BoardMap } from '../map/view/board-map.tsx';
import type { MapControls } from '../map/view/use-zoom.ts';
import { ViewButtons } from '../page/strip.tsx';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { spaceSaying } from '../words/sayings.ts';
import { words } from '../words/words.ts';
import { useTable } from './at-table.ts';
import { SheetPart } from './sheet-part.tsx';
import { kindOf, seesOf } from './stage-of-view.ts';
import { useCommands } from './use-commands.ts';
import { useOrderSheet } from './use-order-sheet.ts';

/** The map, and beside it the sheets of the viewer's court. */
export function BoardSection() {
  const { game, as, view, me, variant, board, naming, sentences, following, look, theme } = useTable();
  const controls = useRef<MapControls>(null);
  const commands = useCommands(game, as);
  const isOfCourt = me?.class === 'ruler' || me?.class === 'lord';
  const power = isOfCourt && kindOf(view) !== undefined ? me.power : undefined;
  const sheet = useOrderSheet({ board, variant, view, game, power, naming });

  const { stage } = sheet.writing;
  const { lit } = sheet.scene;
  const describe = useCallback(
    (province: ProvinceId) => spaceSaying(naming, stage, lit, province),
    [naming, stage, lit],
  );
  return (
    <div className="board-section">
      <main className={following.isLive ? 'desk' : 'desk is-stale'}>
        <div className="map-box">
          <BoardMap
            board={board}
            variant={variant}
            names={naming.names}
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
              onDone={look}
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
        </section>
      </div>
    </div>
  );
}
