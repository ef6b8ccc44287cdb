import { type PowerId, provinceOf } from '@defensor/diplomacy';
import { Arms } from '../components/arms.tsx';
import { lookOf } from '../map/powers.ts';
import { useTable } from '../seat/at-table.ts';
import { powerLabel, unitLabel } from '../words/orders.ts';
import { printWords } from '../words/print-words.ts';
import { words } from '../words/words.ts';
import { Blank, FormHead, JudgeBox, Paper, SignLine, Tick } from './paper.tsx';
import { Plate } from './plate.tsx';
import { QrCode } from './qr-code.tsx';
import { type People, usePeople } from './use-people.ts';

/** How many times as wide as high the piece of map is. */
const PLATE_RATIO = 3.3;
/** A sheet has some lines more than the power has units. */
const SPARE_LINES = 3;

/** An order sheet for each power, or for the viewer's own court, with its units written in. */
export function OrderSheets() {
  const { view, variant, me } = useTable();
  const powers = variant.powers.filter(({ id }) => view.desk !== undefined || me?.power === id);
  const people = usePeople();
  if (people === undefined) return <p role="status">{words.door.oneMoment}</p>;
  return powers.map(({ id }) => <OrderSheet key={id} power={id} people={people.byId} />);
}

interface OrderSheetProps {
  readonly power: PowerId;
  readonly people: People['byId'];
}

function OrderSheet({ power, people }: OrderSheetProps) {
  const { game, view, variant, naming } = useTable();
  const { orders: said, card } = printWords;
  const name = powerLabel(naming, power);
  const turn = words.seat.turn(view.turn);
  const isRetreat = view.phase === 'retreats';
  const isAdjustment = view.phase === 'adjustments';
  const title = isRetreat ? said.retreats : isAdjustment ? said.adjustments : said.title;
  const units = isAdjustment ? [] : (isRetreat ? view.dislodged : view.units).filter((unit) => unit.power === power);
  const court = view.seats.filter((seat) => seat.power === power);
  const places = view.units.filter((unit) => unit.power === power).map(({ location }) => provinceOf(location));
  const lines = [
    ...units.map((unit) => unitLabel(naming, { type: unit.type, at: unit.location })),
    ...Array<string>(SPARE_LINES).fill(''),
  ];
  const desk = `${location.origin}/desk/${game}/paper?turn=${view.turn}&power=${power}`;
  return (
    <Paper label={title(name, turn)} className="paper--form">
      <FormHead
        arms={<Arms look={lookOf(variant, power)} />}
        title={title(name, turn)}
        sub={said.sub}
        qr={<QrCode text={desk} label={said.qr} />}
      />
      <ol className="order-lines">
        {lines.map((unit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of paper are their numbers.
          <li key={index}>
            <span className="n">{index + 1}</span>
            <b>{unit}</b>
          </li>
        ))}
      </ol>
      {!isRetreat && !isAdjustment && view.throne !== undefined && (
        <>
          <p className="depose">
            <span>
              <Tick /> {said.depose}
            </span>
            <span className="rule-no">R17</span>
          </p>
          <p className="depose">
            <span>
              <Tick /> {said.deposeAnti[0]} <Blank />
              {said.deposeAnti[1]}
            </span>
            <span className="rule-no">R10</span>
          </p>
        </>
      )}
      <div className="signs">
        {court.map((seat) => (
          <SignLine
            key={seat.id}
            name={said.signs(
              seat.person === undefined ? '' : (people.get(seat.person)?.name ?? ''),
              card.seatClass[seat.class as 'ruler' | 'lord'],
            )}
            hint={seat.class === 'ruler' ? said.ruler : said.lord}
          />
        ))}
        <SignLine name={said.witness} hint={said.witnessHint} />
        <SignLine name={said.time} />
      </div>
      <p className="how">
        {said.how.map(([verb, example]) => (
          <span key={verb}>
            <b>{verb}</b> {example}{' '}
          </span>
        ))}
        {said.note}
      </p>
      <Plate places={places} ratio={PLATE_RATIO} label={name} />
      <JudgeBox />
    </Paper>
  );
}
