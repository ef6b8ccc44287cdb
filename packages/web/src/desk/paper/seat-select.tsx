import { words } from '../../words/words.ts';
import { useRoster } from '../people.tsx';
import { useDesk } from '../use-ruling.ts';

interface SeatSelectProps {
  readonly label: string;
  readonly seats: readonly string[];
  readonly value: string;
  readonly none: string;
  readonly onChange: (seat: string) => void;
}

/** A seat to choose, by its title and whoever sits there; typing its first letters finds it. */
export function SeatSelect({ label, seats, value, none, onChange }: SeatSelectProps) {
  const { sentences } = useDesk();
  const { nameIn } = useRoster();
  const title = (seat: string) => words.titleOf(sentences.words.seat(seat));
  return (
    <select
      className="field field--s"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{none}</option>
      {seats.map((seat) => (
        <option key={seat} value={seat}>
          {[title(seat), nameIn(seat)].filter((part) => part !== undefined).join(' · ')}
        </option>
      ))}
    </select>
  );
}
