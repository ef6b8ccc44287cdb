import type { Ink } from '@defensor/web/on-paper';

/** What draws on a sheet. */
export type Pen = PDFKit.PDFDocument;

/** What stands on white paper, in the colours of the pages that are printed. */
export const PRINT = {
  ink: '#1d150d',
  soft: '#46392b',
  rule: '#6f5d3f',
  line: '#b9ab90',
  rubric: '#982719',
  gilt: '#7a4e08',
  giltWash: '#f6e7c1',
  sea: '#1b5166',
  seaWash: '#dce8e4',
  verd: '#225c3d',
  paper: '#ffffff',
} as const;

interface PowerColour {
  readonly fill: string;
  /** A letter on it. */
  readonly on: string;
}

/** The seven inks of the powers. */
export const POWER_COLOURS: Readonly<Record<Ink, PowerColour>> = {
  eng: { fill: '#a9252c', on: '#fff6e6' },
  fra: { fill: '#2257ad', on: '#fff6e6' },
  hre: { fill: '#3d3936', on: '#fff6e6' },
  tur: { fill: '#2c7a46', on: '#fff6e6' },
  pol: { fill: '#b9487a', on: '#fff6e6' },
  spa: { fill: '#d47f16', on: '#2b1f14' },
  ven: { fill: '#6b3f91', on: '#fff6e6' },
};

/** `share` of one colour and the rest of another, both as `#rrggbb`. */
export function mixed(one: string, share: number, other: string): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round(part(one, at) * share + part(other, at) * (1 - share)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Words with their middle at `x`, on a base line. */
export function centred(pen: Pen, words: string, x: number, base: number): void {
  pen.text(words, x - pen.widthOfString(words) / 2, base, { lineBreak: false, baseline: 'alphabetic' });
}

/** Words that end at `x`. */
export function endingAt(pen: Pen, words: string, x: number, base: number): void {
  pen.text(words, x - pen.widthOfString(words), base, { lineBreak: false, baseline: 'alphabetic' });
}

/** Words on a base line, set smaller where they would be wider than there is room. */
export function fitted(pen: Pen, words: string, x: number, base: number, size: number, room: number): void {
  pen.fontSize(size);
  const width = pen.widthOfString(words);
  if (width > room) pen.fontSize((size * room) / width);
  pen.text(words, x, base, { lineBreak: false, baseline: 'alphabetic' });
}
