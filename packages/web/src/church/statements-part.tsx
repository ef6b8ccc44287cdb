import { useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import { Part } from './part.tsx';
import { SealRow } from './seal-row.tsx';
import { useAct } from './use-act.ts';
import { freshName, useKeptText } from './use-kept-text.ts';
import type { Who } from './use-who.ts';

/** The texts that bishops in council or conclave sign; a majority issues one. */
export function StatementsPart({ who }: { who: Who }) {
  const { view } = useTable();
  const said = churchWords.statement;
  const [text, setText] = useKeptText('council-statement');
  const [name, setName] = useState(() => freshName('c'));
  const { act, isBusy, problem } = useAct();
  const bishops = view.seats.filter(({ class: kind, standing }) => kind === 'bishop' && standing === 'seated').length;
  const needed = Math.floor(bishops / 2) + 1;
  const draft = async () => {
    if (text.trim() === '') return;
    if ((await act({ do: 'draftCouncilStatement', statement: name, text })) === undefined) return;
    setText('');
    setName(freshName('c'));
  };
  return (
    <Part id="statement" title={said.title} rule="A58">
      {(view.statements ?? []).map((statement) => (
        <Statement key={statement.id} statement={statement} needed={needed} who={who} />
      ))}
      <form
        className="writing"
        onSubmit={(event) => {
          event.preventDefault();
          void draft();
        }}
      >
        <label className="label" htmlFor="new-statement">
          {said.text}
        </label>
        <textarea
          id="new-statement"
          className="field"
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ProblemNote problem={problem} />
        <button type="submit" className="btn btn--wide" aria-disabled={isBusy || text.trim() === ''}>
          {said.draft}
        </button>
        <p className="why">{said.why(needed)}</p>
      </form>
    </Part>
  );
}

type SeenStatement = NonNullable<ReturnType<typeof useTable>['view']['statements']>[number];

function Statement({ statement, needed, who }: { statement: SeenStatement; needed: number; who: Who }) {
  const { view, texts } = useTable();
  const said = churchWords.statement;
  const { act, isBusy, problem } = useAct();
  const signed = statement.signatures.map(({ seat }) => seat);
  const isSigned = signed.some((seat) => seat === view.viewer);
  return (
    <article className="paper-in" data-statement={statement.id} aria-label={said.of(who.seat(statement.drafter))}>
      <p className="decree">{churchWords.quoted(texts[statement.text.id] ?? '')}</p>
      <SealRow
        who={who}
        signed={signed}
        needed={needed}
        mine={isSigned || statement.issued ? undefined : view.viewer}
      />
      <ProblemNote problem={problem} />
      {statement.issued ? (
        <p className="state state--ok">
          <Icon name="check" />
          {said.issued}
        </p>
      ) : isSigned ? (
        <p className="state state--ok">
          <Icon name="check" />
          {said.signed}
        </p>
      ) : (
        <button
          type="button"
          className="btn btn--main btn--wide"
          aria-disabled={isBusy}
          onClick={() => void act({ do: 'signCouncilStatement', statement: statement.id })}
        >
          <Icon name="quill" />
          {said.sign}
        </button>
      )}
    </article>
  );
}
