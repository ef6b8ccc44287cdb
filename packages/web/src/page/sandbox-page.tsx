import type { ProvinceId } from '@defensor/diplomacy';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../components/icon.tsx';
import type { Board } from '../map/board.ts';
import { BoardMap } from '../map/view/board-map.tsx';
import type { MapControls } from '../map/view/use-zoom.ts';
import { draftWords } from '../words/draft-words.ts';
import { spaceSaying } from '../words/sayings.ts';
import { words } from '../words/words.ts';
import AdjustmentsList from './adjustments-list.tsx';
import { Differences } from './differences.tsx';
import { DraftBox } from './draft-box.tsx';
import { Foot } from './foot.tsx';
import { BoardChoice, Header } from './header.tsx';
import { ImpossibleLines } from './impossible-lines.tsx';
import { Notice } from './notice.tsx';
import { OrdersList } from './orders-list.tsx';
import RetreatsList from './retreats-list.tsx';
import { SetBar, SettleFoot } from './set-bar.tsx';
import { Share } from './share.tsx';
import { Strip, ViewButtons } from './strip.tsx';
import { Tools } from './tools.tsx';
import { TwoMaps } from './two-maps.tsx';
import { useChurch } from './use-church.ts';
import { type Draft, useTableDraft } from './use-draft.ts';
import { type Sandbox, useSandbox } from './use-sandbox.ts';
import { useTheme } from './use-theme.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** On a phone one part shows at a time under the map; at a desk all do. */
const PANELS = [
  { id: 'orders', icon: 'quill' },
  { id: 'setup', icon: 'map' },
  { id: 'share', icon: 'chain' },
] as const satisfies readonly { id: string; icon: IconName }[];
type Panel = (typeof PANELS)[number]['id'];

export function SandboxPage({ board }: { board: Board }) {
  const sandbox = useSandbox(board);
  const draft = useTableDraft(sandbox);
  const [theme, toggleTheme] = useTheme();
  const [panel, setPanel] = useState<Panel>('orders');
  const controls = useRef<MapControls>(null);
  const { variant, stage, scene, naming, actions, arrival, comparison } = sandbox;
  const church = useChurch(variant);

  const describe = useCallback(
    (province: ProvinceId) => spaceSaying(naming, stage, scene.lit, province),
    [naming, stage, scene.lit],
  );
  useUndoKeys(actions.undo, actions.redo);
  const showPanel = (next: Panel) => {
    setPanel(next);
    if (next !== 'setup') actions.takeTool(undefined);
  };

  return (
    <div className="page" data-panel={panel}>
      <Header sandbox={sandbox} theme={theme} onTheme={toggleTheme} />
      {arrival !== undefined && <Notice arrival={arrival} />}
      <div className="setup">
        <BoardChoice sandbox={sandbox} church={church} />
        <Tools
          sandbox={sandbox}
          onPlace={(province) => {
            const at = board.spaces[province]?.unit;
            if (at === undefined) return;
            actions.pick({ province, at });
            controls.current?.reveal(at);
          }}
        />
      </div>
      <main className="desk">
        {comparison === undefined ? (
          <div className="map-box">
            <BoardMap
              board={board}
              variant={variant}
              names={naming.names}
              theme={theme}
              owned={stage.owned}
              pieces={scene.pieces}
              orders={scene.orders}
              lit={scene.lit}
              sees={church.sees}
              leap={sandbox.opened}
              label={words.map.label(words.turn.of(stage.season, stage.year), words.turn.phases[stage.phase])}
              describe={describe}
              onPick={actions.pick}
              onLeave={() => (sandbox.tool === undefined ? actions.compose(undefined) : actions.takeTool(undefined))}
              controls={controls}
            />
            <div className="over">
              <ViewButtons controls={controls} />
            </div>
          </div>
        ) : (
          <TwoMaps
            board={board}
            sandbox={sandbox}
            comparison={comparison}
            sees={church.sees}
            theme={theme}
            controls={controls}
          />
        )}
        <Strip sandbox={sandbox} controls={controls} />
      </main>
      <div className="col">
        <Sheet sandbox={sandbox} draft={draft} withChurch={church.isShown} />
        {comparison === undefined ? <Foot sandbox={sandbox} draft={draft} /> : <SettleFoot sandbox={sandbox} />}
      </div>
      <nav className="foot" aria-label={words.panels.label}>
        {PANELS.map(({ id, icon }) => (
          <button key={id} type="button" aria-current={panel === id ? 'true' : undefined} onClick={() => showPanel(id)}>
            <Icon name={icon} />
            {words.panels[id]}
          </button>
        ))}
      </nav>
    </div>
  );
}

interface SheetProps {
  readonly sandbox: Sandbox;
  readonly draft: Draft;
  readonly withChurch: boolean;
}

/** The document beside the map: the turn, its lines, what is typed, the link. */
function Sheet({ sandbox, draft, withChurch }: SheetProps) {
  const { stage, play, comparison } = sandbox;
  const sheet = useRef<HTMLDivElement>(null);
  // Another phase, or its results, are read from the top.
  const page = `${play.variantId} ${play.at} ${stage.phase} ${stage.isResolved}`;
  const [shown, setShown] = useState(page);
  useEffect(() => {
    if (shown === page) return;
    for (const part of [sheet.current, sheet.current?.firstElementChild]) part?.scrollTo({ top: 0 });
    setShown(page);
  }, [shown, page]);
  return (
    <div ref={sheet} className="sheet">
      <div className="leaf">
        <section className="orders" aria-labelledby="sheet-title">
          <div className="doc-head">
            <h2 id="sheet-title">
              {words.turn.of(stage.season, stage.year)} <span>{sheetTitle(sandbox)}</span>
            </h2>
          </div>
          <SetBar sandbox={sandbox} />
          {comparison === undefined ? (
            <Lines sandbox={sandbox} />
          ) : (
            <Differences sandbox={sandbox} comparison={comparison} withChurch={withChurch} />
          )}
        </section>
        <Share sandbox={sandbox} draft={draft} />
      </div>
      {!stage.isResolved && comparison === undefined && (
        <DraftBox writing={sandbox} draft={draft} about={draftWords.about} />
      )}
    </div>
  );
}

function sheetTitle({ stage }: Sandbox): string {
  return stage.isResolved ? words.orders.results : words.turn.phases[stage.phase];
}

function Lines({ sandbox }: { sandbox: Sandbox }) {
  const { stage } = sandbox;
  if (stage.isResolved || stage.phase === 'movement') return <OrdersList writing={sandbox} />;
  return (
    <>
      {stage.phase === 'retreat' ? <RetreatsList writing={sandbox} /> : <AdjustmentsList writing={sandbox} />}
      <ImpossibleLines sandbox={sandbox} />
    </>
  );
}
