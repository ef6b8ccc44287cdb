import { type RefObject, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Segment } from '../components/segment.tsx';
import type { Board } from '../map/board.ts';
import type { See } from '../map/see.ts';
import { BoardMap } from '../map/view/board-map.tsx';
import type { Theme } from '../map/view/sheet.tsx';
import type { MapControls, OnMoved } from '../map/view/use-zoom.ts';
import type { Comparison, Side } from '../play/comparing.ts';
import { sceneOf } from '../play/scene.ts';
import type { SetLetter } from '../play/stage.ts';
import { sandboxWords } from '../words/sandbox-words.ts';
import { spaceSaying } from '../words/sayings.ts';
import { words } from '../words/words.ts';
import type { Sandbox } from './use-sandbox.ts';

interface TwoMapsProps {
  readonly board: Board;
  readonly sandbox: Sandbox;
  readonly comparison: Comparison;
  /** The sees of bishops, where the Church is laid over the board. */
  readonly sees: readonly See[];
  readonly theme: Theme;
  /** Moves both maps at once. */
  readonly controls: RefObject<MapControls | null>;
}

const NOTHING_LIT: ReadonlySet<never> = new Set();

/** The results of two sets of orders, each on its map; on a phone one of them at a time. */
export function TwoMaps({ board, sandbox, comparison, sees, theme, controls }: TwoMapsProps) {
  const [shown, setShown] = useState<SetLetter>('B');
  const [mapA, mapB] = [useRef<MapControls>(null), useRef<MapControls>(null)];
  // Either map follows the other, so one of them is asked.
  useImperativeHandle(controls, () => {
    const first = (act: (map: MapControls) => void) => {
      if (mapA.current !== null) act(mapA.current);
    };
    return {
      zoomBy: (factor) => first((map) => map.zoomBy(factor)),
      fit: () => first((map) => map.fit()),
      panBy: (dx, dy) => first((map) => map.panBy(dx, dy)),
      reveal: (at) => first((map) => map.reveal(at)),
      follow: (view, move) => first((map) => map.follow(view, move)),
    };
  }, [mapA]);
  return (
    <div className="maps" data-shown={shown}>
      <Segment
        className="seg shown"
        label={sandboxWords.versus.shown}
        options={(['A', 'B'] as const).map((letter) => ({ value: letter, label: sandboxWords.versus.map(letter) }))}
        value={shown}
        onChange={setShown}
      />
      {[comparison.a, comparison.b].map((side) => (
        <OneMap
          key={side.letter}
          board={board}
          sandbox={sandbox}
          side={side}
          places={comparison.places}
          sees={sees}
          theme={theme}
          controls={side.letter === 'A' ? mapA : mapB}
          onMoved={(view, move) => (side.letter === 'A' ? mapB : mapA).current?.follow(view, move)}
        />
      ))}
    </div>
  );
}

interface OneMapProps extends Omit<TwoMapsProps, 'comparison'> {
  readonly side: Side;
  readonly places: Comparison['places'];
  readonly onMoved: OnMoved;
}

function OneMap({ board, sandbox, side, places, sees, theme, controls, onMoved }: OneMapProps) {
  const { variant, naming, chosen, actions } = sandbox;
  const { letter, stage, outcome } = side;
  const { versus } = sandboxWords;
  const scene = useMemo(() => sceneOf(variant, stage, outcome, undefined, chosen), [variant, stage, outcome, chosen]);
  const describe = useCallback(
    (province: Parameters<typeof spaceSaying>[3]) => spaceSaying(naming, stage, NOTHING_LIT, province),
    [naming, stage],
  );
  const turn = words.turn.of(stage.season, stage.year);
  return (
    <figure className="map-box" data-set={letter}>
      <BoardMap
        board={board}
        variant={variant}
        names={naming.names}
        theme={theme}
        owned={stage.owned}
        pieces={scene.pieces}
        orders={scene.orders}
        lit={NOTHING_LIT}
        ringed={places}
        sees={sees}
        onMoved={onMoved}
        label={words.map.label(turn, versus.set(letter))}
        describe={describe}
        onPick={({ province }) => actions.choose(province)}
        onLeave={() => actions.choose(undefined)}
        controls={controls}
      />
      <figcaption>
        <SetMark letter={letter} /> {versus.caption(letter)}
        {letter === 'B' && places.size > 0 && <>. {versus.rings}</>}
      </figcaption>
    </figure>
  );
}

/** The ink square of a set. */
export function SetMark({ letter }: { letter: SetLetter }) {
  return <b className="set-mark">{letter}</b>;
}
