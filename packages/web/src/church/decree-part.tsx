import type { View } from '@defensor/game';
import { useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import { Part } from './part.tsx';
import { SealRow } from './seal-row.tsx';
import { ShowDecree } from './show-decree.tsx';
import { useAct } from './use-act.ts';
import { freshName, useKeptText } from './use-kept-text.ts';
import type { Who } from './use-who.ts';

export type SeenDecree = NonNullable<View['decrees']>[number];

/** Whether councils can be convened now: in Diplomacy, and while all phases are one. */
const isConvening = ({ phase, options }: View) =>
  phase === 'diplomacy' || (phase === 'orderWriting' && options.talk === 'always');

/** The convening decrees that a bishop knows of: he signs, shows, withdraws, or draws one up. */
export function DecreePart({ who }: { who: Who }) {
  const { view } = useTable();
  const said = churchWords.decree;
  const open = (view.decrees ?? []).filter(({ status }) => status === 'open');
  const over = (view.decrees ?? []).filter(({ status, turn }) => status !== 'open' && turn === view.turn);
  return (
    <Part id="decree" title={said.title} rule="R14">
      {open.map((decree) => (
        <Decree key={decree.id} decree={decree} who={who} />
      ))}
      {over.map((decree) => (
        <p key={decree.id} className="why">
          {said.over(
            who.seat(decree.drafter),
            decree.status as Exclude<typeof decree.status, 'open'>,
            decree.standing.signatures,
            decree.standing.needed,
          )}
        </p>
      ))}
      {!isConvening(view) ? (
        <p className="why">{said.notNow}</p>
      ) : open.length === 0 ? (
        <>
          <p>{said.none}</p>
          <NewDecree />
        </>
      ) : (
        <details>
          <summary>{said.another}</summary>
          <NewDecree />
        </details>
      )}
    </Part>
  );
}

function Decree({ decree, who }: { decree: SeenDecree; who: Who }) {
  const { view, texts } = useTable();
  const said = churchWords.decree;
  const { act, isBusy, problem } = useAct();
  const [isShowing, setShowing] = useState(false);
  const signed = decree.signatures.filter(({ struck }) => !struck).map(({ seat }) => seat);
  const isSigned = signed.some((seat) => seat === view.viewer);
  const isMine = decree.drafter === view.viewer;
  const shown = new Set([decree.drafter, ...decree.circulation]).size;
  const text = decree.text === undefined ? undefined : texts[decree.text.id];
  const give = (name: string) => void act({ do: name, decree: decree.id, expectedPhase: view.phase });
  return (
    <article className="paper-in" aria-label={said.of(who.seat(decree.drafter))} data-decree={decree.id}>
      <p className="decree">{text === undefined ? said.of(who.seat(decree.drafter)) : churchWords.quoted(text)}</p>
      <p className="small soft">{isMine ? said.yours(shown - 1) : said.by(who.seat(decree.drafter), shown)}</p>
      <SealRow
        who={who}
        signed={signed}
        needed={decree.standing.needed}
        mine={isSigned || !isConvening(view) ? undefined : view.viewer}
      />
      <ProblemNote problem={problem} />
      {isConvening(view) && (
        <>
          <div className="pair">
            {isSigned ? (
              <button
                type="button"
                className="btn"
                aria-disabled={isBusy}
                onClick={() => give('withdrawDecreeSignature')}
              >
                {said.unsign}
              </button>
            ) : (
              <button type="button" className="btn btn--main" aria-disabled={isBusy} onClick={() => give('signDecree')}>
                <Icon name="quill" />
                {said.sign}
              </button>
            )}
            <button
              type="button"
              className={isSigned ? 'btn btn--main' : 'btn'}
              aria-expanded={isShowing}
              onClick={() => setShowing(!isShowing)}
            >
              {said.show}
            </button>
          </div>
          {isShowing && <ShowDecree decree={decree} who={who} onDone={() => setShowing(false)} />}
          {isMine && (
            <button
              type="button"
              className="btn btn--quiet"
              aria-disabled={isBusy}
              onClick={() => give('withdrawDecree')}
            >
              {said.withdraw}
            </button>
          )}
          <p className="why">{said.asking}</p>
        </>
      )}
    </article>
  );
}

function NewDecree() {
  const { view } = useTable();
  const said = churchWords.decree;
  const [text, setText] = useKeptText('decree');
  const [name, setName] = useState(() => freshName('d'));
  const { act, isBusy, problem } = useAct();
  const open = async () => {
    const what = text.trim() === '' ? {} : { text };
    const done = await act({ do: 'openDecree', decree: name, ...what, expectedPhase: view.phase });
    if (done === undefined) return;
    setText('');
    setName(freshName('d'));
  };
  return (
    <form
      className="writing"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <label className="label" htmlFor="new-decree">
        {said.text}
      </label>
      <textarea
        id="new-decree"
        className="field"
        rows={2}
        value={text}
        placeholder={said.placeholder}
        onChange={(event) => setText(event.target.value)}
      />
      <ProblemNote problem={problem} />
      <button type="submit" className="btn btn--wide" aria-disabled={isBusy}>
        {said.draw}
      </button>
      <p className="why">{said.drawn}</p>
    </form>
  );
}
