import { createRequire } from 'node:module';

const fonts = createRequire(import.meta.url);
/** The faces of the pages, whole: Latin, Greek and Cyrillic letters are all in them. */
export const FACES = {
  plain: fonts.resolve('@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf'),
  italic: fonts.resolve('@expo-google-fonts/alegreya/400Regular_Italic/Alegreya_400Regular_Italic.ttf'),
  bold: fonts.resolve('@expo-google-fonts/alegreya/700Bold/Alegreya_700Bold.ttf'),
} as const;

export interface Style {
  readonly face?: keyof typeof FACES;
  readonly size?: number;
  readonly soft?: boolean;
  readonly after?: number;
  readonly align?: 'left' | 'center';
}

/** Letters that the faces have: whatever else somebody wrote is told of by three dots. */
const FOREIGN =
  /(?:[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{Z}\s+<=>|~^$€£%°]|[\uFE00-\uFE0F])+/gu;

/** The words as they can be set. The narrow space before « ; » is in none of the faces: one that does not break stands for it. */
export const known = (words: string): string => words.replaceAll('\u202f', '\u00a0').replaceAll(FOREIGN, '…');
