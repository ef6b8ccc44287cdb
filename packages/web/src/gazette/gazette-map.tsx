import type { Order, PowerId, ProvinceId, Result } from '@defensor/diplomacy';
import { useMemo, useRef } from 'react';
import type { DrawnOrder, MarkState } from '../map/geometry/marks.ts';
import { BoardMap } from '../map/view/board-map.tsx';
import type { MapControls } from '../map/view/use-zoom.ts';
import { useTable } from '../seat/at-table.ts';
import { gazetteWords } from '../words/church-words.ts';
import { provinceLabel } from '../words/orders.ts';
import type { GazettePage } from './pages-of.ts';

const STATES: Readonly<Record<Result, MarkState>> = {
  illegal: 'void',
  invalid: 'void',
  succeeds: 'done',
  fails: 'stopped',
  given: 'done',
  cut: 'cut',
  available: 'done',
  disrupted: 'cut',
  stands: 'done',
  dislodged: 'stopped',
};

/** The board of a turn as orders found it, with what came of them. What it shows is said in the lists beside it. */
export function GazetteMap({ page }: { page: GazettePage }) {
  const { view, variant, board, naming, theme, sentences } = useTable();
  const controls = useRef<MapControls>(null);
  const record = view.history.find(({ turn }) => turn === page.turn);
  const scene = useMemo(() => (record === undefined ? undefined : sceneOf(record)), [record]);
  if (record === undefined || scene === undefined) return null;
  const turn = sentences.words.turn(page.turn);
  return (
    <figure className="gazette-map">
      <div className="mapbox">
        <BoardMap
          board={board}
          variant={variant}
          names={naming.names}
          theme={theme}
          owned={scene.owned}
          pieces={scene.pieces}
          orders={scene.orders}
          lit={NOTHING_LIT}
          label={gazetteWords.map(turn)}
          describe={(province) => provinceLabel(naming, province)}
          onPick={() => {}}
          onLeave={() => {}}
          controls={controls}
        />
      </div>
      <figcaption>{gazetteWords.mapKey(turn)}</figcaption>
    </figure>
  );
}

const NOTHING_LIT: ReadonlySet<ProvinceId> = new Set();

type SeenTurn = ReturnType<typeof useTable>['view']['history'][number];

function sceneOf({ before, movement }: SeenTurn) {
  const orders = (movement?.orders ?? []).map(
    ({ power, order, result }, index): DrawnOrder => ({
      id: `${index} ${power}`,
      power,
      order: order as Order,
      state: STATES[result],
    }),
  );
  return {
    owned: new Map(Object.entries(before.owned) as [ProvinceId, PowerId][]),
    pieces: before.units.map(({ id, power, type, location }) => ({
      id,
      power,
      type,
      at: location,
      form: 'standing' as const,
      isAside: false,
      isChosen: false,
    })),
    orders,
  };
}
