import type { Variant } from '@defensor/diplomacy';
import { useId } from 'react';
import { Icon } from '../../components/icon.tsx';
import { classWords } from '../../words/class-words.ts';
import { groupOf, mostBishops, mostLords, withoutSeat } from './casting.ts';
import { Slip } from './slip.tsx';
import type { Lift } from './use-lift.ts';
import type { SetupDesk } from './use-setup.ts';

interface BalancePartProps {
  readonly desk: SetupDesk;
  readonly variant: Variant;
  readonly lift: Lift;
}

/** Who has no seat, how groups are spread, how many Lords and bishops there are; and on to the options. */
export function BalancePart({ desk, variant, lift }: BalancePartProps) {
  const { setup: said } = classWords;
  const { setup, people, seats, numbers } = desk;
  const why = useId();
  const left = withoutSeat(setup.casting, people);
  const empty = seats.filter(({ id }) => setup.casting[id] === undefined).length;
  const blocked = people.length === 0 ? said.first.paste : left.length > 0 ? said.first.seat : undefined;
  return (
    <section className="col col--r" aria-label={said.balance}>
      {people.length > 0 && (
        <>
          <section className={left.length > 0 ? 'unseated' : undefined}>
            <h2 className="h-sec">{said.without}</h2>
            {left.length === 0 ? (
              <p className="small soft">{said.everybody}</p>
            ) : (
              left.map((person) => (
                <div key={person.key} className="unseated-row">
                  <Slip lift={lift} person={person} />
                  <button type="button" className="btn btn--s btn--quiet" onClick={() => desk.leaveOut(person.key)}>
                    {said.away}
                    <span className="vh"> {person.name}</span>
                  </button>
                </div>
              ))
            )}
          </section>
          <Balance desk={desk} />
          <section>
            <h2 className="h-sec">
              {said.numbers} <span className="rule-no">RP</span>
            </h2>
            <ul className="nums">
              <li>
                <span>{said.ruler}</span>
                <b className="num">{variant.powers.length}</b>
                <span className="small soft">{said.always}</span>
              </li>
              <Count
                what={said.lords}
                value={numbers.lords}
                least={0}
                most={mostLords(variant)}
                onChange={(lords) => desk.setNumbers({ ...numbers, lords })}
              />
              <Count
                what={said.bishops}
                value={numbers.bishops}
                least={1}
                most={mostBishops(variant)}
                onChange={(bishops) => desk.setNumbers({ ...numbers, bishops })}
              />
            </ul>
            <p className="why">
              {numbers.bishops % 2 === 0 && said.evenBishops} {numbers.bishops < 3 && said.fewBishops}{' '}
              {empty > 0 && said.openSeats(empty)}
            </p>
          </section>
        </>
      )}
      <div className="publish">
        <button
          type="button"
          className="btn btn--main"
          aria-disabled={blocked !== undefined}
          aria-describedby={why}
          onClick={() => blocked === undefined && desk.change({ step: 'options' })}
        >
          {said.toOptions}
        </button>
        <p className="why" id={why}>
          {blocked}
        </p>
      </div>
    </section>
  );
}

/** How many of each group are Rulers, Lords, bishops. */
function Balance({ desk: { people, seats, setup } }: { desk: SetupDesk }) {
  const { setup: said } = classWords;
  const groups = [...new Set(people.map(groupOf))].filter((group) => group !== undefined).sort();
  if (groups.length < 2) {
    return (
      <section>
        <h2 className="h-sec">{said.balance}</h2>
        <p className="why">{said.noGroups}</p>
      </section>
    );
  }
  const kinds = ['ruler', 'lord', 'bishop'] as const;
  const count = (group: string, kind: (typeof kinds)[number]) =>
    seats.filter(
      (seat) =>
        seat.class === kind &&
        people.some((person) => person.key === setup.casting[seat.id] && groupOf(person) === group),
    ).length;
  return (
    <section>
      <h2 className="h-sec">{said.balance}</h2>
      <table className="ledger bal">
        <thead>
          <tr>
            <th scope="col">{said.details.group}</th>
            <th scope="col" className="n">
              {said.ruler}
            </th>
            <th scope="col" className="n">
              {said.lords}
            </th>
            <th scope="col" className="n">
              {said.bishops}
            </th>
            <th scope="col" className="n">
              {said.all}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group}>
              <th scope="row">{group}</th>
              {kinds.map((kind) => (
                <td key={kind} className="n">
                  {count(group, kind)}
                </td>
              ))}
              <td className="n">{people.filter((person) => groupOf(person) === group).length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="why">{said.byGroups}</p>
    </section>
  );
}

interface CountProps {
  readonly what: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function Count({ what, value, least, most, onChange }: CountProps) {
  const { setup: said } = classWords;
  const step = (by: number) => {
    const next = value + by;
    if (next >= least && next <= most) onChange(next);
  };
  return (
    <li>
      <span>{what}</span>
      <span className="step">
        <button type="button" aria-label={said.fewer(what)} aria-disabled={value <= least} onClick={() => step(-1)}>
          <Icon name="minus" small />
        </button>
        <output aria-label={what}>{value}</output>
        <button type="button" aria-label={said.more1(what)} aria-disabled={value >= most} onClick={() => step(1)}>
          <Icon name="plus" small />
        </button>
      </span>
    </li>
  );
}
