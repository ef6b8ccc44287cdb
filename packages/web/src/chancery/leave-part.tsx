import { useState } from 'react';
import { Part } from '../church/part.tsx';
import { useAct } from '../church/use-act.ts';
import { useKeptText } from '../church/use-kept-text.ts';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { chanceryWords, churchWords } from '../words/church-words.ts';

/** Resigning: a paper of its own, signed; it can be taken back until the resolution. */
export function ResignPart() {
  const { view, texts } = useTable();
  const said = chanceryWords.resign;
  const [text, setText] = useKeptText('resignation');
  const [isSigned, setSigned] = useState(false);
  const { act, isBusy, problem } = useAct();
  const { resignation } = view;
  const isClosed = view.phase === 'orderResolution' || view.phase === 'ended';
  const file = async () => {
    if (!isSigned || text.trim() === '') return;
    if ((await act({ do: 'fileResignation', text, signed: true })) === undefined) return;
    setText('');
    setSigned(false);
  };
  return (
    <Part id="resign" title={said.title} rule="R16">
      <p className="small">{said.about}</p>
      {resignation !== undefined ? (
        <>
          <p className="decree">{churchWords.quoted(texts[resignation.text.id] ?? '')}</p>
          <p className="state state--wait">
            <Icon name="glass" />
            {said.waits}
          </p>
          <ProblemNote problem={problem} />
          <button
            type="button"
            className="btn btn--wide"
            aria-disabled={isBusy || isClosed}
            onClick={() => {
              if (!isClosed) void act({ do: 'withdrawResignation' });
            }}
          >
            {said.withdraw}
          </button>
        </>
      ) : (
        <details>
          <summary>{said.begin}</summary>
          <form
            className="writing"
            onSubmit={(event) => {
              event.preventDefault();
              void file();
            }}
          >
            <label className="label" htmlFor="resignation">
              {said.text}
            </label>
            <textarea
              id="resignation"
              className="field"
              rows={3}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <label className={isSigned ? 'choice is-chosen' : 'choice'}>
              <input type="checkbox" checked={isSigned} onChange={(event) => setSigned(event.target.checked)} />
              <span className="tick" aria-hidden="true">
                {isSigned && <Icon name="check" />}
              </span>
              <span className="said">{said.sign}</span>
            </label>
            <ProblemNote problem={problem} />
            <button
              type="submit"
              className="btn btn--grave btn--wide"
              aria-disabled={isBusy || isClosed || !isSigned || text.trim() === ''}
            >
              {said.file}
            </button>
          </form>
        </details>
      )}
    </Part>
  );
}

/** An Anti-Pope gives up his title, asked twice. */
export function RenouncePart() {
  const said = chanceryWords.renounce;
  const [asks, setAsks] = useState(false);
  const { act, isBusy, problem } = useAct();
  return (
    <Part id="renounce" title={said.title} rule="A50">
      <ProblemNote problem={problem} />
      {asks ? (
        <div className="pair">
          <button
            type="button"
            className="btn btn--grave"
            aria-disabled={isBusy}
            onClick={() => void act({ do: 'renounceTitle' })}
          >
            {said.yes}
          </button>
          <button type="button" className="btn" onClick={() => setAsks(false)}>
            {said.no}
          </button>
        </div>
      ) : (
        <button type="button" className="btn btn--grave btn--wide" onClick={() => setAsks(true)}>
          {said.renounce}
        </button>
      )}
      <p className="why">{said.about}</p>
    </Part>
  );
}
