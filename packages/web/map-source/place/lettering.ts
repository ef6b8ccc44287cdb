/** How names are lettered, and how wide they come out. */
import opentype from 'opentype.js';
import { packageFile } from '../files.ts';

export interface Lettering {
  /** Sizes to try, the largest first. */
  readonly sizes: number[];
  readonly leading: number;
  /** How much a second line counts against a name's place. */
  readonly costOfLine: number;
  width(text: string, size: number): number;
}

function lettering(file: string, tracking: number, rest: Omit<Lettering, 'width'>): Lettering {
  const font = opentype.parse(new Uint8Array(packageFile(file)).buffer);
  return { ...rest, width: (text, size) => font.getAdvanceWidth(text, size) + tracking * size * text.length };
}

export const LETTERING: Readonly<Record<'land' | 'sea', Lettering>> = {
  land: lettering('@fontsource/alegreya/files/alegreya-latin-700-normal.woff', 0.02, {
    sizes: [21, 19.5, 18, 17, 16, 15, 14, 13, 12, 11.5, 11, 10.5],
    leading: 0.98,
    costOfLine: 9,
  }),
  sea: lettering('@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff', 0.03, {
    sizes: [24, 22, 20, 18, 16.5, 15, 14, 13],
    leading: 1.02,
    costOfLine: 3,
  }),
};

/** The same, down to sizes for names that the board was not laid out for. */
export const SMALLER: Readonly<Record<'land' | 'sea', Lettering>> = {
  land: { ...LETTERING.land, sizes: [...LETTERING.land.sizes, 10, 9.5, 9, 8.5] },
  sea: LETTERING.sea,
};

/** The ways to set a name: in one line, or parted at a space. */
export function settings(name: string): string[][] {
  const words = name.split(' ');
  const inTwo = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return [[name], ...inTwo, ...(words.length === 3 ? [words] : [])];
}
