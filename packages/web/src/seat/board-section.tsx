import type { ProvinceId } from '@defensor/diplomacy';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { standAt } from '../map/geometry/stand.ts';
import { BoardMap } from '../map/view/board-map.tsx';
import type { MapControls } from '../map/view/use-zoom.ts';
import { ViewButtons } from '../page/strip.tsx';
import { useUndoKeys } from '../page/use-undo-keys.ts';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { spaceSaying } from '../words/sayings.ts';
import { words } from '../words/words.ts';
import { useTable } from './at-table.ts';
import { BoardStrip, BoardTools } from './board-strip.tsx';
import { courtOf } from './court.ts';
import { CourtPapers } from './court-papers.tsx';
import { OWN } from './sheet-tabs.tsx';
import { shownScene } from './shown-scene.ts';
import { kindOf, seesOf } from './stage-of-view.ts';
import { useCommands } from './use-commands.ts';
import { useOrderSheet } from './use-order-sheet.ts';
import { usePast } from './use-past.ts';
import { useSigning } from './use-signing.ts';

const LettersBrief = lazy(() => import('../letters/letters-brief.tsx'));
const InWords = lazy(() => import('./in-words.tsx'));

/** The map, the turns under it, and beside it the sheets of the viewer's court, or what was published. */
export function BoardSection() {
  const table = useTable();
  const { game, as, view, texts, me, variant, board, naming, sentences, following, look, theme } = table;
  const controls = useRef<MapControls>(null);
  const commands = useCommands(game, as);
  const isOfCourt = me?.class === 'ruler' || me?.class === 'lord';
  const power = isOfCourt && kindOf(view) !== undefined ? me.power : undefined;
  const sheet = useOrderSheet({ board, variant, view, texts, game, power, naming });
  const signing = useSigning(view, sheet, commands, look);
  const court = courtOf(view, power);
  const past = usePast(view, naming);
  const [tab, setTab] = useState<string>(OWN);
  const [inWords, setInWords] = useState(false);
  useUndoKeys(sheet.undo, sheet.redo);

  const other = court.others.find(({ id }) => id === tab);
  const present = useMemo(
    () => shownScene({ variant, view, sheet, other, overruledBy: court.overruledBy }),
    [variant, view, sheet, other, court.overruledBy],
  );
  const sees = useMemo(() => seesOf(view), [view]);
  const focus = useMemo(
    () => view.units.flatMap(({ power: of, location }) => (of === me?.power ? [standAt(board, location).unit] : [])),
    [view.units, me?.power, board],
  );
  const { open } = past;
  const { stage } = open?.writing ?? present;
  const { lit } = open?.scene ?? present.scene;
  const describe = useCallback(
    (province: ProvinceId) => spaceSaying(naming, stage, lit, province),
    [naming, stage, lit],
  );
  const pick = open?.pick ?? (other === undefined ? sheet.pick : sheet.read);
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
            pieces={(open?.scene ?? present.scene).pieces}
            orders={(open?.scene ?? present.scene).orders}
            lit={lit}
            focus={focus}
            leap={past.leap}
            sees={open?.sees ?? sees}
            label={words.map.label(past.names[past.at] ?? words.seat.turn(view.turn), words.seat.phases[view.phase])}
            describe={describe}
            onPick={pick}
            onLeave={open?.leave ?? sheet.leave}
            controls={controls}
          />
          {present.legend !== undefined && open === undefined && other === undefined && (
            <p className="legend" aria-hidden="true" data-ink={present.legend.ink}>
              <span className="legend-ink" />
              {words.board.overruled.legendTheirs(sentences.words.seat(present.legend.drafter))}
              <span className="legend-pencil" />
              {words.board.overruled.legendYours}
            </p>
          )}
          <div className="over">
            <ViewButtons controls={controls} />
          </div>
        </div>
        <BoardStrip
          past={past}
          hint={open?.hint ?? (other === undefined ? sheet.hint : words.seat.tapToRead)}
          controls={controls}
          inWords={inWords}
          onInWords={() => setInWords(!inWords)}
          whatIf={present.stage}
        />
      </main>
      <div className="col">
        <section className="sheet seat-papers" aria-label={words.seat.papers} {...SCROLLED_BY_KEYS}>
          {open !== undefined || inWords ? (
            <Suspense fallback={<p className="empty">{words.door.oneMoment}</p>}>
              <InWords
                writing={open?.writing ?? sheet.writing}
                sees={open?.sees ?? sees}
                title={open?.title ?? words.board.inWords.title}
                tools={<BoardTools whatIf={present.stage} />}
                close={open === undefined ? words.board.inWords.close : words.board.past.toNow}
                onClose={() => {
                  setInWords(false);
                  past.go(past.names.length - 1);
                }}
              />
            </Suspense>
          ) : (
            <CourtPapers
              power={power}
              sheet={sheet}
              court={court}
              signing={signing}
              tab={other === undefined ? OWN : tab}
              onTab={setTab}
            />
          )}
          <Suspense fallback={null}>{view.rooms !== undefined && <LettersBrief />}</Suspense>
        </section>
      </div>
    </div>
  );
}
