import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import { words } from '../words/words.ts';
import { Part } from './part.tsx';
import { useAct } from './use-act.ts';
import { useKeptText } from './use-kept-text.ts';
import type { Who } from './use-who.ts';

/** The room of the council or conclave: what was said in it, and what the viewer says to all. */
export function RoomPart({ who }: { who: Who }) {
  const { view, texts } = useTable();
  const said = churchWords.room;
  const letters = view.letters.filter(({ room }) => room?.kind === 'council');
  const isOpen = view.rooms?.some(({ kind }) => kind === 'council') === true;
  if (!isOpen && letters.length === 0) return null;
  const bishops = view.seats.filter(({ class: kind, standing }) => kind === 'bishop' && standing === 'seated').length;
  return (
    <Part
      id="room"
      title={said.title}
      className="room"
      aside={<span className="small soft">{said.members(bishops)}</span>}
    >
      <p className="lawline">
        <Icon name="check" small />
        <span>
          {isOpen ? said.law : said.over} <RuleNo rule="R14" />
        </span>
      </p>
      {letters.length === 0 && <p className="empty">{said.silent}</p>}
      <div className="talk" role="log" aria-label={said.title}>
        {letters.map((letter) => (
          <article key={letter.id} className={letter.from === view.viewer ? 'letter letter--mine' : 'letter'}>
            <header>
              <b>{letter.from === view.viewer ? churchWords.you : who.title(letter.from)}</b>
              <time dateTime={new Date(letter.sentMs).toISOString()}>{words.seat.moment(letter.sentMs)}</time>
            </header>
            <p>{letter.text === undefined ? said.hidden : (texts[letter.text.id] ?? '')}</p>
            {letter.law !== undefined && !letter.law.lawfulNow && (
              <footer>
                <span className="state state--bad">
                  <Icon name="cross" />
                  {churchWords.unlawful}
                </span>
                <RuleNo rule={letter.law.rule} />
              </footer>
            )}
          </article>
        ))}
      </div>
      {isOpen && <Say bishops={bishops} />}
    </Part>
  );
}

/** The line in which one speaks to the room; what would be unlawful is said before it is sent. */
function Say({ bishops }: { bishops: number }) {
  const { view } = useTable();
  const said = churchWords.room;
  const [text, setText] = useKeptText('council-room');
  const { act, isBusy, problem } = useAct();
  const unlawful = view.mayWriteTo?.find(
    ({ to, lawful }) => !lawful && view.seats.some(({ id, class: kind }) => id === to && kind === 'bishop'),
  );
  const send = async () => {
    if (text.trim() === '') return;
    const confirm = unlawful === undefined ? {} : { confirm: true };
    if ((await act({ do: 'postToRoom', room: 'council', text, ...confirm })) !== undefined) setText('');
  };
  return (
    <form
      className="compose"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ProblemNote problem={problem} />
      <div className="row">
        <label className="vh" htmlFor="say">
          {said.say(bishops)}
        </label>
        <input
          id="say"
          className="field"
          value={text}
          autoComplete="off"
          placeholder={said.say(bishops)}
          onChange={(event) => setText(event.target.value)}
        />
        <button
          type="submit"
          className={unlawful === undefined ? 'btn btn--icon' : 'btn btn--grave btn--icon'}
          aria-label={unlawful === undefined ? said.send : said.sendAnyway}
          aria-disabled={isBusy || text.trim() === ''}
        >
          <Icon name="right" />
        </button>
      </div>
      <p className="say">
        {unlawful === undefined ? (
          <span className="state state--ok">
            <Icon name="check" />
            {said.lawful}
          </span>
        ) : (
          <span className="state state--bad">
            <Icon name="cross" />
            {churchWords.unlawful} {unlawful.rule}
          </span>
        )}
        <span className="faint small">{said.judge}</span>
      </p>
    </form>
  );
}
