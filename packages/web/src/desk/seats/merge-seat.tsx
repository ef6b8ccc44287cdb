import type { View } from '@defensor/game';
import { useState } from 'react';
import { deskWords } from '../../words/desk-words.ts';
import { seatNames } from '../../words/seats.ts';
import { useRoster } from '../people.tsx';
import { Reasoned } from '../reasoned.tsx';
import { useDesk, type useRuling } from '../use-ruling.ts';

interface MergeSeatProps {
  readonly seat: View['seats'][number];
  readonly give: ReturnType<typeof useRuling>['give'];
  readonly isBusy: boolean;
}

/** Makes one seat of this and another of its kind, and says before what becomes of both. */
export function MergeSeat({ seat, give, isBusy }: MergeSeatProps) {
  const { view, variant } = useDesk();
  const { nameOf } = useRoster();
  const { seats: said } = deskWords.oversight;
  const [into, setInto] = useState('');
  const { title } = seatNames(variant, view.seats);
  const others = view.seats.filter((one) => one.id !== seat.id && one.class === seat.class && one.power === seat.power);
  if (others.length === 0) return null;
  const other = others.find(({ id }) => id === into);
  const person = other?.person ?? seat.person;
  return (
    <div className="merge">
      <select
        className="field field--s"
        aria-label={said.mergeOf(title(seat.id))}
        value={into}
        onChange={(event) => setInto(event.target.value)}
      >
        <option value="">{said.mergeInto}</option>
        {others.map(({ id }) => (
          <option key={id} value={id}>
            {title(id)}
          </option>
        ))}
      </select>
      {other !== undefined && (
        <>
          <p className="small">{said.mergeMeans(title(seat.id), title(other.id), nameOf(person) ?? person)}</p>
          <Reasoned
            label={said.merge}
            about={title(seat.id)}
            preset={said.mergeReason}
            isBusy={isBusy}
            isGrave
            onGive={(reason) => give({ do: 'mergeSeats', from: seat.id, into: other.id, reason })}
          />
        </>
      )}
    </div>
  );
}
