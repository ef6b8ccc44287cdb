import type { ProvinceId, Variant } from '@defensor/diplomacy';
import { readDeposeLines } from '@defensor/game';
import { asRead } from '../../map/read-names.ts';

/** What a line on paper says about deposing (R17, R10), as it is written, and the line without it. */
interface Deposing {
  readonly words?: string;
  readonly rest: string;
}

/** Reads a line as the server will, in either language. A line that deposes nobody it names stays as it is. */
export function deposingIn(variant: Variant, line: string): Deposing {
  const see = variant.data.papacy?.papalSee as ProvinceId | undefined;
  if (see === undefined) return { rest: line };
  const head = /^\s*[^:,;]+:/.exec(line)?.[0] ?? '';
  const orders = line.slice(head.length);
  const { lines, issues, rest } = readDeposeLines(asRead(variant), see, orders);
  if (lines.length === 0 || issues.length > 0) return { rest: line };
  // What was read is blank in the rest, column for column.
  const gone = [...orders].flatMap((letter, at) => (letter === rest[at] ? [] : [at]));
  const words = orders.slice(gone[0], (gone.at(-1) ?? -1) + 1);
  return { words: words.replace(/^[\s,;+&|/]+|[\s,;+&|/]+$/g, ''), rest: head + rest };
}
