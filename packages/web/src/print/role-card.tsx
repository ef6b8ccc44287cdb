import { provinceOf } from '@defensor/diplomacy';
import { changedOptions } from '../classes/setup/option-changes.ts';
import { Arms } from '../components/arms.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import { lookOf } from '../map/powers.ts';
import { useTable } from '../seat/at-table.ts';
import { powerLabel, seeLabel, unitLabel } from '../words/orders.ts';
import { printWords } from '../words/print-words.ts';
import type { CardSeat } from './cards.tsx';
import type { FreshCard } from './fresh-cards.ts';
import { Paper } from './paper.tsx';
import { Plate } from './plate.tsx';
import { QrCode } from './qr-code.tsx';
import type { People } from './use-people.ts';

interface RoleCardProps {
  readonly seat: CardSeat;
  readonly card: FreshCard | undefined;
  readonly people: People['byId'];
  readonly classTitle: string;
}

/** How many times as wide as high the piece of map is. */
const PLATE_RATIO = 3.1;

/** A role card: who, what may be done, the code. Folded, the code is inside and the name shows. */
export function RoleCard({ seat, card, people, classTitle }: RoleCardProps) {
  const { view, variant, naming } = useTable();
  const { card: said } = printWords;
  const nameOf = (person: string | undefined) => (person === undefined ? '' : (people.get(person)?.name ?? ''));
  const name = nameOf(seat.person);
  const isPope = view.throne?.kind === 'reigning' && view.throne.pope === seat.id;
  const role = isPope ? 'pope' : (seat.class as 'ruler' | 'lord' | 'bishop');
  const isRome = seat.see !== undefined && seat.see === variant.data.papacy?.papalSee;
  const see = seat.see === undefined ? '' : isRome ? said.rome : seeLabel(variant, seat.see);
  const place = seat.power === undefined ? see : powerLabel(naming, seat.power);
  const title = said.titles[seat.class as 'ruler' | 'lord' | 'bishop'](place);
  const units = view.units.filter((unit) => unit.power === seat.power);
  const court = view.seats.filter((one) => one.power !== undefined && one.power === seat.power);
  const text = said[role];
  const part =
    role === 'pope'
      ? said.pope.part
      : role === 'bishop'
        ? said.bishop.part(place)
        : said[role].part(place, variant.data.victoryCentres);
  const places = seat.see === undefined ? units.map(({ location }) => provinceOf(location)) : [seat.see];
  const changes = changedOptions(view.options);
  return (
    <Paper label={`${title}${name === '' ? '' : `, ${name}`}`} className="paper--card">
      <div className="card-top">
        <div className="card-seat">
          <SeatArms variant={variant} power={seat.power} />
          <div>
            <h2>{title}</h2>
            <p>
              <b>{name}</b>
              {name !== '' && classTitle !== '' && ', '}
              {classTitle}
            </p>
            <p>{said.called[role]}</p>
          </div>
        </div>
        {card !== undefined && (
          <div className="card-code">
            <QrCode text={card.link} label={said.scan} />
            <p>
              <b>{card.code}</b>
              <span>{said.klass(card.shortName)}</span>
              <small>{said.scan}</small>
            </p>
          </div>
        )}
      </div>
      <div className="card-body">
        <div>
          <h3>{said.part}</h3>
          <p>{part}</p>
          <h3>{said.can}</h3>
          <ul className="acts">
            {text.can.map(([does, rule]) => (
              <li key={does}>
                <span>{does}</span>
                <span className="rule-no">{rule}</span>
              </li>
            ))}
          </ul>
          <h3>{said.banned}</h3>
          <p>{text.banned}</p>
        </div>
        <aside>
          {court.length > 0 && (
            <>
              <h3>{said.team}</h3>
              <ul>
                {court.map((one) => (
                  <li key={one.id}>
                    {said.seatClass[one.class as 'ruler' | 'lord']} <span>{nameOf(one.person)}</span>
                  </li>
                ))}
              </ul>
              <h3>{said.begin}</h3>
              <ul>
                {units.map((unit) => (
                  <li key={unit.id}>{unitLabel(naming, { type: unit.type, at: unit.location })}</li>
                ))}
              </ul>
            </>
          )}
          {seat.class === 'bishop' && (
            <>
              <h3>{said.bishopsOf}</h3>
              <ul>
                {view.seats
                  .filter((one) => one.class === 'bishop' && one.id !== seat.id)
                  .map((one) => (
                    <li key={one.id}>
                      {one.see !== undefined && seeLabel(variant, one.see)} <span>{nameOf(one.person)}</span>
                    </li>
                  ))}
              </ul>
            </>
          )}
          <h3>{said.grade}</h3>
          <p>{said.gradeIs}</p>
          {changes.length > 0 && (
            <>
              <h3>{said.rules}</h3>
              <ul>
                {changes.map(({ name: option, sentence, rules }) => (
                  <li key={option}>
                    {sentence} <span className="rule-no">{rules}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </aside>
      </div>
      <Plate places={places} ratio={PLATE_RATIO} label={said.plate(place)} />
      <p className="fold-note small">
        {said.keep} {said.fold}
      </p>
      <footer className="card-tab">
        {seat.power === undefined ? null : <Arms look={lookOf(variant, seat.power)} small />}
        <b>{name === '' ? title : name}</b>
        <span>
          {name === '' ? '' : title}
          {name !== '' && classTitle !== '' && ', '}
          {classTitle}
        </span>
      </footer>
    </Paper>
  );
}
