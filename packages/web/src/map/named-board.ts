/** The drawn board with other names on it: each in the room that was measured for the drawn one. */
import type { Board, Label, Space } from './board.ts';

type NameOf = (name: string) => string;

/** The board with each name as `nameOf` translates it. */
export function namedBoard(board: Board, nameOf: NameOf): Board {
  const named = Object.entries(board.spaces).map(
    ([id, space]) => [id, { ...space, labels: labelsOf(space, nameOf) }] as const,
  );
  return { ...board, spaces: Object.fromEntries(named) };
}

function labelsOf({ labels }: Space, nameOf: NameOf): Space['labels'] {
  const later = labels['1901'];
  const named = (label: Label) => namedLabel(label, nameOf(label.lines.join(' ')));
  return { '1454': named(labels['1454']), ...(later === undefined ? {} : { '1901': named(later) }) };
}

/** A name in as many lines at most as the drawn one has, and as much smaller as it is longer. */
function namedLabel(label: Label, name: string): Label {
  const lines = inLines(name, label.lines.length);
  const longer = longest(lines) / longest(label.lines);
  const by = Math.max(1, longer);
  return { ...label, lines, size: label.size / by, w: longer < 1 ? label.w * longer : label.w, h: label.h / by };
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** The name in one line, or broken at the space that makes two most nearly as long. */
function inLines(name: string, most: number): readonly string[] {
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)] as const);
  if (most === 1 || breaks.length === 0) return [name];
  return breaks.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}
