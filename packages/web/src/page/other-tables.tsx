import { useEffect, useMemo, useState } from 'react';
import { openStage, variantOf } from '../play/play.ts';
import { parseHistory } from '../play/storage.ts';
import { sandboxWords } from '../words/sandbox-words.ts';
import { tag } from '../words/tag.ts';
import { words } from '../words/words.ts';
import { type OtherTable, tabTable } from './tab-table.ts';
import type { Draft } from './use-draft.ts';
import type { Sandbox } from './use-sandbox.ts';

const WHEN = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** The boards of other tabs, each to be taken up in this one. Nothing where there are none. */
export function OtherTables({ sandbox, draft }: { sandbox: Sandbox; draft: Draft }) {
  const tables = useOtherTables();
  if (tables.length === 0) return null;
  const { others } = sandboxWords.arrival;
  return (
    <details className="others">
      <summary>{others.title(tables.length)}</summary>
      <p className="small soft">{others.about}</p>
      <ul>
        {tables.map((table) => (
          <Table key={table.id} sandbox={sandbox} draft={draft} table={table} />
        ))}
      </ul>
    </details>
  );
}

function Table({ sandbox, draft, table }: { sandbox: Sandbox; draft: Draft; table: OtherTable }) {
  const { others } = sandboxWords.arrival;
  const play = useMemo(() => parseHistory(table.play)?.present, [table.play]);
  if (play === undefined) return null;
  const { season, year, phase } = openStage(play);
  const turn = `${words.turn.of(season, year)} ${words.turn.phases[phase]}`;
  const name = others.board(variantOf(play).data.start.year, turn);
  return (
    <li className="line-row">
      <span className="said">
        {name} <small>{others.changed(WHEN.format(table.changed))}</small>
      </span>
      <button
        type="button"
        className="btn btn--s"
        onClick={() => {
          sandbox.actions.begin(play);
          draft.add(table.draft);
        }}
      >
        {others.take}
        <span className="vh">: {name}</span>
      </button>
    </li>
  );
}

/** Read anew whenever another tab keeps something. */
function useOtherTables(): readonly OtherTable[] {
  const [tables, setTables] = useState(() => tabTable().others());
  useEffect(() => {
    const read = () => setTables(tabTable().others());
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  return tables;
}
