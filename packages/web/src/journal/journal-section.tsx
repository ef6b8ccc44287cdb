import { useId, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { Segment } from '../components/segment.tsx';
import { forget, keep, kept } from '../page/kept.ts';
import { useTable } from '../seat/at-table.ts';
import { type Receipt, useCommands } from '../seat/use-commands.ts';
import { Papers } from '../shell/papers.tsx';
import { journalWords } from '../words/journal-words.ts';
import { words } from '../words/words.ts';
import { journalText, type Written, writtenByTurn } from './by-turn.ts';
import '../styles/journal.css';

type Kind = Written['kind'];
const KINDS: readonly Kind[] = ['journal', 'note'];

/** The journal of each turn and the notes, private; a draft of either stays on the device until it is kept. */
export default function JournalSection() {
  const { view, texts, title } = useTable();
  const turns = writtenByTurn(view);
  const text = journalText(turns, texts);
  return (
    <Papers>
      <section className="journal" aria-labelledby="journal-title">
        <h2 className="h-sec" id="journal-title">
          {journalWords.title}
        </h2>
        <p className="small soft">{journalWords.about}</p>
        <Writing />
        {turns.length === 0 && <p className="empty">{journalWords.none}</p>}
        {turns.map(({ turn, written }) => (
          <section key={turn} aria-label={words.seat.turn(turn)}>
            <h3 className="turnmark">{words.seat.turn(turn)}</h3>
            {written.map((one) => (
              <article key={`${one.kind}-${one.atMs}`} className="written" data-written={one.kind}>
                <p className="small soft">
                  {journalWords.kinds[one.kind]}, {words.seat.moment(one.atMs)}
                </p>
                <p className="written-text">{texts[one.text.id] ?? journalWords.gone}</p>
              </article>
            ))}
          </section>
        ))}
        {turns.length > 0 && (
          <a
            className="btn"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={journalWords.file(title)}
          >
            <Icon name="page" small />
            {journalWords.download}
          </a>
        )}
      </section>
    </Papers>
  );
}

function Writing() {
  const { game, as, view, texts, look } = useTable();
  const commands = useCommands(game, as);
  const field = useId();
  const [kind, setKind] = useState<Kind>('journal');
  const [receipt, setReceipt] = useState<Receipt>();
  const [text, setText] = useDraft(`journal.${game}.${view.viewer}.${kind}`);
  const prompt = view.journalPrompt;
  const isAsked = kind === 'journal' && prompt !== undefined;
  const write = async () => {
    if (text.trim() === '') return;
    const done = await commands.give({ do: kind === 'journal' ? 'writeJournal' : 'writeNote', text: text.trim() });
    if (done === undefined) return;
    setText('');
    setReceipt(done);
    look();
  };
  return (
    <div className="journal-write">
      <Segment
        label={journalWords.kind}
        value={kind}
        onChange={setKind}
        options={KINDS.map((one) => ({ value: one, label: journalWords.kinds[one] }))}
      />
      {isAsked && (
        <p className="journal-asked" id={`${field}-asked`}>
          <span className="small soft">{journalWords.asked}</span>
          <br />
          {texts[prompt.text.id] ?? journalWords.gone}
        </p>
      )}
      <label className="label" htmlFor={field}>
        {journalWords.text[kind]}
      </label>
      <textarea
        id={field}
        className="field"
        rows={5}
        value={text}
        readOnly={commands.isSending}
        aria-describedby={isAsked ? `${field}-asked ${field}-hint` : `${field}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="why" id={`${field}-hint`}>
        {journalWords.hint[kind]}
      </p>
      <ProblemNote problem={commands.problem} />
      <button
        type="button"
        className="btn btn--main"
        aria-disabled={commands.isSending || text.trim() === ''}
        onClick={() => void write()}
      >
        <Icon name="quill" small />
        {commands.isSending ? words.door.oneMoment : journalWords.keep}
      </button>
      <p className="why" role="status">
        {receipt !== undefined && text === '' ? journalWords.keptAt(words.seat.moment(receipt.at)) : ''}
      </p>
    </div>
  );
}

/** What is being written under a key, kept on this device through reloads. */
function useDraft(key: string): readonly [string, (text: string) => void] {
  const [state, setState] = useState(() => ({ key, text: kept(key) ?? '' }));
  const text = state.key === key ? state.text : (kept(key) ?? '');
  return [
    text,
    (next) => {
      if (next === '') forget(key);
      else keep(key, next);
      setState({ key, text: next });
    },
  ];
}
