import type { PowerId } from '@defensor/diplomacy';
import { useId } from 'react';
import { Icon } from '../../components/icon.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { courtOf } from '../defaults.ts';
import { useRoster } from '../people.tsx';
import { useDesk } from '../use-ruling.ts';

interface SignersProps {
  readonly power: PowerId;
  readonly signed: ReadonlySet<string>;
  readonly onSigned: (signed: ReadonlySet<string>) => void;
}

/** Whose signatures the paper bears: the court, and a bishop as witness. */
export function Signers({ power, signed, onSigned }: SignersProps) {
  const { view, sentences } = useDesk();
  const { nameIn } = useRoster();
  const { paper: said } = deskWords;
  const id = useId();
  const court = courtOf(view, power);
  const bishops = view.seats.filter((seat) => seat.class === 'bishop' && seat.standing === 'seated');
  const witness = bishops.find((seat) => signed.has(seat.id))?.id ?? '';
  const toggle = (seat: string) => {
    const next = new Set(signed);
    if (!next.delete(seat)) next.add(seat);
    onSigned(next);
  };
  const title = (seat: string) => {
    const found = view.seats.find((one) => one.id === seat);
    return found?.title ?? deskWords.desk.sheets.titles[found?.class ?? 'lord'];
  };
  return (
    <fieldset>
      <legend className="label">{said.whoSigned}</legend>
      {court.map((seat) => (
        <label key={seat} className={signed.has(seat) ? 'signing is-chosen' : 'signing'}>
          <input
            type="checkbox"
            className="signer"
            checked={signed.has(seat)}
            onChange={() => toggle(seat)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              toggle(seat);
            }}
          />
          <span className="tick" aria-hidden="true">
            {signed.has(seat) && <Icon name="check" />}
          </span>
          <span>
            {nameIn(seat) ?? sentences.words.seat(seat)} <small className="soft">{title(seat)}</small>
          </span>
        </label>
      ))}
      {bishops.length > 0 && (
        <span className="witness">
          <label htmlFor={id} className="small">
            {said.witness}
          </label>
          <select
            id={id}
            className="field field--s"
            value={witness}
            onChange={(event) => {
              const next = new Set(signed);
              next.delete(witness);
              if (event.target.value !== '') next.add(event.target.value);
              onSigned(next);
            }}
          >
            <option value="">{said.noWitness}</option>
            {bishops.map((seat) => (
              <option key={seat.id} value={seat.id}>
                {nameIn(seat.id) ?? sentences.words.seat(seat.id)}
              </option>
            ))}
          </select>
        </span>
      )}
    </fieldset>
  );
}
