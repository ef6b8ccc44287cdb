import type { PowerId } from '@defensor/diplomacy';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import { type AdjustmentTally, talliesOf } from '../play/adjusting.ts';
import { type Row, rowsOf } from '../play/rows.ts';
import { withoutOrder } from '../play/sheet.ts';
import { orderLine, unitLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';
import { Composer } from './composer.tsx';
import { FateMark } from './fate.tsx';
import { PowerHead } from './power-head.tsx';
import { Said } from './said.tsx';
import type { Writing } from './writing.ts';

const NOTHING = {
  movement: words.orders.nobody,
  retreat: words.retreats.none,
  adjustment: words.adjustments.none,
} as const;

/** Every unit with its order, and what became of it: all that the map shows, in words. */
export function OrdersList({ writing }: { writing: Writing }) {
  const { variant, stage, outcome, naming } = writing;
  const { only } = writing;
  const rows = useMemo(
    () => rowsOf(variant, stage, outcome, naming.names).filter((row) => only === undefined || row.power === only),
    [variant, stage, outcome, naming, only],
  );
  const tallies =
    outcome.phase === 'adjustment' ? talliesOf(variant, stage, outcome.result) : new Map<PowerId, AdjustmentTally>();
  if (rows.length === 0) return <p className="empty">{NOTHING[stage.phase]}</p>;
  return byPower(rows).map(([power, own]) => (
    <section key={power} className="power-lines">
      <PowerHead writing={writing} power={power} aside={adjusted(tallies.get(power))} />
      <ul className="lines">
        {own.map((row) => (
          <OrderLine key={row.key} writing={writing} row={row} />
        ))}
      </ul>
    </section>
  ));
}

/** “Built one of two due, one waived”, after an adjustment phase. */
function adjusted(tally: AdjustmentTally | undefined): string | undefined {
  if (tally === undefined) return undefined;
  const { due, made, waived } = tally;
  return due > 0 ? words.adjustments.built(made, due, waived) : words.adjustments.tookOff(made, -due);
}

/** The rows are in the order of the powers already. */
function byPower(rows: readonly Row[]): [PowerId, Row[]][] {
  const groups = new Map<PowerId, Row[]>();
  for (const row of rows) groups.set(row.power, [...(groups.get(row.power) ?? []), row]);
  return [...groups];
}

export function OrderLine({ writing, row }: { writing: Writing; row: Row }) {
  const { composing, chosen, stage } = writing;
  const open = row.unit !== undefined && composing?.unit === row.province ? composing : undefined;
  const isOpen = open !== undefined;
  const isMarked = isOpen || (chosen !== undefined && chosen === row.province);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    line.current?.scrollIntoView({ block: 'nearest' });
    // A line higher than the paper begins with its sentence.
    line.current?.querySelector('.line-row')?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  useFocusInPlace(line, isOpen);
  return (
    <li ref={line} className={isOpen ? 'is-open' : isMarked ? 'is-marked' : undefined} data-line={row.province}>
      {isOpen ? <Composer writing={writing} composing={open} /> : <ClosedLine writing={writing} row={row} />}
      {row.fate !== undefined && (
        <p className={row.fate.tone === 'bad' && !stage.isResolved ? 'reason is-bad' : 'reason'}>
          {words.outcome.sentence(row.fate.sentence)}
        </p>
      )}
    </li>
  );
}

/** Whoever goes by keys finds the focus in the line that opened, and on the line when it closes. */
function useFocusInPlace(line: RefObject<HTMLLIElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    // On the map, or in a field, the focus stays where it is.
    if (document.activeElement !== document.body) return;
    const goal = isOpen ? '.chip[aria-pressed="true"]' : '.line-open';
    line.current?.querySelector<HTMLElement>(goal)?.focus({ preventScroll: true });
  }, [line, isOpen]);
}

function ClosedLine({ writing, row }: { writing: Writing; row: Row }) {
  const { stage, naming, actions } = writing;
  const { unit, order, province, fate } = row;
  if (row.waived !== undefined) {
    return (
      <div className="line-row">
        <span className="said">
          {words.adjustments.waived(row.waived)} <i className="faint">{words.orders.noOrder}</i>
        </span>
        <FateMark fate={{ result: 'waived', tone: 'plain', sentence: '' }} />
      </div>
    );
  }
  const name = unit === undefined ? '' : unitLabel(naming, { type: unit.type, at: unit.location });
  const said =
    order === undefined ? (
      <span className="said">
        {name} {stage.phase === 'movement' && <i className="faint">{words.orders.noOrder}</i>}
      </span>
    ) : (
      <Said order={order} naming={naming} isDraft={!stage.isResolved} />
    );
  return (
    <div className="line-row">
      {unit !== undefined && province !== undefined && stage.phase === 'movement' && !stage.isResolved ? (
        <button type="button" className="line-open" onClick={() => actions.compose({ unit: province, verb: 'move' })}>
          <span className="vh">{words.orders.open} </span>
          {said}
        </button>
      ) : (
        said
      )}
      {fate !== undefined && <FateMark fate={fate} />}
      {!stage.isResolved && order !== undefined && province !== undefined && (
        <button
          type="button"
          className="row-act"
          aria-label={words.orders.remove(orderLine(naming, order))}
          onClick={() => actions.change((now) => withoutOrder(now, province))}
        >
          <Icon name="cross" small />
        </button>
      )}
    </div>
  );
}
