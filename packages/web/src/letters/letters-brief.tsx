import { Link, useLocation } from 'react-router';
import { useTable } from '../seat/at-table.ts';
import { letterWords } from '../words/letter-words.ts';
import { ThreadList } from './thread-list.tsx';
import { useLetters } from './use-letters.ts';
import '../styles/letters.css';

/** How many threads stand beside the map. */
const SHOWN = 4;

/** The newest letters, beside the map. */
export default function LettersBrief() {
  const { base, me } = useTable();
  const { search } = useLocation();
  const { threads, unread } = useLetters();
  const court = me?.power === undefined ? 'new' : `court-${me.power}`;
  return (
    <section className="letters-brief" aria-labelledby="letters-brief">
      <div className="list-head">
        <h2 className="h-sec" id="letters-brief">
          {letterWords.title}
        </h2>
        <Link to={{ pathname: `${base}/letters/${court}`, search }}>
          {me?.power === undefined ? letterWords.write : letterWords.writeToCourt}
        </Link>
      </div>
      <ThreadList threads={threads.slice(0, SHOWN)} unread={unread} />
    </section>
  );
}
