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

/** Forms of orders; a small letter stands for a name, a sign or a unit. */
const FORMS = [
  'u - n',
  'u H',
  'u S u',
  'u S u - n',
  'u C u - n',
  'u - n via convoy',
  'u moves to n',
  'u supports u to n',
  'u convoys u to n',
  'u - n (via convoy)',
  'u/c - n/c',
  'u R n',
  'u D',
  'u B',
  'Build u, u',
  'Remove u',
  'Waive',
  'p: u - n; u H, u S u',
  '2. u - n # w',
];

/**
 * A line of anything: names, words and signs thrown together, or an order with a few characters changed; now and then a long
 * one.
 */
export function fuzzedLine(random: Iterator<number, never>): string {
  const next = () => random.next().value;
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const piece = () => {
    const kind = next();
    if (kind < 0.4) return pick(NAMES);
    if (kind < 0.45) return pick(POWERS);
    if (kind < 0.75) return pick(WORDS);
    if (kind < 0.95) return pick(SIGNS);
    return String.fromCodePoint(below(0x2fff));
  };
  const scraps = (count: number) => {
    let line = '';
    for (let i = 0; i < count; i++) {
      const text = piece();
      line += (next() < 0.1 ? text.slice(0, below(text.length + 1)) : text) + (next() < 0.8 ? ' ' : '');
    }
    return line;
  };
  const order = () =>
    pick(FORMS).replace(/\b[unpcw]\b/g, (letter) => {
      if (letter === 'u') return `${pick(['A', 'F', 'Army', 'Fleet', ''])} ${pick(NAMES)}`;
      if (letter === 'n') return pick(NAMES);
      if (letter === 'p') return pick(POWERS);
      return letter === 'c' ? pick(['nc', 'sc', 'ec']) : pick(WORDS);
    });
  if (next() < 0.4) return scraps(next() < 0.01 ? below(300) : 1 + below(12));
  let line = order();
  for (let changes = below(4); changes > 0; changes--) {
    const at = below(line.length + 1);
    const inserted = next() < 0.5 ? '' : pick([piece(), pick([...line, ' '])]);
    line = line.slice(0, at) + inserted + line.slice(at + below(3));
  }
  return line;
}
