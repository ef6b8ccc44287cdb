import { useEffect, useState } from 'react';
import '../styles/ledger.css';
import '../styles/leaf.css';
import '../styles/place.css';
import { DoneNote } from '../components/done-note.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import { useTable } from '../seat/at-table.ts';
import { askRoute } from '../server/ask.ts';
import { useAsked } from '../server/use-asked.ts';
import { Papers } from '../shell/papers.tsx';
import { placeWords } from '../words/place-words.ts';
import { words } from '../words/words.ts';
import { CalendarPart } from './calendar-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import { LeavePart } from './leave-part.tsx';
import { NamePart } from './name-part.tsx';
import { PinPart } from './pin-part.tsx';
import type { Place } from './place.ts';
import { TitlePart } from './title-part.tsx';

/** One’s own place at the table: who may sit down in it, on which devices, and how one leaves it. */
export default function PlaceSection() {
  const { as, variant, me, title } = useTable();
  const own = useAsked(() => askRoute('GET /api/v1/seat', { as }));
  const [done, setDone] = useState('');
  const { look } = own;
  useEffect(() => {
    // Meanwhile the PIN may have been set on another device.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  const place: Place = { as, own, say: setDone };
  return (
    <Papers>
      <div className="leaf place">
        <DoneNote done={done} />
        <header className="place-head">
          <SeatArms variant={variant} power={me?.power} />
          <div>
            <h2 className="h-page">{placeWords.title}</h2>
            <p className="soft">{placeWords.sitsAs(title)}</p>
          </div>
        </header>
        <ProblemNote problem={own.problem} />
        {own.value === undefined ? (
          own.problem === undefined && <p role="status">{words.door.oneMoment}</p>
        ) : (
          <>
            <PinPart place={place} hasPin={own.value.hasPin} />
            <TitlePart place={place} />
            <DevicesPart place={place} />
            {own.value.name !== undefined && <NamePart place={place} present={own.value.name} />}
            <CalendarPart as={as} />
            <LeavePart as={as} />
          </>
        )}
      </div>
    </Papers>
  );
}
