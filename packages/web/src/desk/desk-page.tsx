import { lazy } from 'react';
import { Link, Navigate, Route, Routes, useParams, useSearchParams } from 'react-router';
import { Door } from '../door/door.tsx';
import { useTable } from '../seat/at-table.ts';
import { BoardSection } from '../seat/board-section.tsx';
import { LineNotice } from '../seat/line-notice.tsx';
import { OpenTable } from '../seat/open-table.tsx';
import { seatPath } from '../server/use-me.ts';
import { type Section, Shell } from '../shell/shell.tsx';
import '../styles/desk.css';
import { deskWords } from '../words/desk-words.ts';
import { words } from '../words/words.ts';
import { DeskHead } from './desk-head.tsx';
import { DeskSection } from './desk-section.tsx';
import { WithPeople } from './people.tsx';

// What is not on the desk itself is fetched when the Judge goes there.
const CorrectionsSection = lazy(() => import('./corrections/corrections-section.tsx'));
const ClockSection = lazy(() => import('./clock-section.tsx'));
const LettersSection = lazy(() => import('./letters/letters-section.tsx'));
const SeatsSection = lazy(() => import('./seats/seats-section.tsx'));
const RulingsSection = lazy(() => import('../rulings/rulings-section.tsx'));
const RulesSection = lazy(() => import('../rules/rules-section.tsx'));
const PaperSection = lazy(() => import('./paper/paper-section.tsx'));
const GazetteSection = lazy(() => import('../gazette/gazette-section.tsx'));
const GradesSection = lazy(() => import('../grades/grades-section.tsx'));

/** `/desk/:game/…`: the Judge's pages; `?seat=JD` where he came by a seat's card and did not sign in. */
export default function DeskPage() {
  const { game = '' } = useParams();
  const seat = useSearchParams()[0].get('seat');
  const as = seat === null ? 'person' : `${game}/${seat}`;
  return (
    <OpenTable key={as} game={game} as={as}>
      <DeskShell />
    </OpenTable>
  );
}

function DeskShell() {
  const { game, view, following, look } = useTable();
  const search = useSearchParams()[0].toString();
  if (view.desk === undefined) return <NotTheJudges />;
  const { sections } = deskWords.desk;
  const waits = view.desk.docket.some((item) => item.waits);
  const reports = view.desk.reports.filter(({ handled }) => !handled).length;
  const listed: readonly Section[] = [
    { id: 'desk', icon: 'scales', name: sections.desk, isOwed: waits },
    { id: 'paper', icon: 'quill', name: sections.paper },
    { id: 'board', icon: 'map', name: sections.board },
    { id: 'letters', icon: 'letter', name: sections.letters, news: reports },
    { id: 'gazette', icon: 'gazette', name: sections.gazette },
    { id: 'grades', icon: 'quill', name: sections.grades },
    { id: 'seats', icon: 'people', name: sections.seats },
    { id: 'clock', icon: 'glass', name: sections.clock },
    { id: 'corrections', icon: 'undo', name: sections.corrections },
    { id: 'rulings', icon: 'seal', name: sections.rulings },
    { id: 'projector', icon: 'eye', name: sections.projector, to: `/projector/${game}` },
    { id: 'print', icon: 'print', name: sections.print, to: `/print/${game}/cards` },
    { id: 'rules', icon: 'page', name: words.shell.sections.rules },
  ];
  return (
    <WithPeople>
      <Shell
        base={`/desk/${game}`}
        sections={listed}
        head={<DeskHead />}
        notices={<LineNotice following={following} onLook={look} />}
      >
        <Routes>
          <Route path="desk" element={<DeskSection />} />
          <Route path="paper" element={<PaperSection />} />
          <Route path="board" element={<BoardSection />} />
          <Route path="gazette" element={<GazetteSection />} />
          <Route path="grades" element={<GradesSection />} />
          <Route path="letters" element={<LettersSection />} />
          <Route path="seats" element={<SeatsSection />} />
          <Route path="clock" element={<ClockSection />} />
          <Route path="corrections" element={<CorrectionsSection />} />
          <Route path="rulings" element={<RulingsSection />} />
          <Route path="rules" element={<RulesSection />} />
          <Route path="*" element={<Navigate replace to={{ pathname: `/desk/${game}/desk`, search }} />} />
        </Routes>
      </Shell>
    </WithPeople>
  );
}

/** Somebody else's seat came here: it has a page of its own. */
function NotTheJudges() {
  const { game, me } = useTable();
  return (
    <Door title={deskWords.desk.notJudge}>
      <p>{deskWords.desk.notJudgeWhy}</p>
      {me !== undefined && (
        <Link className="btn" to={seatPath(game, me.id)}>
          {deskWords.desk.toSeat}
        </Link>
      )}
      <Link className="btn btn--quiet" to="/sign-in">
        {words.door.toSignIn}
      </Link>
    </Door>
  );
}
