import { useId, useState } from 'react';
import { useWho } from '../church/use-who.ts';
import { useTable } from '../seat/at-table.ts';
import { chanceryWords } from '../words/church-words.ts';

interface SeatChoiceProps {
  readonly label: string;
  readonly act: string;
  readonly seats: readonly string[];
  readonly isBusy: boolean;
  readonly onChoose: (seat: string) => void;
}

/** One seat out of many, by power and by rank, and the button that does it. */
export function SeatChoice({ label, act, seats, isBusy, onChoose }: SeatChoiceProps) {
  const { view, sentences } = useTable();
  const who = useWho();
  const id = useId();
  const [seat, setSeat] = useState('');
  const chosen = seats.includes(seat) ? seat : '';
  const among = view.seats.filter((one) => seats.some((given) => given === one.id));
  const powers = [...new Set(among.flatMap(({ power }) => power ?? []))];
  const bishops = among.filter(({ class: kind }) => kind === 'bishop');
  return (
    <form
      className="writing"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== '' && !isBusy) onChoose(chosen);
      }}
    >
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="field" value={chosen} onChange={(event) => setSeat(event.target.value)}>
        <option value="">{chanceryWords.add.choose}</option>
        {powers.map((power) => (
          <optgroup key={power} label={sentences.words.heading(power)}>
            {among
              .filter((one) => one.power === power)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {who.title(one.id)}
                </option>
              ))}
          </optgroup>
        ))}
        {bishops.length > 0 && (
          <optgroup label={chanceryWords.add.bishops}>
            {bishops.map((one) => (
              <option key={one.id} value={one.id}>
                {who.title(one.id)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <button type="submit" className="btn" aria-disabled={isBusy || chosen === ''}>
        {act}
      </button>
    </form>
  );
}
