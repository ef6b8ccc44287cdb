import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { words } from './words/words.ts';

// Each page is fetched when somebody goes there: nobody loads what is not on it.
const Sandbox = lazy(() => import('./page/sandbox.tsx'));
const WelcomePage = lazy(() => import('./door/welcome-page.tsx'));
const SignInPage = lazy(() => import('./door/sign-in-page.tsx'));
const JoinPage = lazy(() => import('./door/join-page.tsx'));
const LessonPage = lazy(() => import('./lesson/lesson-page.tsx'));
const RulesPage = lazy(() => import('./rules/rules-page.tsx'));
const DeskPage = lazy(() => import('./desk/desk-page.tsx'));
const ClassesPage = lazy(() => import('./classes/classes-page.tsx'));
const AccountPage = lazy(() => import('./account/account-page.tsx'));
const PrintPage = lazy(() => import('./print/print-page.tsx'));
const ProjectorPage = lazy(() => import('./projector/projector-page.tsx'));
const DebriefPage = lazy(() => import('./debrief/debrief-page.tsx'));
const SeatPage = lazy(() => import('./seat/seat-page.tsx'));

/** The pages by their paths. Every other path is the sandbox, which has always been at the root. */
export function Pages() {
  return (
    <Suspense
      fallback={
        <p className="empty" role="status">
          {words.app.loading}
        </p>
      }
    >
      <Routes>
        <Route path="/welcome" element={<WelcomePage />} />
        <Route path="/sign-in" element={<SignInPage />} />
        <Route path="/join" element={<JoinPage />} />
        <Route path="/lesson/:role?/*" element={<LessonPage />} />
        <Route path="/rules" element={<RulesPage />} />
        <Route path="/classes/*" element={<ClassesPage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/print/:game/*" element={<PrintPage />} />
        <Route path="/projector/:game" element={<ProjectorPage />} />
        <Route path="/debrief/:game" element={<DebriefPage />} />
        <Route path="/play/:game/*" element={<SeatPage />} />
        <Route path="/desk/:game/*" element={<DeskPage />} />
        <Route path="*" element={<Sandbox />} />
      </Routes>
    </Suspense>
  );
}
