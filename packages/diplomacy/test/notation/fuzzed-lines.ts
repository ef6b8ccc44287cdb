import { RENAISSANCE, STANDARD } from '../../src/index.ts';

/** Numbers that look random, the same for the same seed: the rest of the line is made of them. */
export function* numbers(seed: number): Generator<number, never> {
  let state = seed >>> 0;
  while (true) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}

const NAMES = [...STANDARD.provinces, ...RENAISSANCE.provinces].flatMap((p) => [
  p.id,
  p.name,
  p.abbreviation,
  ...p.readAs,
]);
const POWERS = [...STANDARD.powers, ...RENAISSANCE.powers].flatMap((p) => [p.name, p.seatCode, ...p.readAs]);
const WORDS =
  'A F army fleet the a of from to moves attacks S supports hold H holds C convoys con via convoy by retreat R D disband remove build B waive W and north south coast nc sc ec n 2 17 orders fall 1454 depose Pope'.split(
    ' ',
  );
const SIGNS = [
  ...'-–—→>/\\()[]{},;.:#*|&+!?"\'’_=~@%$\t\0\u00a0\u200b\u202e\ufeff',
  '->',
  '//',
  '  ',
  ' - ',
  '\n',
  '\r\n',
  '🙂',
  'é',
  'ß',
  '\ud800',
  'ﬁ',
  'e\u0301',
];

/** A line of names, words and signs thrown together, some of them cut or doubled; now and then a long one. */
export function fuzzedLine(random: Iterator<number, never>): string {
  const next = () => random.next().value;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const piece = () => {
    const kind = next();
    if (kind < 0.4) return pick(NAMES);
    if (kind < 0.45) return pick(POWERS);
    if (kind < 0.75) return pick(WORDS);
    if (kind < 0.95) return pick(SIGNS);
    return String.fromCodePoint(Math.floor(next() * 0x2fff));
  };
  const length = next() < 0.01 ? Math.floor(next() * 300) : 1 + Math.floor(next() * 12);
  let line = '';
  for (let i = 0; i < length; i++) {
    const text = piece();
    const cut = next() < 0.1 ? text.slice(0, Math.floor(next() * (text.length + 1))) : text;
    line += cut + (next() < 0.8 ? ' ' : '');
  }
  return line;
}
