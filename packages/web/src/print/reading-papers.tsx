import { useSearchParams } from 'react-router';
import '../styles/gazette.css';
import { Gazette } from '../gazette/gazette.tsx';
import { pagesOf } from '../gazette/pages-of.ts';
import { useTable } from '../seat/at-table.ts';
import { printWords } from '../words/print-words.ts';
import { words } from '../words/words.ts';
import { Paper } from './paper.tsx';
import { PrintedMap } from './plate.tsx';

/** How wide a sheet across is, in px, inside its margins. */
const ACROSS_PX = 1040;

/** The board as it stands, on a sheet laid across. */
export function MapPaper() {
  const { view } = useTable();
  const title = printWords.map.title(words.seat.turn(view.turn), words.seat.phases[view.phase]);
  return (
    <Paper label={title} className="paper--across" foot={title}>
      <PrintedMap widthPx={ACROSS_PX} label={title} />
    </Paper>
  );
}

/** The gazette of a turn, on as many sheets as it takes: of `?turn=F1454`, or of the last that was published. */
export function GazettePaper() {
  const { view } = useTable();
  const asked = useSearchParams()[0].get('turn');
  const pages = pagesOf(view);
  const page =
    pages.find(({ turn }) => turn === asked) ??
    pages.findLast(({ movement }) => movement !== undefined) ??
    pages.at(-1);
  return <div className="paper paper--long">{page !== undefined && <Gazette page={page} />}</div>;
}
