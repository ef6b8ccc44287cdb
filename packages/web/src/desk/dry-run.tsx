import type { ProvinceId } from '@defensor/diplomacy';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Segment } from '../components/segment.tsx';
import { BoardMap } from '../map/view/board-map.tsx';
import type { MapControls } from '../map/view/use-zoom.ts';
import { ViewButtons } from '../page/strip.tsx';
import { resolve } from '../play/resolve.ts';
import { sceneOf } from '../play/scene.ts';
import { seesOf } from '../seat/stage-of-view.ts';
import { deskWords } from '../words/desk-words.ts';
import { spaceSaying } from '../words/sayings.ts';
import { words } from '../words/words.ts';
import { Consequences } from './consequences.tsx';
import { dryMovement, resolvedStage, standing } from './dry-run-scene.ts';
import { useDesk } from './use-ruling.ts';

/** The turn run in private: what the map will show and what follows, before anybody else knows. */
export function DryRun() {
  const { view, variant, board, naming, theme, following } = useDesk();
  const { dryRun: said } = deskWords.desk;
  const [world, setWorld] = useState<'real' | 'other'>('real');
  const controls = useRef<MapControls>(null);
  const dry = useMemo(() => dryMovement(view), [view]);
  const other = dry?.otherwise;
  const result = world === 'other' && other !== undefined ? other.result : dry?.asItWillBe;
  const { stage, scene } = useMemo(() => {
    const shown = result === undefined ? standing(view) : resolvedStage(view, result);
    const outcome = result === undefined ? resolve(variant, shown) : ({ phase: 'movement', result } as const);
    return { stage: shown, scene: { ...sceneOf(variant, shown, outcome, undefined, undefined), lit: NONE } };
  }, [view, variant, result]);
  const describe = useCallback((province: ProvinceId) => spaceSaying(naming, stage, NONE, province), [naming, stage]);
  const [hint, setHint] = useState('');
  return (
    <section className="bench-mid" aria-labelledby="dry-run-title">
      <header className="bench-head bench-head--desk">
        <h2 className="h-sec" id="dry-run-title">
          {dry === undefined ? said.standing : said.title}
        </h2>
        <span className="small soft">{said.onlyYou}</span>
        {other !== undefined && (
          <Segment
            label={said.compare}
            value={world}
            onChange={setWorld}
            options={[
              { value: 'real', label: said.real },
              { value: 'other', label: other.isPunished ? said.hadTheBullsHeld : said.withoutTheBulls },
            ]}
          />
        )}
      </header>
      <div className={following.isLive ? 'map-box' : 'map-box is-stale'}>
        <BoardMap
          board={board}
          variant={variant}
          names={naming.names}
          theme={theme}
          owned={stage.owned}
          pieces={scene.pieces}
          orders={scene.orders}
          lit={scene.lit}
          sees={useMemo(() => seesOf(view), [view])}
          label={said.map(words.seat.turn(view.turn))}
          describe={describe}
          onPick={({ province }) => setHint(describe(province))}
          onLeave={() => setHint('')}
          controls={controls}
        />
        <div className="over bench-zoom">
          <ViewButtons controls={controls} />
        </div>
      </div>
      <p className="bench-hint small soft" role="status">
        {hint}
      </p>
      {result !== undefined && <Consequences result={result} isReal={world === 'real'} />}
    </section>
  );
}

const NONE: ReadonlySet<ProvinceId> = new Set();
