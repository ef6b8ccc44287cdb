import { impossibleRows } from '../play/rows.ts';
import { words } from '../words/words.ts';
import { OrderLine } from './orders-list.tsx';
import type { Sandbox } from './use-sandbox.ts';

/** Orders of a retreat or adjustment phase that are not possible: kept, and each with its reason. */
export function ImpossibleLines({ sandbox }: { sandbox: Sandbox }) {
  const { variant, stage, outcome, naming } = sandbox;
  const rows = impossibleRows(variant, stage, outcome, naming.names);
  if (rows.length === 0) return null;
  return (
    <section className="power-lines">
      <h3 className="impossible-head">{words.orders.impossible}</h3>
      <ul className="lines">
        {rows.map((row) => (
          <OrderLine key={row.key} writing={sandbox} row={row} />
        ))}
      </ul>
    </section>
  );
}
