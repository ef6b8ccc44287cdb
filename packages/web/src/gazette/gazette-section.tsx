import { useSearchParams } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { useTable } from '../seat/at-table.ts';
import { Papers } from '../shell/papers.tsx';
import '../styles/gazette.css';
import { gazetteWords } from '../words/church-words.ts';
import { Gazette } from './gazette.tsx';
import { pagesOf } from './pages-of.ts';

/** The public record, a turn a page; the last that was published first. */
export default function GazetteSection() {
  const { view, sentences } = useTable();
  const [search, setSearch] = useSearchParams();
  const pages = pagesOf(view);
  const asked = search.get('turn');
  const page =
    pages.find(({ turn }) => turn === asked) ??
    pages.findLast(({ movement }) => movement !== undefined) ??
    pages.at(-1);
  const at = page === undefined ? -1 : pages.indexOf(page);
  const open = (turn: string | undefined) => {
    if (turn === undefined) return;
    setSearch((before) => {
      before.set('turn', turn);
      return before;
    });
  };
  const said = gazetteWords;
  return (
    <Papers>
      <div className="gazette-pages">
        <nav className="turns" aria-label={said.turns}>
          <button
            type="button"
            className="btn btn--icon"
            aria-label={said.earlier}
            aria-disabled={at <= 0}
            onClick={() => open(pages[at - 1]?.turn)}
          >
            <Icon name="left" />
          </button>
          <label className="vh" htmlFor="gazette-turn">
            {said.turn}
          </label>
          <select
            id="gazette-turn"
            className="field"
            value={page?.turn ?? ''}
            onChange={(event) => open(event.target.value)}
          >
            {pages.map(({ turn, movement }) => (
              <option key={turn} value={turn}>
                {movement === undefined ? said.current(sentences.words.turn(turn)) : sentences.words.turn(turn)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="btn btn--icon"
            aria-label={said.later}
            aria-disabled={at >= pages.length - 1}
            onClick={() => open(pages[at + 1]?.turn)}
          >
            <Icon name="right" />
          </button>
          <button type="button" className="btn" onClick={() => print()}>
            <Icon name="print" small />
            {said.print}
          </button>
        </nav>
        {page !== undefined && <Gazette key={page.turn} page={page} />}
      </div>
    </Papers>
  );
}
