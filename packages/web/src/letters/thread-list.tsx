import { NavLink, useLocation } from 'react-router';
import { useTable } from '../seat/at-table.ts';
import { letterWords } from '../words/letter-words.ts';
import { draftIn } from './kept-drafts.ts';
import { LawMark } from './law-mark.tsx';
import { lawOf } from './law-of.ts';
import { ThreadSign, threadTitle } from './thread-names.tsx';
import type { Item, Thread } from './threads.ts';

interface ThreadListProps {
  readonly threads: readonly Thread[];
  readonly unread: (thread: Thread) => number;
}

/** Correspondents and rooms, each with its last word and how writing there stands now. */
export function ThreadList({ threads, unread }: ThreadListProps) {
  const table = useTable();
  const { game, view, base } = table;
  const { search } = useLocation();
  return (
    <ul className="threads">
      {threads.map((thread) => {
        const last = thread.items.at(-1);
        const news = unread(thread);
        const isDrafted = draftIn(game, view.viewer, thread.key) !== undefined;
        return (
          <li key={thread.key}>
            <NavLink
              className="thread"
              to={{ pathname: `${base}/letters/${thread.key}`, search }}
              data-thread={thread.key}
            >
              <ThreadSign thread={thread} />
              <span>
                <b>{threadTitle(table, thread)}</b>
                <span className="gist">
                  {isDrafted && <i>{letterWords.draft} </i>}
                  {last === undefined ? letterWords.noneHere : gist(last, table)}
                </span>
              </span>
              <span className="thread-end">
                <LawMark law={lawOf(view, thread)} wasBefore={wasBeforeBan(last, view.viewer)} />
                {news > 0 && (
                  <span className="new" role="img" aria-label={letterWords.unread(news)}>
                    {news}
                  </span>
                )}
              </span>
            </NavLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The viewer's own last word there was lawful when he sent it. */
const wasBeforeBan = (last: Item | undefined, me: string) =>
  last?.kind === 'letter' && last.letter.from === me && last.letter.law === undefined;

function gist(item: Item, { texts, view }: Pick<ReturnType<typeof useTable>, 'texts' | 'view'>): string {
  const { hidden, gone, warning, pact } = letterWords;
  if (item.kind === 'warning') return `${warning}. ${texts[item.warning.reason.id] ?? gone}`;
  if (item.kind === 'pact') return `${pact.title} ${texts[item.pact.text.id] ?? gone}`;
  const { text, from } = item.letter;
  const said = text === undefined ? hidden : (texts[text.id] ?? gone);
  return from === view.viewer ? letterWords.mine(said) : said;
}
