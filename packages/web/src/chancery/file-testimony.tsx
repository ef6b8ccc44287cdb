import type { View } from '@defensor/game';
import { useState } from 'react';
import { AttachedTo } from '../attached/attached-to.tsx';
import { useAttached } from '../attached/use-attached.ts';
import { Part } from '../church/part.tsx';
import { useAct } from '../church/use-act.ts';
import { freshName, useKeptText } from '../church/use-kept-text.ts';
import { useWho, type Who } from '../church/use-who.ts';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { chanceryWords, churchWords } from '../words/church-words.ts';
import { words } from '../words/words.ts';

/** Testimony that somebody spoke under a ban: what was filed with what became of it, and another. */
export function TestimonyDesk() {
  const { view, texts, sentences } = useTable();
  const who = useWho();
  const said = chanceryWords.testimony;
  const attached = useAttached();
  const filed = (view.findings ?? []).filter(({ testimony }) => testimony !== undefined);
  return (
    <Part id="testimony" title={said.title} rule="R13">
      {filed.map(({ id = '', accused = '', offenceTurn = view.turn, testimony, ruling = 'open', ...finding }) => (
        <article key={id} className="filed" data-finding={id}>
          <p className="small soft">{said.against(who.seat(accused), sentences.words.turn(offenceTurn))}</p>
          <blockquote>{churchWords.quoted(texts[testimony?.id ?? ''] ?? '')}</blockquote>
          <AttachedTo
            kind="testimony"
            id={id}
            attached={attached}
            isOpen={finding.filedBy === view.viewer && finding.decidedIn === undefined}
          />
          <p className={`state state--${ruling === 'open' ? 'wait' : ruling === 'proven' ? 'ok' : 'bad'}`}>
            <Icon name={ruling === 'open' ? 'scales' : ruling === 'proven' ? 'check' : 'cross'} />
            {said.rulings[ruling]}
          </p>
        </article>
      ))}
      {view.bans.length === 0 ? <p className="why">{said.nobody}</p> : <FileTestimony who={who} />}
    </Part>
  );
}

/** What the Pope has in hand that the accused wrote: letters to him, and certified copies. */
function lettersOf({ letters, viewer }: View, accused: string) {
  const own = letters.filter(({ from, to }) => from === accused && to.some((seat) => seat === viewer));
  const copies = letters.flatMap((letter) => letter.copies ?? []).filter(({ from }) => from === accused);
  const all = [...own, ...copies].map((letter) => ({
    id: letter.id,
    sentMs: 'sentMs' in letter ? letter.sentMs : 0,
    text: 'text' in letter ? letter.text : undefined,
  }));
  return [...new Map(all.map((letter) => [letter.id, letter])).values()];
}

function FileTestimony({ who }: { who: Who }) {
  const { view, texts, sentences } = useTable();
  const said = chanceryWords.testimony;
  const [accused, setAccused] = useState('');
  const [turn, setTurn] = useState('');
  const [cited, setCited] = useState<readonly string[]>([]);
  const [text, setText] = useKeptText('testimony');
  const [name, setName] = useState(() => freshName('t'));
  const { act, isBusy, problem } = useAct();
  const ban = view.bans.find(({ seat }) => seat === accused);
  const turns: readonly string[] = [...view.history.map((one) => one.turn), view.turn];
  const possible = [...new Set(turns.slice(turns.indexOf(ban?.since ?? '') + 1))];
  const letters = lettersOf(view, accused);
  const isReady = ban !== undefined && text.trim() !== '' && (cited.length > 0 || turn !== '');
  const file = async () => {
    if (!isReady) return;
    const when = cited.length > 0 ? { letters: cited } : { offenceTurn: turn };
    if ((await act({ do: 'fileTestimony', finding: name, accused, testimony: text, ...when })) === undefined) return;
    setText('');
    setCited([]);
    setTurn('');
    setName(freshName('t'));
  };
  return (
    <form
      className="writing"
      onSubmit={(event) => {
        event.preventDefault();
        void file();
      }}
    >
      <label className="label" htmlFor="accused">
        {said.accused}
      </label>
      <select
        id="accused"
        className="field"
        value={accused}
        onChange={(event) => {
          setAccused(event.target.value);
          setCited([]);
        }}
      >
        <option value="">{chanceryWords.add.choose}</option>
        {view.bans.map(({ seat }) => (
          <option key={seat} value={seat}>
            {who.title(seat)}
          </option>
        ))}
      </select>
      {letters.length > 0 && (
        <fieldset className="tick-list">
          <legend className="label">{said.letters}</legend>
          {letters.map(({ id, sentMs, text: words_ }) => (
            <label key={id} className={cited.includes(id) ? 'choice is-chosen' : 'choice'}>
              <input
                type="checkbox"
                checked={cited.includes(id)}
                onChange={() => setCited(cited.includes(id) ? cited.filter((one) => one !== id) : [...cited, id])}
              />
              <span className="tick" aria-hidden="true">
                {cited.includes(id) && <Icon name="check" />}
              </span>
              <span className="said">
                {churchWords.quoted(texts[words_?.id ?? ''] ?? '')}
                <small>{words.seat.moment(sentMs)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {cited.length === 0 && (
        <>
          <label className="label" htmlFor="offence-turn">
            {said.when}
          </label>
          <select id="offence-turn" className="field" value={turn} onChange={(event) => setTurn(event.target.value)}>
            <option value="">{said.chooseTurn}</option>
            {possible.map((one) => (
              <option key={one} value={one}>
                {sentences.words.turn(one)}
              </option>
            ))}
          </select>
        </>
      )}
      <label className="label" htmlFor="testimony-text">
        {said.text}
      </label>
      <textarea
        id="testimony-text"
        className="field"
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ProblemNote problem={problem} />
      <button type="submit" className="btn btn--wide" aria-disabled={isBusy || !isReady}>
        {said.file}
      </button>
      <p className="why">{said.about}</p>
    </form>
  );
}
