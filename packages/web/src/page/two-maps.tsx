import { type RefObject, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Segment } from '../components/segment.tsx';
import type { Board } from '../map/board.ts';
import { BoardMap } from '../map/view/board-map.tsx';
import type { Theme } from '../map/view/sheet.tsx';
import type { MapControls } from '../map/view/use-zoom.ts';
import type { Comparison, Side } from '../play/comparing.ts';
import { sceneOf } from '../play/scene.ts';
import type { SetLetter } from '../play/stage.ts';
import { spaceSaying } from '../words/sayings.ts';
import { words } from '../words/words.ts';
import type { Sandbox } from './use-sandbox.ts';

interface TwoMapsProps {
  readonly board: Board;
  readonly sandbox: Sandbox;
  readonly comparison: Comparison;
  readonly theme: Theme;
  /** Moves both maps at once. */
  readonly controls: RefObject<MapControls | null>;
}

const NOTHING_LIT: ReadonlySet<never> = new Set();

/** The results of two sets of orders, each on its map; on a phone one of them at a time. */
export function TwoMaps({ board, sandbox, comparison, theme, controls }: TwoMapsProps) {
  const [shown, setShown] = useState<SetLetter>('B');
  const [mapA, mapB] = [useRef<MapControls>(null), useRef<MapControls>(null)];
  useImperativeHandle(controls, () => {
    const both = (act: (map: MapControls) => void) => {
      for (const { current } of [mapA, mapB]) if (current !== null) act(current);
    };
    return {
      zoomBy: (factor) => both((map) => map.zoomBy(factor)),
      fit: () => both((map) => map.fit()),
      panBy: (dx, dy) => both((map) => map.panBy(dx, dy)),
      reveal: (at) => both((map) => map.reveal(at)),
    };
  }, [mapA, mapB]);
  return (
    <div className="maps" data-shown={shown}>
      <Segment
        className="seg shown"
        label={words.versus.shown}
        options={(['A', 'B'] as const).map((letter) => ({ value: letter, label: words.versus.map(letter) }))}
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
          theme={theme}
          controls={side.letter === 'A' ? mapA : mapB}
        />
      ))}
    </div>
  );
}

interface OneMapProps extends Omit<TwoMapsProps, 'comparison'> {
  readonly side: Side;
  readonly places: Comparison['places'];
}

function OneMap({ board, sandbox, side, places, theme, controls }: OneMapProps) {
  const { variant, naming, chosen, actions } = sandbox;
  const { letter, stage, outcome } = side;
  const { versus } = words;
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
