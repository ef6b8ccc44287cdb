import type { Secret } from './page-checks.ts';
import type { StoryLine } from './story.ts';

const JUDGE = 'JD';

/** The letters of a story, and who may read each: writer and readers, whoever is handed a copy, whoever testifies on it, the Judge. */
export function lettersOf(lines: readonly StoryLine[]): readonly Secret[] {
  const readersOf = new Map<string, Set<string>>();
  const wordsOf = new Map<unknown, string>();
  const mayRead = (words: string, seats: readonly string[]) => {
    const readers = readersOf.get(words) ?? new Set([JUDGE]);
    for (const seat of seats) readers.add(seat);
    readersOf.set(words, readers);
  };
  for (const line of lines) {
    if (line.kind !== 'act') continue;
    const { as, command } = line;
    if (command.do === 'sendLetter') {
      const { text, letter, to, copies = [] } = command as unknown as SendLetter;
      mayRead(text, [as, ...to]);
      wordsOf.set(letter, text);
      for (const copy of copies) mayRead(wordsOf.get(copy) ?? '', to);
    }
    if (command.do === 'fileTestimony') {
      for (const cited of (command as { letters?: readonly string[] }).letters ?? [])
        mayRead(wordsOf.get(cited) ?? '', [as]);
    }
  }
  return [...readersOf].map(([words, readers]) => ({ words, readers }));
}

interface SendLetter {
  readonly text: string;
  readonly letter?: string;
  readonly to: readonly string[];
  readonly copies?: readonly string[];
}
