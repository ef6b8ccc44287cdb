import type { View } from '@defensor/game';
import { journalWords } from '../words/journal-words.ts';
import { words } from '../words/words.ts';

/** A note or an entry of the journal. */
export type Written = View['notes'][number];

interface TurnWritten {
  readonly turn: string;
  readonly written: readonly Written[];
}

/** What the viewer wrote for himself, the latest turn first, the latest words of a turn first. */
export function writtenByTurn(view: View): readonly TurnWritten[] {
  const own = view.notes.filter(({ seat }) => seat === view.viewer);
  const turns = [...new Set(own.map(({ turn }) => turn))].reverse();
  return turns.map((turn) => ({ turn, written: own.filter((one) => one.turn === turn).reverse() }));
}

/** All of it as a text, in the order in which it was written. */
export function journalText(turns: readonly TurnWritten[], texts: Readonly<Record<string, string>>): string {
  return [...turns]
    .reverse()
    .map(({ turn, written }) =>
      [
        words.seat.turn(turn),
        ...[...written].reverse().map(({ kind, text }) => `${journalWords.kinds[kind]}: ${texts[text.id] ?? ''}`),
      ].join('\n\n'),
    )
    .join('\n\n\n');
}
