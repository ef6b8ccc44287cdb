import { coastOf, type Order, type PowerId, provinceOf } from '@defensor/diplomacy';
import { Icon } from '../components/icon.tsx';
import { adjustmentsOf, type BuildChoice, hasRoomFor, type PowerAdjustment } from '../play/adjusting.ts';
import { orderFor, withOrder, withoutOrder, withWaives } from '../play/sheet.ts';
import { orderLine, provinceLabel, unitLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';
import { PowerHead } from './power-head.tsx';
import type { Writing } from './writing.ts';

/** What each power builds or takes off. */
export default function AdjustmentsList({ writing }: { writing: Writing }) {
  const { variant, stage } = writing;
  const { only } = writing;
  const due = adjustmentsOf(variant, stage).filter(({ power }) => only === undefined || power === only);
  if (due.length === 0) return <p className="empty">{words.adjustments.none}</p>;
  return due.map((adjustment) => (
    <section key={adjustment.power} className="power-lines">
      <PowerHead writing={writing} power={adjustment.power} aside={<Due adjustment={adjustment} />} />
      <ul className="lines">
        {adjustment.sites.map(({ province, choices }) => (
          <li key={province} className="build-site" data-line={province}>
            <span className="said">{provinceLabel(writing.naming, province)}</span>
            <BuildChoices writing={writing} adjustment={adjustment} province={province} choices={choices} />
          </li>
        ))}
        {adjustment.closed.map(({ province, because }) => (
          <li key={province} className="build-site is-closed">
            <span className="said">
              {provinceLabel(writing.naming, province)}
              <small>{words.adjustments.closed[because]}</small>
            </span>
            <Icon name="lock" small />
          </li>
        ))}
        {adjustment.removable.map((unit) => (
          <Removal
            key={unit.id}
            writing={writing}
            adjustment={adjustment}
            order={{ kind: 'disband', unit: { type: unit.type, at: unit.location } }}
          />
        ))}
        <Waives writing={writing} power={adjustment.power} />
      </ul>
    </section>
  ));
}

/** Builds that were waived by a typed order. */
function Waives({ writing, power }: { writing: Writing; power: PowerId }) {
  const { stage, actions } = writing;
  const count = stage.orders.filter((given) => given.power === power && given.order.kind === 'waive').length;
  if (count === 0) return null;
  return (
    <li className="build-site">
      <span className="said">{words.adjustments.waived(count)}</span>
      <button
        type="button"
        className="row-act"
        aria-label={words.adjustments.takeBackWaives}
        onClick={() => actions.change((now) => withWaives(now, power, 0))}
      >
        <Icon name="cross" small />
      </button>
    </li>
  );
}

function Due({ adjustment: { due, written } }: { adjustment: PowerAdjustment }) {
  const n = Math.abs(due);
  const { build, remove, written: count } = words.adjustments;
  return (
    <>
      {due > 0 ? build(n) : remove(n)} · {count(written, n)}
    </>
  );
}

interface BuildChoicesProps {
  readonly writing: Writing;
  readonly adjustment: PowerAdjustment;
  readonly province: PowerAdjustment['sites'][number]['province'];
  readonly choices: readonly BuildChoice[];
}

function BuildChoices({ writing, adjustment, province, choices }: BuildChoicesProps) {
  const { stage, naming, actions } = writing;
  const written = orderFor(stage, province)?.order;
  const isOpen = hasRoomFor(stage, adjustment, province);
  const why = isOpen ? undefined : words.adjustments.full(Math.abs(adjustment.due));
  return (
    <fieldset className="seg" title={why}>
      <legend className="vh">{provinceLabel(naming, province)}</legend>
      {choices.map(({ type, at }) => {
        const isChosen = written?.kind === 'build' && written.unit.type === type && written.unit.at === at;
        const coast = coastOf(at);
        return (
          <button
            key={`${type} ${at}`}
            type="button"
            className="chip"
            aria-pressed={isChosen}
            aria-disabled={!isOpen}
            onClick={() => {
              if (!isOpen) return;
              const order: Order = { kind: 'build', unit: { type, at } };
              actions.change(
                (now) => (isChosen ? withoutOrder(now, province) : withOrder(now, { power: adjustment.power, order })),
                isChosen ? '' : words.orders.set(orderLine(naming, order)),
              );
            }}
          >
            {type === 'A'
              ? words.adjustments.army
              : coast === undefined
                ? words.adjustments.fleet
                : words.adjustments.fleetAt(coast)}
            {why !== undefined && <span className="vh">: {why}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

interface RemovalProps {
  readonly writing: Writing;
  readonly adjustment: PowerAdjustment;
  readonly order: Extract<Order, { kind: 'disband' }>;
}

function Removal({ writing, adjustment, order }: RemovalProps) {
  const { stage, naming, actions } = writing;
  const province = provinceOf(order.unit.at);
  const isChosen = orderFor(stage, province) !== undefined;
  const isOpen = hasRoomFor(stage, adjustment, province);
  return (
    <li data-line={province}>
      <label className={isChosen ? 'choice is-chosen' : 'choice'}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-disabled={!isOpen}
          onChange={() => {
            if (!isOpen) return;
            actions.change(
              (now) => (isChosen ? withoutOrder(now, province) : withOrder(now, { power: adjustment.power, order })),
              isChosen ? '' : words.orders.set(orderLine(naming, order)),
            );
          }}
        />
        <span className="tick" aria-hidden="true">
          {isChosen && <Icon name="check" />}
        </span>
        <span>{unitLabel(naming, order.unit)}</span>
      </label>
    </li>
  );
}
