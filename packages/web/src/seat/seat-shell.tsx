import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useSearchParams } from 'react-router';
import { useUnread } from '../letters/use-letters.ts';
import { type Section, Shell } from '../shell/shell.tsx';
import { words } from '../words/words.ts';
import { useTable } from './at-table.ts';
import { BoardSection } from './board-section.tsx';
import { LineNotice } from './line-notice.tsx';
import { Owed } from './owed.tsx';
import { SeatHead } from './seat-head.tsx';

// What is not on the board is fetched when somebody goes there.
const Ready = lazy(() => import('./ready.tsx'));
const LettersSection = lazy(() => import('../letters/letters-section.tsx'));
const RulingsSection = lazy(() => import('../rulings/rulings-section.tsx'));
const SeatsSection = lazy(() => import('../seats/seats-section.tsx'));
const JournalSection = lazy(() => import('../journal/journal-section.tsx'));
const PlaceSection = lazy(() => import('../place/place-section.tsx'));
const RulesSection = lazy(() => import('../rules/rules-section.tsx'));
const ChancerySection = lazy(() => import('../chancery/chancery-section.tsx'));
const ChartsSection = lazy(() => import('../charts/charts-section.tsx'));
const ChurchSection = lazy(() => import('../church/church-section.tsx'));
const GazetteSection = lazy(() => import('../gazette/gazette-section.tsx'));

/** What is owed in the Church: the code of `Owe`. */
const OWED_IN_CHURCH: ReadonlySet<string> = new Set([
  'cast-ballot',
  'may-vote-anti-pope',
  'sign-decree',
  'answer-judge',
]);

/** The pages of a seat of the game that is open: its head, what it owes, its sections. */
export function SeatShell() {
  const { base, view, me, sentences, following, look } = useTable();
  const unread = useUnread();
  const isPlayer = me?.class === 'ruler' || me?.class === 'lord' || me?.class === 'bishop';
  const search = useSearchParams()[0].toString();
  const { sections } = words.shell;
  const board: Section = { id: 'board', icon: 'map', name: sections.board };
  const church: Section = {
    id: 'church',
    icon: 'mitre',
    name: sections.church,
    isOwed: OWED_IN_CHURCH.has(view.owe.code),
  };
  const listed: readonly Section[] = [
    ...(view.chancery === undefined
      ? []
      : [{ id: 'chancery', icon: 'seal', name: sections.chancery, isOwed: view.owe.code === 'seal-bulls' } as const]),
    ...(me?.class === 'bishop' ? [church, board] : view.addendum.kind === 'off' ? [board] : [board, church]),
    ...(isPlayer ? [{ id: 'letters', icon: 'letter', name: sections.letters, news: unread } as const] : []),
    { id: 'gazette', icon: 'gazette', name: sections.gazette },
    { id: 'charts', icon: 'eye', name: sections.charts },
    { id: 'seats', icon: 'people', name: sections.seats },
    { id: 'rules', icon: 'page', name: sections.rules },
    { id: 'rulings', icon: 'scales', name: words.shell.sections.rulings },
    ...(isPlayer ? [{ id: 'journal', icon: 'quill', name: sections.journal } as const] : []),
    { id: 'place', icon: 'key', name: sections.place, isInMenuOnly: true },
  ];
  return (
    <Shell
      base={base}
      sections={listed}
      head={<SeatHead />}
      notices={
        <>
          <LineNotice following={following} onLook={look} />
          <Owed view={view} sentences={sentences}>
            {/* Only where a phase ends as soon as all are ready. */}
            {view.readiness !== undefined && (
              <Suspense fallback={null}>
                <Ready />
              </Suspense>
            )}
          </Owed>
        </>
      }
    >
      <Routes>
        <Route path="board" element={<BoardSection />} />
        <Route path="chancery" element={<ChancerySection />} />
        <Route path="charts" element={<ChartsSection />} />
        <Route path="church" element={<ChurchSection />} />
        {isPlayer && <Route path="letters/*" element={<LettersSection />} />}
        <Route path="gazette" element={<GazetteSection />} />
        <Route path="rulings" element={<RulingsSection />} />
        <Route path="seats" element={<SeatsSection />} />
        {isPlayer && <Route path="journal" element={<JournalSection />} />}
        <Route path="place" element={<PlaceSection />} />
        <Route path="rules" element={<RulesSection />} />
        <Route
          path="*"
          element={<Navigate replace to={{ pathname: `${base}/${listed[0]?.id ?? 'board'}`, search }} />}
        />
      </Routes>
    </Shell>
  );
}
