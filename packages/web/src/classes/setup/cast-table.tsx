import type { Variant } from '@defensor/diplomacy';
import { Arms } from '../../components/arms.tsx';
import { Icon } from '../../components/icon.tsx';
import { Segment } from '../../components/segment.tsx';
import { lookOf } from '../../map/powers.ts';
import { SCROLLED_BY_KEYS } from '../../shell/papers.tsx';
import { classWords } from '../../words/class-words.ts';
import { powerLabel, seeLabel } from '../../words/orders.ts';
import { type CastSeat, groupOf, type Person } from './casting.ts';
import { Slip } from './slip.tsx';
import type { Lift } from './use-lift.ts';
import type { SetupDesk } from './use-setup.ts';

interface CastTableProps {
  readonly desk: SetupDesk;
  readonly variant: Variant;
  readonly lift: Lift;
}

/** Powers with their courts, and the bishops: every seat with its slip. */
export function CastTable({ desk, variant, lift }: CastTableProps) {
  const { setup: said } = classWords;
  const { setup, seats, people, numbers } = desk;
  const { modes } = said;
  const inSeat = (seat: CastSeat) => people.find(({ key }) => key === setup.casting[seat.id]);
  const slip = (seat: CastSeat) => <Slip key={seat.id} lift={lift} seat={seat} person={inSeat(seat)} />;
  const of = (power: string, kind: CastSeat['class']) =>
    seats.filter((seat) => seat.power === power && seat.class === kind);
  const hasGroups = people.some((person) => groupOf(person) !== undefined);
  return (
    <main className="mid">
      <header>
        <h2 className="h-sec">{said.casting}</h2>
        <Segment
          label={modes.label}
          options={(['balanced', 'random', 'byHand'] as const).map((value) => ({ value, label: modes[value] }))}
          value={setup.mode}
          onChange={desk.draw}
        />
        {setup.mode === 'byHand' ? (
          <button type="button" className="btn btn--s" onClick={() => desk.recast({})}>
            {said.clear}
          </button>
        ) : (
          <button type="button" className="btn btn--s" onClick={() => desk.draw(setup.mode)}>
            {said.draw}
          </button>
        )}
        <button
          type="button"
          className="btn btn--s btn--quiet"
          aria-disabled={desk.undo === undefined}
          onClick={() => desk.undo?.()}
        >
          <Icon name="undo" small />
          {said.undo}
        </button>
        <span className="end small soft">{said.drag}</span>
      </header>
      <div className="seats-wrap" {...SCROLLED_BY_KEYS}>
        {people.length === 0 ? (
          <p className="empty">{said.empty}</p>
        ) : (
          <>
            <table className="cast">
              <thead>
                <tr>
                  <th scope="col">{said.power}</th>
                  <th scope="col">{said.ruler}</th>
                  <th scope="col">{numbers.lords > variant.powers.length ? said.lords : said.lord}</th>
                  {hasGroups && (
                    <th scope="col" className="n">
                      {said.groups}
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {variant.powers.map(({ id }) => (
                  <tr key={id}>
                    <th scope="row">
                      <Arms look={lookOf(variant, id)} />
                      {powerLabel({ variant }, id)}
                    </th>
                    <td>{of(id, 'ruler').map(slip)}</td>
                    <td>
                      {of(id, 'lord').map(slip)}
                      {of(id, 'lord').length === 0 && <span className="faint small">{said.noLord}</span>}
                    </td>
                    {hasGroups && (
                      <td className="n num">{groupsIn([...of(id, 'ruler'), ...of(id, 'lord')].map(inSeat))}</td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
            <h3 className="bishops-head">
              {said.bishops} <span>{said.majority(numbers.bishops)}</span>
            </h3>
            <ul className="bishops">
              {seats
                .filter((seat) => seat.class === 'bishop')
                .map((seat, index) => (
                  <li key={seat.id}>
                    <span>
                      {seat.see !== undefined && seeLabel(variant, seat.see)}
                      {index === 0 && <small>{said.firstPope}</small>}
                    </span>
                    {slip(seat)}
                  </li>
                ))}
            </ul>
          </>
        )}
      </div>
      <footer className="keys">
        <p role="status">{lift.saying}</p>
        <p className="small">
          {said.keys.map(([key, does]) => (
            <span key={key}>
              <kbd>{key}</kbd> {does}{' '}
            </span>
          ))}
        </p>
      </footer>
    </main>
  );
}

const groupsIn = (people: readonly (Person | undefined)[]) =>
  people.flatMap((person) => (person === undefined ? [] : [groupOf(person) ?? '·'])).join(' + ');
