import { useState } from 'react';
import { useWho } from '../church/use-who.ts';
import { useTable } from '../seat/at-table.ts';
import { chanceryWords } from '../words/church-words.ts';
import { unitLabel } from '../words/orders.ts';
import { SeatChoice } from './seat-choice.tsx';
import type { PacketWriting } from './use-packet.ts';

type Kind = 'excommunicate' | 'lift' | 'name';
const KINDS: readonly Kind[] = ['excommunicate', 'lift', 'name'];

/** Another bull: its kind, then whom or which unit. */
export function AddBull({ packet }: { packet: PacketWriting }) {
  const { view } = useTable();
  const said = chanceryWords.add;
  const [kind, setKind] = useState<Kind>();
  const done = () => setKind(undefined);
  const isAnti = view.chancery?.office === 'antiPope';
  return (
    <div className="add">
      <h3 className="h-small">{isAnti ? said.decree : said.title}</h3>
      <div className="chips">
        {KINDS.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={kind === one}
            onClick={() => setKind(kind === one ? undefined : one)}
          >
            {said.kinds[one]}
          </button>
        ))}
      </div>
      {kind === 'excommunicate' && (
        <SeatChoice
          label={said.whom}
          act={said.write}
          isBusy={packet.isBusy}
          seats={view.seats.filter(({ class: of }) => of !== 'judge' && of !== 'observer').map(({ id }) => id)}
          onChoose={(seat) => {
            packet.add({ excommunicate: seat });
            done();
          }}
        />
      )}
      {kind === 'lift' && <Lift packet={packet} onDone={done} />}
      {kind === 'name' && <NameUnit packet={packet} onDone={done} />}
    </div>
  );
}

interface AddProps {
  readonly packet: PacketWriting;
  readonly onDone: () => void;
}

function Lift({ packet, onDone }: AddProps) {
  const { view } = useTable();
  const said = chanceryWords.add;
  const own = view.antiPopes.find(({ seat }) => seat === view.viewer)?.outstanding ?? [];
  const seats = new Set<string>([
    ...view.bans.map(({ seat }) => seat),
    ...own.flatMap(({ kind, seat }) => (kind === 'excommunicate' ? [seat] : [])),
  ]);
  if (seats.size === 0) return <p className="why">{said.nobodyBanned}</p>;
  return (
    <SeatChoice
      label={said.whose}
      act={said.write}
      isBusy={packet.isBusy}
      seats={[...seats]}
      onChoose={(seat) => {
        packet.add({ lift: seat });
        onDone();
      }}
    />
  );
}

/** A unit on a finding: the first time any of the team's, the second time the same one, where it stands now. */
function NameUnit({ packet, onDone }: AddProps) {
  const { view, naming, sentences } = useTable();
  const who = useWho();
  const said = chanceryWords.add;
  const findings = view.chancery?.nameable ?? [];
  const [chosen, setChosen] = useState('');
  const options = findings.flatMap(({ finding, units }) =>
    units.map(({ type, at }) => ({ key: `${finding} ${type} ${at}`, finding, unit: `${type} ${at}`, type, at })),
  );
  const option = options.find(({ key }) => key === chosen);
  if (view.chancery?.office === 'antiPope') return <p className="why">{said.namesNobody}</p>;
  if (findings.length === 0) return <p className="why">{said.noFinding}</p>;
  const unitName = (id: string) => {
    const stands = view.units.find((unit) => unit.id === id);
    return stands === undefined ? id : unitLabel(naming, { type: stands.type, at: stands.location });
  };
  const accusedOf = (id: string) => (view.findings ?? []).find((one) => one.id === id);
  return (
    <form
      className="writing"
      onSubmit={(event) => {
        event.preventDefault();
        if (option === undefined) return;
        packet.add({ name: option.unit, finding: option.finding });
        onDone();
      }}
    >
      <label className="label" htmlFor="name-unit">
        {said.unit}
      </label>
      <select id="name-unit" className="field" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option value="">{said.chooseUnit}</option>
        {findings.map(({ finding, half, units }) => {
          const found = accusedOf(finding);
          return (
            <optgroup
              key={finding}
              label={said.offence(
                who.seat(found?.accused ?? ''),
                sentences.words.turn(found?.offenceTurn ?? view.turn),
                half,
              )}
            >
              {units.map(({ unit, type, at }) => (
                <option key={unit} value={`${finding} ${type} ${at}`}>
                  {unitName(unit)}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
      <button type="submit" className="btn" aria-disabled={packet.isBusy || option === undefined}>
        {said.write}
      </button>
    </form>
  );
}
