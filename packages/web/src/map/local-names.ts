/** The names on the drawn board in the language of the page: each in the room that was measured for it. */
import { language } from '../words/language.ts';
import { tag } from '../words/tag.ts';
import type { Board, Label, Space } from './board.ts';

/** The board with its names in the language of the page; in English as it is drawn. */
export function withLocalNames(board: Board): Board {
  if (tag === 'en') return board;
  const named = Object.entries(board.spaces).map(([id, space]) => [id, { ...space, labels: labelsOf(space) }] as const);
  return { ...board, spaces: Object.fromEntries(named) };
}

function labelsOf({ labels }: Space): Space['labels'] {
  const later = labels['1901'];
  return { '1454': localLabel(labels['1454']), ...(later === undefined ? {} : { '1901': localLabel(later) }) };
}

/** A name in as many lines at most as the drawn one has, and as much smaller as it is longer. */
function localLabel(label: Label): Label {
  const name = language.names.province(label.lines.join(' '));
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
