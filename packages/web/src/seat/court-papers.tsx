import type { PowerId } from '@defensor/diplomacy';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { words } from '../words/words.ts';
import { useTable } from './at-table.ts';
import type { Court } from './court.ts';
import { OwnSheet } from './own-sheet.tsx';
import { OWN, SheetTabs } from './sheet-tabs.tsx';
import type { OrderSheet } from './use-order-sheet.ts';
import type { Signing } from './use-signing.ts';

// Only where another sheet counts.
const CourtSheet = lazy(() => import('./court-sheet.tsx'));
const Overruled = lazy(() => import('./overruled.tsx'));

interface CourtPapersProps {
  /** The power whose orders the viewer writes, while any are written. */
  readonly power: PowerId | undefined;
  readonly sheet: OrderSheet;
  readonly court: Court;
  readonly signing: Signing;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
}

/** The sheets of the court behind their tabs; for whoever writes none, what else there is to do, and the sheets shown to him. */
export function CourtPapers({ power, sheet, court, signing, tab, onTab }: CourtPapersProps) {
  const { game, view, naming, sentences, base } = useTable();
  const { search } = useLocation();
  const [isChanging, setChanging] = useState(false);
  const shared = { viewer: view.viewer, court, naming, sentences, signing };
  if (power === undefined) {
    return (
      <section className="orders">
        <p className="empty">{words.seat.nothingToWrite(view.phase)}</p>
        <ul className="also">
          {view.owe.also.map((code) => (
            <li key={code}>{sentences.ofAlso(code)}</li>
          ))}
        </ul>
        {court.others.map((one) => (
          <section key={one.id} aria-labelledby={`shown-${one.id}`}>
            <h2 className="h-sec shown-head" id={`shown-${one.id}`}>
              {words.board.tabs.of(sentences.words.seat(one.drafter))}
            </h2>
            <CourtSheet sheet={one} {...shared} />
          </section>
        ))}
      </section>
    );
  }
  const other = court.others.find(({ id }) => id === tab);
  const { overruledBy } = court;
  const isOverruled = overruledBy !== undefined && sheet.isSigned && !isChanging;
  return (
    <section className="orders">
      <SheetTabs
        court={court}
        mine={sheet.mine}
        isChanged={sheet.isChanged}
        open={tab}
        onOpen={onTab}
        sentences={sentences}
      />
      <div role="tabpanel" id="sheet-panel" aria-labelledby={`tab-${other === undefined ? OWN : tab}`}>
        {other !== undefined ? (
          <Suspense fallback={<p className="small soft">{words.door.oneMoment}</p>}>
            <CourtSheet sheet={other} {...shared} />
          </Suspense>
        ) : isOverruled ? (
          <Suspense fallback={<p className="small soft">{words.door.oneMoment}</p>}>
            <Overruled
              sheet={sheet}
              power={power}
              other={overruledBy}
              naming={naming}
              sentences={sentences}
              signing={signing}
              letters={{ pathname: `${base}/letters`, search }}
              onChange={() => setChanging(true)}
            />
          </Suspense>
        ) : (
          <OwnSheet game={game} view={view} power={power} sheet={sheet} court={court} signing={signing} />
        )}
      </div>
    </section>
  );
}
