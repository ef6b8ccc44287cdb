import { Icon } from '../components/icon.tsx';
import { words } from '../words/words.ts';
import type { Arrival } from './use-history.ts';

const SAYINGS: Readonly<Record<Arrival, { text: string; tone: 'ok' | 'off' }>> = {
  opened: { text: words.share.opened, tone: 'ok' },
  broken: { text: words.share.broken, tone: 'off' },
  unkept: { text: words.storage.closed, tone: 'off' },
};

/** A strip under the head, where something about the page itself needs to be said. */
export function Notice({ arrival }: { arrival: Arrival }) {
  const { text, tone } = SAYINGS[arrival];
  return (
    <p className={`notice notice--${tone}`} role="status">
      <Icon name={tone === 'ok' ? 'check' : 'warn'} small />
      {text}
    </p>
  );
}
