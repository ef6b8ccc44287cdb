import { useState } from 'react';
import { Link, Navigate, NavLink, Route, Routes, useParams, useSearchParams } from 'react-router';
import '../styles/ledger.css';
import '../styles/fell.css';
import '../styles/scripts.css';
import '../styles/print.css';
import { Icon } from '../components/icon.tsx';
import { LanguageChoice } from '../components/language-choice.tsx';
import { Segment } from '../components/segment.tsx';
import { keep, kept } from '../page/kept.ts';
import { useTable } from '../seat/at-table.ts';
import { OpenTable } from '../seat/open-table.tsx';
import { printWords } from '../words/print-words.ts';
import { Cards } from './cards.tsx';
import { Ballots, BullForms, Decrees } from './church-forms.tsx';
import { OrderSheets } from './order-sheets.tsx';
import { PdfButton } from './pdf-button.tsx';
import { GazettePaper, MapPaper } from './reading-papers.tsx';
import { SpeechPaper } from './speech-paper.tsx';

export type PaperSize = 'a4' | 'letter';

/** What the server lays out as a PDF, by the page that shows it. */
const PDFS: Readonly<Record<string, string>> = {
  cards: 'cards',
  orders: 'orders',
  ballots: 'ballots',
  decrees: 'decrees',
  bulls: 'bulls',
  speech: 'speech',
  map: 'map',
  gazette: 'record',
};

const KINDS = ['cards', 'orders', 'ballots', 'decrees', 'bulls', 'speech', 'map', 'gazette'] as const;

/** `/print/:game/:what`: everything on paper, for the Judge; a seat prints what is its own. */
export default function PrintPage() {
  const { game = '' } = useParams();
  const seat = useSearchParams()[0].get('seat');
  return (
    <OpenTable game={game} as={seat === null ? 'person' : `${game}/${seat}`}>
      <Printing />
    </OpenTable>
  );
}

function Printing() {
  const { game, view } = useTable();
  const [search] = useSearchParams();
  const pdf = PDFS[useParams()['*'] ?? ''];
  const [size, setSize] = useState<PaperSize>(() => (kept('paper') === 'letter' ? 'letter' : 'a4'));
  const isJudge = view.desk !== undefined;
  const { paper, kinds } = printWords;
  const listed = KINDS.filter((kind) => isJudge || (kind !== 'cards' && kind !== 'speech'));
  const choose = (next: PaperSize) => {
    setSize(next);
    keep('paper', next);
  };
  return (
    <div className={`printing printing--${size}`}>
      <header className="print-bar">
        <h1 className="h-sec">{printWords.title}</h1>
        <nav aria-label={printWords.title}>
          {listed.map((kind) => (
            <NavLink key={kind} to={{ pathname: `/print/${game}/${kind}`, search: search.toString() }}>
              {kinds[kind]}
            </NavLink>
          ))}
        </nav>
        <Segment
          label={paper.label}
          options={[
            { value: 'a4', label: paper.a4 },
            { value: 'letter', label: paper.letter },
          ]}
          value={size}
          onChange={choose}
        />
        <LanguageChoice />
        <button type="button" className="btn btn--main" onClick={() => print()}>
          <Icon name="print" small />
          {printWords.print}
        </button>
        {isJudge && pdf !== undefined && <PdfButton key={pdf} paper={pdf} size={size} />}
        {isJudge && (
          <Link className="btn btn--quiet" to={`/desk/${game}`}>
            {printWords.toDesk}
          </Link>
        )}
      </header>
      <main className="papers-out">
        <Routes>
          {isJudge && <Route path="cards" element={<Cards />} />}
          <Route path="orders" element={<OrderSheets />} />
          <Route path="ballots" element={<Ballots />} />
          <Route path="decrees" element={<Decrees />} />
          <Route path="bulls" element={<BullForms />} />
          {isJudge && <Route path="speech" element={<SpeechPaper />} />}
          <Route path="map" element={<MapPaper />} />
          <Route path="gazette" element={<GazettePaper />} />
          <Route
            path="*"
            element={<Navigate replace to={{ pathname: `/print/${game}/${listed[0]}`, search: search.toString() }} />}
          />
        </Routes>
      </main>
    </div>
  );
}
