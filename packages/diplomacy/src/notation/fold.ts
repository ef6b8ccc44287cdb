const MARKS = /\p{M}+/gu;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const SPECIAL = /[ßæœøłđðþı]/g;
const APOSTROPHES = /['’ʼ`´]/g;
const GENITIVE = /['’ʼ`´]s$/;

/** `word` as it is looked up: lower case, without diacritics and apostrophes; a genitive `’s` is dropped. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .replace(GENITIVE, '')
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] as string);
}

const PLAIN = /^[a-z0-9]*$/;
