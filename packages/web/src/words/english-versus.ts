/** What is said, in English, where two sets of orders are compared. */
import { capital, counted } from './counting.ts';

export const ENGLISH_VERSUS = {
  whatIf: 'What if …',
  whatIfAbout: 'Keeps these orders as A, and opens a copy as B to change.',
  begun: 'The orders are kept as A. B is open: change what you like, then compare.',
  sets: 'Set of orders',
  set: (letter: 'A' | 'B') => `Orders ${letter}`,
  compare: 'Compare',
  title: 'What differs',
  differing: (n: number, of: number) => `${n} of ${counted(of, 'line')}`,
  none: 'Both sets come to the same. Open B and change an order.',
  order: 'Order',
  column: (letter: 'A' | 'B') => letter,
  noLine: 'nothing',
  after: 'And so, afterwards',
  centres: (power: string) => `Centres, ${power}`,
  bishopOf: (see: string) => `Bishop of ${see}`,
  ofPower: (power: string) => `for ${power}`,
  asBefore: 'as before',
  same: (n: number) => `${capital(counted(n, 'line'))} ${n === 1 ? 'ends' : 'end'} the same`,
  rings: 'Rings show where B differs.',
  caption: (letter: 'A' | 'B') => (letter === 'A' ? 'The orders kept' : 'What if'),
  shown: 'Map shown',
  map: (letter: 'A' | 'B') => `Map ${letter}`,
  keep: (letter: 'A' | 'B') => `Play on with ${letter}`,
  keepAbout: 'The other set is put away. Undo brings it back.',
} as const;
