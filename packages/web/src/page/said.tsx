import type { Order } from '@defensor/diplomacy';
import { type Naming, orderText } from '../words/orders.ts';

/** An order as a line: what it does carries the weight. A draft is underlined in pencil. */
export function Said({ order, naming, isDraft }: { order: Order; naming: Naming; isDraft: boolean }) {
  const { subject, verb, strong, rest } = orderText(naming, order);
  return (
    <span className={isDraft ? 'said is-draft' : 'said'}>
      {subject} {verb} <b>{strong}</b> {rest}
    </span>
  );
}
