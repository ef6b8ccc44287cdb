import type { View } from '@defensor/game';
import { Link, useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import { useTable } from '../seat/at-table.ts';
import { Papers } from '../shell/papers.tsx';
import { powerLabel } from '../words/orders.ts';
import { seatNames } from '../words/seats.ts';
import { seatsWords } from '../words/seats-words.ts';
import '../styles/seats.css';

type Seat = View['seats'][number];

/** Who sits where, by office and title; thrones, bans, teams; and whom the viewer may write to, as a table. */
export default function SeatsSection() {
  const { variant, view } = useTable();
  const bishops = view.seats.filter((seat) => seat.class === 'bishop');
  const judges = view.seats.filter((seat) => seat.class === 'judge');
  return (
    <Papers>
      <section className="who" aria-labelledby="who-title">
        <h2 className="h-sec" id="who-title">
          {seatsWords.title}
        </h2>
        {view.throne?.kind === 'vacant' && (
          <p className="soft">
            {seatsWords.vacant} <RuleNo rule="R5" />
          </p>
        )}
        {variant.powers.map(({ id }) => (
          <SeatGroup
            key={id}
            title={powerLabel({ variant }, id)}
            seats={view.seats.filter(({ power }) => power === id)}
          />
        ))}
        <SeatGroup title={seatsWords.parts.bishops} seats={bishops} />
        <SeatGroup title={seatsWords.parts.judge} seats={judges} />
      </section>
      <MayWriteTable />
    </Papers>
  );
}

function SeatGroup({ title, seats }: { title: string; seats: readonly Seat[] }) {
  const { variant, view } = useTable();
  const names = seatNames(variant, view.seats);
  if (seats.length === 0) return null;
  return (
    <section className="who-group" aria-label={title}>
      <h3 className="who-head">{title}</h3>
      <ul>
        {seats.map((seat) => (
          <li key={seat.id} className="who-row" data-seat={seat.id}>
            <SeatArms variant={variant} power={seat.power} />
            <span className="said">
              <b>{names.title(seat.id)}</b>
              <small className="soft">{factsOf(view, seat).join(', ')}</small>
            </span>
            <TeamOf seat={seat} />
            {view.bans.some((ban) => ban.seat === seat.id) && (
              <span className="state state--bad">
                <Icon name="ban" />
                {seatsWords.banned}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To whose team a bishop belongs, and why (R8). */
function TeamOf({ seat }: { seat: Seat }) {
  const { variant, view } = useTable();
  if (seat.class !== 'bishop' || view.addendum.kind !== 'papacy') return null;
  const affiliations: Readonly<Record<string, { power: string; by: string } | undefined>> = view.affiliations;
  const found = affiliations[seat.id];
  if (found === undefined) return <span className="small faint">{seatsWords.ofNone}</span>;
  const name = powerLabel({ variant }, found.power);
  return (
    <span className="small">
      {seatsWords.of(name)}
      <small className="soft">{found.by === 'occupation' ? seatsWords.by.occupation : seatsWords.by.declaration}</small>
    </span>
  );
}

function factsOf(view: View, { id, standing, suspended }: Seat): readonly string[] {
  return [
    ...(id === view.viewer ? [seatsWords.mine] : []),
    ...(standing === 'empty' ? [seatsWords.empty] : []),
    ...(suspended === undefined ? [] : [seatsWords.suspended]),
    ...(view.throne?.kind === 'reigning' && view.throne.pope === id ? [seatsWords.pope] : []),
    ...(view.antiPopes.some(({ seat }) => seat === id) ? [seatsWords.antiPope] : []),
    ...(view.emperors.some(({ seat }) => seat === id) ? [seatsWords.emperor] : []),
  ];
}

/** Whom the viewer may write to now, under which rule, and whether a letter would be taken. */
function MayWriteTable() {
  const { base, variant, view } = useTable();
  const { search } = useLocation();
  const rows = view.mayWriteTo ?? [];
  if (rows.length === 0) return null;
  const names = seatNames(variant, view.seats);
  const said = seatsWords.table;
  return (
    <section className="who" aria-labelledby="may-title">
      <h2 className="h-sec" id="may-title">
        {said.title}
      </h2>
      <p className="small soft">{said.about}</p>
      <table className="may">
        <thead>
          <tr>
            <th scope="col">{said.whom}</th>
            <th scope="col">{said.law}</th>
            <th scope="col">{said.rule}</th>
            <th scope="col">{said.now}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ to, lawful, rule, openNow }) => (
            <tr key={to}>
              <th scope="row">
                <Link to={{ pathname: `${base}/letters/${to}`, search }}>{names.title(to)}</Link>
              </th>
              <td>
                <span className={lawful ? 'state state--ok' : 'state state--bad'}>
                  <Icon name={lawful ? 'check' : 'cross'} />
                  {lawful ? said.lawful : said.unlawful}
                </span>
              </td>
              <td>
                <RuleNo rule={rule} />
              </td>
              <td className="small">{openNow ? said.open : said.closed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
