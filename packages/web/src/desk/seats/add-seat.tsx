import { useId, useState } from 'react';
import { ProblemNote } from '../../components/problem-note.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { powerLabel, provinceLabel } from '../../words/orders.ts';
import { words } from '../../words/words.ts';
import { useRoster } from '../people.tsx';
import { useDesk, useRuling } from '../use-ruling.ts';

type Kind = keyof typeof deskWords.oversight.seats.classes;
const KINDS = Object.keys(deskWords.oversight.seats.classes) as readonly Kind[];

/** Adds a Lord, a bishop, a co-judge or an observer while the game runs, and may put somebody in at once. */
export function AddSeat() {
  const { view } = useDesk();
  const { people } = useRoster();
  const { give, isSending, problem } = useRuling();
  const { seats: said } = deskWords.oversight;
  const id = useId();
  const [kind, setKind] = useState<Kind>('lord');
  const [place, setPlace] = useState('');
  const [person, setPerson] = useState('');
  const [isAdded, setAdded] = useState(false);
  const places = usePlaces(kind);
  const kinds = view.throne === undefined ? KINDS.filter((one) => one !== 'bishop') : KINDS;
  const seated = new Set<string | undefined>(view.seats.map((seat) => seat.person));
  const free = people.filter((one) => !seated.has(one.id) || view.options.dualSeats === 'on');
  const isReady = places === undefined || place !== '';
  const add = async () => {
    if (!isReady || isSending) return;
    const where = kind === 'lord' ? { power: place } : kind === 'bishop' ? { see: place } : {};
    const who = person === '' ? {} : { person };
    const done = await give({ do: 'addSeat', class: kind, ...where, ...who });
    setAdded(done !== undefined);
    if (done === undefined) return;
    setPlace('');
    setPerson('');
  };
  return (
    <details className="add-seat">
      <summary>{said.add}</summary>
      <form
        className="correction"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label className="label" htmlFor={id}>
          {said.addClass}
        </label>
        <select
          id={id}
          className="field field--s"
          value={kind}
          onChange={(event) => {
            setKind(event.target.value as Kind);
            setPlace('');
            setAdded(false);
          }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {said.classes[one]}
            </option>
          ))}
        </select>
        {places !== undefined && (
          <Choice label={said.of} none={said.of} value={place} choices={places} onChange={setPlace} />
        )}
        <Choice
          label={said.addWho}
          none={said.nobodyYet}
          value={person}
          choices={free.map((one) => [one.id, one.name === '' ? one.id : one.name])}
          onChange={setPerson}
        />
        <p className="small soft">{said.addMeans[kind]}</p>
        <ProblemNote problem={problem} />
        <button type="submit" className="btn btn--main btn--s" aria-disabled={!isReady || isSending}>
          {isSending ? words.door.oneMoment : said.add}
        </button>
        <p className="why" role="status">
          {isAdded && said.added}
        </p>
      </form>
    </details>
  );
}

/** The powers that a Lord may serve, or the places without a bishop; nothing for others. */
function usePlaces(kind: Kind): readonly (readonly [string, string])[] | undefined {
  const { view, variant, naming } = useDesk();
  if (kind === 'lord') return variant.powers.map(({ id }) => [id, powerLabel(naming, id)]);
  if (kind !== 'bishop') return undefined;
  const filled = new Set(view.seats.filter(({ standing }) => standing === 'seated').map(({ see }) => see));
  return variant.provinces
    .filter((province) => province.kind === 'land' && !filled.has(province.id))
    .map(({ id }) => [id as string, provinceLabel(naming, id)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b));
}

interface ChoiceProps {
  readonly label: string;
  readonly none: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, none, value, choices, onChange }: ChoiceProps) {
  return (
    <select
      className="field field--s"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{none}</option>
      {choices.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
}
