import { lazy, Suspense } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useTable } from './at-table.ts';
import { OpenTable } from './open-table.tsx';
import { SeatShell } from './seat-shell.tsx';

/** `/play/:game/…?seat=…`: the pages of a seat. */
export default function SeatPage() {
  const { game = '' } = useParams();
  const seat = useSearchParams()[0].get('seat');
  const as = seat === null ? undefined : `${game}/${seat}`;
  return (
    <OpenTable key={as} game={game} as={as}>
      <Inside />
    </OpenTable>
  );
}

const Greeting = lazy(() => import('../greeting/greeting.tsx'));

/** The greeting, at its address, for a seat that plays; else the seat's pages. */
function Inside() {
  const { base, me } = useTable();
  const { pathname, search } = useLocation();
  const isPlayer = me !== undefined && ['ruler', 'lord', 'bishop'].includes(me.class);
  if (!isPlayer || pathname !== `${base}/greeting`) return <SeatShell />;
  return (
    <Suspense fallback={null}>
      <Greeting seat={me} to={`${base}${search}`} />
    </Suspense>
  );
}
