import { Icon } from '../components/icon.tsx';
import type { Fate } from '../play/rows.ts';
import { words } from '../words/words.ts';

const ICONS = { ok: 'check', bad: 'cross', plain: 'minus' } as const;

/** What became of an order: a mark and a word. */
export function FateMark({ fate }: { fate: Fate }) {
  return (
    <span className={`state state--${fate.tone}`}>
      <Icon name={ICONS[fate.tone]} />
      {words.outcome[fate.result]}
    </span>
  );
}
