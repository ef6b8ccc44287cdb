import type { GameSentences } from '@defensor/api';
import type { Sheet } from '@defensor/game';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import { words } from '../words/words.ts';
import { type Court, signaturesOf } from './court.ts';

/** The tab of one's own sheet; others go by their ids. */
export const OWN = 'own';

interface SheetTabsProps {
  readonly court: Court;
  readonly mine: Sheet | undefined;
  /** Whether what is written here is what the server has. */
  readonly isChanged: boolean;
  readonly open: string;
  readonly onOpen: (tab: string) => void;
  readonly sentences: GameSentences;
}

/** One tab a sheet of the court: whose it is, whether it is signed, and which counts now. */
export function SheetTabs({ court, mine, isChanged, open, onOpen, sentences }: SheetTabsProps) {
  const { tabs } = words.board;
  const row = useRef<HTMLDivElement>(null);
  const ids = [OWN, ...court.others.map(({ id }) => id as string)];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = ids[(ids.indexOf(open) + step + ids.length) % ids.length] ?? OWN;
    onOpen(next);
    row.current?.querySelector<HTMLElement>(`[data-sheet-tab="${next}"]`)?.focus();
  };
  return (
    <div ref={row} className="tabs" role="tablist" aria-label={tabs.label} onKeyDown={onKeyDown}>
      <Tab id={OWN} isOpen={open === OWN} onOpen={onOpen} name={tabs.own}>
        <SheetState sheet={isChanged ? undefined : mine} counts={court.counts} />
      </Tab>
      {court.others.map((sheet) => (
        <Tab
          key={sheet.id}
          id={sheet.id}
          isOpen={open === sheet.id}
          onOpen={onOpen}
          name={tabs.of(sentences.words.seat(sheet.drafter))}
        >
          <SheetState sheet={sheet} counts={court.counts} />
        </Tab>
      ))}
    </div>
  );
}

interface TabProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onOpen: (tab: string) => void;
  readonly name: string;
  readonly children: React.ReactNode;
}

function Tab({ id, isOpen, onOpen, name, children }: TabProps) {
  return (
    <button
      type="button"
      className="tab"
      role="tab"
      id={`tab-${id}`}
      aria-selected={isOpen}
      aria-controls="sheet-panel"
      tabIndex={isOpen ? 0 : -1}
      data-sheet-tab={id}
      onClick={() => onOpen(id)}
    >
      <b>{name}</b>
      {children}
    </button>
  );
}

/** “signed 10:28, counts now”. */
function SheetState({ sheet, counts }: { sheet: Sheet | undefined; counts: string | undefined }) {
  const { tabs } = words.board;
  const signatures = sheet === undefined ? [] : signaturesOf(sheet);
  const last = signatures.at(-1);
  const isCounting = sheet !== undefined && sheet.id === counts;
  const said = last === undefined ? tabs.notSigned : tabs.signed(words.seat.moment(last.at));
  return (
    <span className={isCounting ? 'state state--ok' : 'state'}>
      {last !== undefined && <Icon name="check" />}
      {isCounting ? `${said}, ${tabs.counts}` : said}
    </span>
  );
}
