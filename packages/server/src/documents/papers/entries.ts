import { endingAt, type Pen, PRINT } from './drawing/pen.ts';
import type { Sheets } from './sheets.ts';
import { known, type Style } from './typeface.ts';

/** Room at the right of an entry. */
const ASIDE = 46;
const ABOVE = 4;
const BELOW = 3;
/** A row of a table: the size of its letters, and the space between columns. */
const CELL: Style = { size: 10, after: 0 };
const BETWEEN = 10;

export interface Line extends Style {
  readonly words: string;
  readonly colour?: string;
}

interface Entry {
  /** How far its words stand from the left, and what is drawn there. */
  readonly indent: number;
  readonly mark?: (pen: Pen) => void;
  readonly lines: readonly Line[];
  /** What stands at the right, as the number of a rule does. */
  readonly aside?: string;
}

/** One entry of a list, under a hair line; it is not broken across sheets. */
export function layEntry(sheets: Sheets, { indent, mark, lines, aside = '' }: Entry): void {
  const width = sheets.width - indent - ASIDE;
  const height = lines.reduce((sum, line) => sum + sheets.heightOf(line.words, width, line), ABOVE + BELOW);
  sheets.figure(height, (pen, whole) => {
    pen.moveTo(0, 0).lineTo(whole, 0).lineWidth(0.4).stroke(PRINT.line);
    mark?.(pen);
    let y = ABOVE;
    for (const { words, face = 'plain', size = 11.5, soft = false, after = 3, colour } of lines) {
      pen.font(face, size).fillColor(colour ?? (soft ? PRINT.soft : PRINT.ink));
      pen.text(known(words), indent, y, { width, lineGap: 0.5 });
      y = pen.y + after;
    }
    pen.font('plain', 9).fillColor(PRINT.rubric);
    endingAt(pen, aside, whole, ABOVE + 9);
  });
}

interface Column {
  readonly head: string;
  /** Its share of the width. */
  readonly share: number;
  readonly isNumber?: boolean;
}

/** A table; its head stands again on each sheet that it goes on to. */
export function layTable(sheets: Sheets, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (sheets.width * share) / total);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const heads = columns.map(({ head }) => head);
  const heightOf = (cells: readonly string[], style: Style) =>
    Math.max(...cells.map((words, at) => sheets.heightOf(words, (widths[at] ?? 0) - BETWEEN, style))) + 5;
  const lay = (cells: readonly string[], style: Style, colour: string, under: string) => {
    const height = heightOf(cells, style);
    sheets.figure(height, (pen, width) => {
      for (const [at, words] of cells.entries()) {
        pen.font(style.face ?? 'plain', style.size ?? 10).fillColor(colour);
        const [x, room] = [starts[at] ?? 0, (widths[at] ?? 0) - BETWEEN];
        pen.text(known(words), x, 2, { width: room, lineGap: 0.5, align: columns[at]?.isNumber ? 'right' : 'left' });
      }
      pen.moveTo(0, height).lineTo(width, height).lineWidth(0.4).stroke(under);
    });
  };
  const layHead = () => lay(heads, { size: 8.5, after: 0 }, PRINT.soft, PRINT.ink);
  sheets.room(heightOf(heads, CELL) * 3);
  layHead();
  for (const cells of rows) {
    if (sheets.room(heightOf(cells, CELL))) layHead();
    lay(cells, CELL, PRINT.ink, PRINT.line);
  }
}
