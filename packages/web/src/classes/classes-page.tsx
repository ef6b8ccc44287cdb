import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import '../styles/ledger.css';
import '../styles/scripts.css';
import '../styles/casting.css';
import '../styles/classes.css';
import { SectionsPage } from './sections-page.tsx';
import { StartClass } from './start-class.tsx';

const ClassPage = lazy(() => import('./class/class-page.tsx'));
const SetupPage = lazy(() => import('./setup/setup-page.tsx'));

/** `/classes/…`: a Judge's sections, a new class, a new game of a class. */
export default function ClassesPage() {
  return (
    <Routes>
      <Route path="new" element={<StartClass />} />
      <Route path=":class/new" element={<SetupPage />} />
      <Route path=":class" element={<ClassPage />} />
      <Route path="*" element={<SectionsPage />} />
    </Routes>
  );
}
