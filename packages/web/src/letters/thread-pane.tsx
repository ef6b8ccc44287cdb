import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useAttached } from '../attached/use-attached.ts';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { Clock } from '../seat/clock.tsx';
import { type Commands, useCommands } from '../seat/use-commands.ts';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { letterWords } from '../words/letter-words.ts';
import { words } from '../words/words.ts';
import { BanNotice } from './ban-notice.tsx';
import { Composer } from './composer.tsx';
import { GroupMembers } from './group-members.tsx';
import { type Law, lawOf } from './law-of.ts';
import { PactPaper } from './pact-paper.tsx';
import { SentLetter } from './sent-letter.tsx';
import { ThreadSign, threadAbout, threadTitle } from './thread-names.tsx';
import { type Item, type Thread, threadOf } from './threads.ts';

interface ThreadPaneProps {
  readonly threads: readonly Thread[];
  readonly mark: (thread: Thread) => void;
}

/** A correspondence: its letters by turns, and where the next is written. */
export function ThreadPane({ threads, mark }: ThreadPaneProps) {
  const table = useTable();
  const { game, as, view, following, base } = table;
  const { search } = useLocation();
  const { thread: key = '' } = useParams();
  const commands = useCommands(game, as);
  const thread = threadOf(view, threads, key);
  useReading(thread, mark);
  if (thread === undefined) return <p className="empty">{letterWords.noThread}</p>;
  const law = lawOf(view, thread);
  return (
    <section className="thread-pane" aria-labelledby="thread-title" data-open-thread={thread.key}>
      <header className="thread-head">
        <Link className="back" to={{ pathname: `${base}/letters`, search }} aria-label={letterWords.allLetters}>
          <Icon name="left" />
        </Link>
        <ThreadSign thread={thread} />
        <div className="when">
          <h2 className="turn" id="thread-title">
            {threadTitle(table, thread)}
          </h2>
          <p className="phase">{threadAbout(table, thread)}</p>
        </div>
        <Clock clock={view.clock} aheadMs={following.aheadMs} />
      </header>
      <BanNotice />
      <ProblemNote problem={commands.problem} />
      <Items key={thread.key} thread={thread} law={law} commands={commands} />
      {thread.place.kind === 'group' && thread.isMine && <GroupMembers thread={thread} group={thread.place.group} />}
      <Composer thread={thread} />
    </section>
  );
}

/** What is on the screen is read. */
function useReading(thread: Thread | undefined, mark: (thread: Thread) => void): void {
  useEffect(() => {
    if (thread === undefined) return;
    const look = () => {
      if (document.visibilityState === 'visible') mark(thread);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [thread, mark]);
}

/** The words of a thread, with a mark at the beginning of each turn. The newest stands at the bottom, in view. */
function Items({ thread, law, commands }: { thread: Thread; law: Law; commands: Commands }) {
  const { texts } = useTable();
  const attached = useAttached();
  const box = useRef<HTMLDivElement>(null);
  const count = thread.items.length;
  useLayoutEffect(() => {
    if (box.current !== null && count > 0) box.current.scrollTop = box.current.scrollHeight;
  }, [count]);
  return (
    <div className="thread-items" ref={box} role="log" aria-label={letterWords.title} {...SCROLLED_BY_KEYS}>
      {count === 0 && <p className="empty">{letterWords.noneHere}</p>}
      {thread.items.map((item, at) => {
        const isNewTurn = item.turn !== undefined && item.turn !== turnBefore(thread.items, at);
        return (
          <div key={keyOf(item)}>
            {isNewTurn && <p className="turnmark">{words.seat.turn(item.turn)}</p>}
            {item.kind === 'letter' && <SentLetter letter={item.letter} commands={commands} attached={attached} />}
            {item.kind === 'pact' && <PactPaper pact={item.pact} law={law} commands={commands} />}
            {item.kind === 'warning' && (
              <article className="letter">
                <header>
                  <b>{letterWords.warning}</b>
                  <time dateTime={new Date(item.atMs).toISOString()}>{words.seat.moment(item.atMs)}</time>
                </header>
                <p className="letter-text">{texts[item.warning.reason.id] ?? letterWords.gone}</p>
              </article>
            )}
          </div>
        );
      })}
    </div>
  );
}

const turnBefore = (items: readonly Item[], at: number) =>
  items.slice(0, at).findLast(({ turn }) => turn !== undefined)?.turn;

function keyOf(item: Item): string {
  if (item.kind === 'letter') return item.letter.id;
  return item.kind === 'pact' ? item.pact.id : `warning-${item.atMs}`;
}
