import { Icon } from '../components/icon.tsx';
import { ownNames } from '../map/names.ts';
import type { LinkFault } from '../play/link.ts';
import { provinceLabel } from '../words/orders.ts';
import { sandboxWords } from '../words/sandbox-words.ts';
import type { Arrival } from './use-history.ts';

/** A strip under the head, where something about the page itself needs to be said. */
export function Notice({ arrival }: { arrival: Arrival }) {
  const isFine = arrival.kind === 'opened';
  return (
    <p className={`notice notice--${isFine ? 'ok' : 'off'}`} role="status">
      <Icon name={isFine ? 'check' : 'warn'} small />
      <span>{sayingOf(arrival)}</span>
    </p>
  );
}

function sayingOf(arrival: Arrival): string {
  switch (arrival.kind) {
    case 'opened':
    case 'unreadable':
      return sandboxWords.arrival[arrival.kind];
    case 'broken':
      return sandboxWords.arrival.broken(whyBroken(arrival.fault));
    case 'kept':
      return sandboxWords.arrival.keeping[arrival.keeping];
    default:
      return arrival satisfies never;
  }
}

/** Long nonsense is not repeated in full. */
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** The first thing that is wrong with a link, and how much more. */
function whyBroken(fault: LinkFault): string {
  const { why } = sandboxWords.arrival;
  if (fault.code === 'no-position' || fault.code === 'cut-short') return why[fault.code];
  if (fault.code === 'no-variant') return why.variant(shortened(fault.text));
  const [first, ...others] = fault.faults;
  if (first === undefined) return why['no-position'];
  const more = others.length === 0 ? '' : why.more(others.length);
  if ('province' in first) {
    const naming = { variant: fault.variant, names: ownNames(fault.variant) };
    return why.place(first.code, provinceLabel(naming, first.province)) + more;
  }
  return (first.code === 'unreadable' ? why.unreadable(shortened(first.text)) : why[first.code]) + more;
}
