import { type LocationId, type PowerId, RENAISSANCE, STANDARD, type UnitId } from '@defensor/diplomacy';
import { StrictMode, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { loadBoard } from './map/load-board.ts';
import { BoardMap } from './map/view/board-map.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/map.css';

const boardLoaded = loadBoard();
const variant = location.hash === '#1901' ? STANDARD : RENAISSANCE;
const names = location.hash === '#1901' ? '1901' : '1454';
const units = variant.data.start.units.map((u, i) => ({
  id: String(i) as UnitId,
  power: u.power as PowerId,
  type: u.type,
  at: u.location as LocationId,
  form: 'standing' as const,
  isChosen: false,
}));
const owned = new Map(variant.powers.flatMap((p) => p.homeCentres.map((c) => [c, p.id] as const)));
function App() {
  const board = use(boardLoaded);
  return (
    <div style={{ position: 'fixed', inset: 0 }}>
      <BoardMap
        board={board}
        variant={variant}
        names={names}
        theme={(document.documentElement.dataset.theme ?? 'light') as 'light'}
        owned={owned}
        pieces={units}
        orders={[]}
        lit={new Set()}
        label="Map"
        describe={(p) => p}
        onPick={() => {}}
        onLeave={() => {}}
        controls={null}
      />
    </div>
  );
}
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Suspense>
      <App />
    </Suspense>
  </StrictMode>,
);
