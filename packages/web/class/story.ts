import { readFileSync } from 'node:fs';

/** A line of a story: somebody does something, or what must hold of what came before. */
export type StoryLine =
  | {
      readonly kind: 'act';
      readonly as: string;
      readonly command: Readonly<Record<string, unknown>> & { readonly do: string };
    }
  | { readonly kind: 'expect'; readonly expected: Expected };

export interface Expected {
  /** The last answer's refusal: its code, or its parts. */
  readonly refused?: unknown;
  readonly accepted?: boolean;
  /** Any event of the last answer. */
  readonly event?: unknown;
  /** Whose view has `holds` and has not `never`. */
  readonly view?: string;
  readonly holds?: unknown;
  readonly never?: Readonly<Record<string, unknown>>;
}

/** A game to be played by a class: how it is set up, and what happens in it. */
export interface Story {
  readonly setUp: Readonly<Record<string, unknown>>;
  readonly lines: readonly StoryLine[];
}

/** Reads a file of `defensor run` whose first line creates the game, as far as the beginning of a turn, such as `S1456`. */
export function readStory(file: string, until?: string): Story {
  const records = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const [first, ...rest] = records;
  const { as: _, do: __, ...setUp } = first ?? {};
  const end = until === undefined ? -1 : rest.findIndex((record) => beginsTurn(record, until));
  if (until !== undefined && end === -1) throw new Error(`${file} never says that ${until} has begun`);
  return { setUp, lines: (end === -1 ? rest : rest.slice(0, end + 1)).map(lineOf) };
}

/** Whether a line expects of the public view that this turn has begun. */
function beginsTurn({ expect }: Record<string, unknown>, turn: string): boolean {
  return ((expect as Expected | undefined)?.holds as { turn?: string } | undefined)?.turn === turn;
}

function lineOf({ expect, as, at: _, ...command }: Record<string, unknown>): StoryLine {
  if (expect !== undefined) return { kind: 'expect', expected: expect as Expected };
  return { kind: 'act', as: String(as), command: command as { do: string } };
}
