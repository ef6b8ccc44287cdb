import type { GameSentences } from '@defensor/api';
import { type Order, type PowerId, provinceOf } from '@defensor/diplomacy';
import type { Sheet } from '@defensor/game';
import { Link } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { subjectOf } from '../play/sheet.ts';
import { type Naming, orderText, provinceLabel, unitLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';
import { signaturesOf } from './court.ts';
import { type Deposed, deposedBy } from './sheet-text.ts';
import type { OrderSheet } from './use-order-sheet.ts';
import type { Signing } from './use-signing.ts';

interface OverruledProps {
  readonly sheet: OrderSheet;
  readonly power: PowerId;
  /** The sheet that counts instead. */
  readonly other: Sheet;
  readonly naming: Naming;
  readonly sentences: GameSentences;
  readonly signing: Signing;
  /** The address of the letters. */
  readonly letters: { readonly pathname: string; readonly search: string };
  readonly onChange: () => void;
}

/** One's own signed sheet beside the one that counts instead, and what can be done about it (OP.2). */
export default function Overruled({
  sheet,
  power,
  other,
  naming,
  sentences,
  signing,
  letters,
  onChange,
}: OverruledProps) {
  const { overruled, tabs } = words.board;
  const drafter = sentences.words.seat(other.drafter);
  const lines = linesOf(sheet, power, other, naming);
  const differing = lines.filter(({ yours, theirs }) => yours !== theirs).length;
  const signedAt = (one: Sheet | undefined) => {
    const last = one === undefined ? undefined : signaturesOf(one).at(-1);
    return last === undefined ? '' : words.seat.moment(last.at);
  };
  return (
    <div className="overruled" data-overruled={other.id}>
      <table className="yours-theirs">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{overruled.unit}</span>
            </th>
            <th scope="col">
              {overruled.yours}
              <small>
                <Icon name="check" small /> {signedAt(sheet.mine)}
              </small>
            </th>
            <th scope="col">
              {overruled.theirs(drafter)}
              <small className="state--ok">
                <Icon name="check" small /> {signedAt(other)}, {tabs.counts}
              </small>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, head, yours, theirs, rule }) => (
            <tr key={key} className={yours === theirs ? undefined : 'is-different'}>
              <th scope="row">{head}</th>
              <td>{yours}</td>
              <td>
                {theirs}
                {rule !== undefined && <RuleNo rule={rule} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft overruled-count">{overruled.differ(differing)}</p>
      <ProblemNote problem={signing.commands.problem} />
      <h2 className="h-sec">{overruled.can}</h2>
      <ul className="lines can-do">
        <li>
          <Link to={letters}>
            <b>{overruled.write(drafter)}</b>
            <small>{overruled.writeAbout}</small>
          </Link>
        </li>
        <li>
          <button type="button" aria-disabled={signing.commands.isSending} onClick={() => void signing.sign(other.id)}>
            <b>{overruled.signTheirs}</b>
            <small>{overruled.signAbout}</small>
          </button>
        </li>
        <li>
          <button type="button" onClick={onChange}>
            <b>{overruled.change}</b>
            <small>{overruled.changeAbout}</small>
          </button>
        </li>
        <li>
          <Link to={letters}>
            <b>{overruled.dispute}</b>
            <small>{overruled.disputeAbout}</small>
          </Link>
          <RuleNo rule="A61" />
        </li>
      </ul>
    </div>
  );
}

interface Line {
  readonly key: string;
  readonly head: string;
  readonly yours: string;
  readonly theirs: string;
  readonly rule?: string;
}

/** A line a unit or place that either sheet speaks of, and one for each deposition. */
function linesOf({ writing, depose }: OrderSheet, power: PowerId, other: Sheet, naming: Naming): Line[] {
  const { overruled, depose: deposing } = words.board;
  const mine = writing.stage.orders.filter((given) => given.power === power).map(({ order }) => order);
  const theirs = other.lines.map(({ order }) => order);
  const subjects = [...new Set([...mine, ...theirs].map((order) => subjectOf(order) ?? ('' as const)))];
  const text = (orders: readonly Order[], subject: string) => {
    const order = orders.find((one) => (subjectOf(one) ?? '') === subject);
    if (order === undefined) return words.orders.noOrder;
    const { verb, strong, rest } = orderText(naming, order);
    return [verb, strong, rest].filter((part) => part !== '').join(' ');
  };
  const units = subjects.map((subject): Line => {
    const unit = [...writing.stage.dislodged, ...writing.stage.units].find(
      ({ location }) => provinceOf(location) === subject,
    );
    const head =
      unit === undefined
        ? subject === ''
          ? ''
          : provinceLabel(naming, subject)
        : unitLabel(naming, { type: unit.type, at: unit.location });
    return { key: `order ${subject}`, head, yours: text(mine, subject), theirs: text(theirs, subject) };
  });
  const deposed = other.depose.map(deposedBy);
  const said = (whom: Deposed, list: readonly Deposed[]) =>
    !list.includes(whom)
      ? overruled.noLine
      : whom === 'pope'
        ? deposing.pope
        : deposing.antiPope(provinceLabel(naming, whom));
  return [
    ...units,
    ...[...new Set([...depose, ...deposed])].map((whom) => ({
      key: `depose ${whom}`,
      head: overruled.pope,
      yours: said(whom, depose),
      theirs: said(whom, deposed),
      rule: whom === 'pope' ? 'R17' : 'R10',
    })),
  ];
}
