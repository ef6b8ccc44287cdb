import { useParams, useSearchParams } from 'react-router';
import { OpenTable } from './open-table.tsx';
import { SeatShell } from './seat-shell.tsx';

/** `/play/:game/…?seat=…`: the pages of a seat. */
export default function SeatPage() {
  const { game = '' } = useParams();
  const seat = useSearchParams()[0].get('seat');
  const as = seat === null ? undefined : `${game}/${seat}`;
  return (
    <OpenTable key={as} game={game} as={as}>
      <SeatShell />
    </OpenTable>
  );
}
