import { useRef } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { useTable } from '../seat/at-table.ts';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { letterWords } from '../words/letter-words.ts';
import { BanNotice } from './ban-notice.tsx';
import { NewLetter } from './new-letter.tsx';
import { ThreadList } from './thread-list.tsx';
import { threadTitle } from './thread-names.tsx';
import { ThreadPane } from './thread-pane.tsx';
import { useLetters } from './use-letters.ts';
import '../styles/letters.css';

/** The letters of a seat: the list of correspondences, and beside it, or on a phone in its place, the open one. */
export default function LettersSection() {
  const table = useTable();
  const { base } = table;
  const { search, pathname } = useLocation();
  const { threads, unread, mark } = useLetters();
  const isOpen = pathname !== `${base}/letters`;
  const arrived = useArrived(threads.find((thread) => unread(thread) > 0)?.items.at(-1)?.atMs);
  const newest = threads.find((thread) => unread(thread) > 0);
  return (
    <main className={isOpen ? 'letters is-open' : 'letters'}>
      <div className="letters-list" {...SCROLLED_BY_KEYS}>
        <div className="list-head">
          <h2 className="h-sec">{letterWords.title}</h2>
          <Link className="btn" to={{ pathname: `${base}/letters/new`, search }}>
            <Icon name="quill" small />
            {letterWords.write}
          </Link>
        </div>
        {!isOpen && <BanNotice />}
        <ThreadList threads={threads} unread={unread} />
        <p className="small soft oversight">{letterWords.oversight}</p>
      </div>
      <p className="vh" role="status">
        {arrived && newest !== undefined ? letterWords.arrived(threadTitle(table, newest)) : ''}
      </p>
      <Routes>
        <Route index element={<p className="empty letters-none">{letterWords.choose}</p>} />
        <Route path="new" element={<NewLetter threads={threads} />} />
        <Route path=":thread" element={<ThreadPane threads={threads} mark={mark} />} />
      </Routes>
    </main>
  );
}

/** Whether something came since the section was opened: what was there before is not called out. */
function useArrived(newestMs: number | undefined): boolean {
  const first = useRef(newestMs ?? 0);
  return newestMs !== undefined && newestMs > first.current;
}
