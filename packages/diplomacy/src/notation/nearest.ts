import type { Province, Variant } from '../map/variant.ts';
import type { Order } from '../orders.ts';
import type { BoardPhase } from '../position.ts';
import { distance } from './distance.ts';
import { fold } from './fold.ts';
import { lexiconOf, wordsOf } from './lexicon.ts';
import { printOrder } from './print.ts';
import { type FailedPart, readLine } from './read-line.ts';

const MOST_READINGS = 4;
/** Longer words are no misspelt name. */
const LONGEST_WORD = 30;

const VERB_WORDS: readonly string[] = [
  'holds',
  'hold',
  'moves',
  'supports',
  'support',
  'convoys',
  'convoy',
  'retreats',
  'disbands',
  'via',
];
const FIRST_WORDS: Readonly<Record<BoardPhase, readonly string[]>> = {
  movement: ['Army', 'Fleet'],
  retreat: ['Army', 'Fleet', 'Disband'],
  adjustment: ['Army', 'Fleet', 'Build', 'Disband', 'Remove', 'Waive'],
};
/** How a unit alone may have been meant to go on. */
const ENDINGS: Readonly<Record<BoardPhase, readonly string[]>> = {
  movement: [' H'],
  retreat: [' D'],
  adjustment: [' B', ' D'],
};

/** What a part that could not be read may have meant: for its words at fault, and as a whole order. */
export function nearestTo(
  variant: Variant,
  phase: BoardPhase,
  line: string,
  part: FailedPart,
): { nearest: readonly string[]; repairs: readonly string[] } {
  const { failure } = part;
  const token = line.slice(failure.start, failure.end);
  const before = line.slice(part.start, failure.start);
  const after = line.slice(failure.end, part.end);
  const orders = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => printed(variant, phase, text)))];
  const replaced = (nearest: readonly string[]) => ({
    nearest,
    repairs: orders(nearest.map((word) => before + word + after)),
  });
  switch (failure.code) {
    case 'unknown-place':
      return replaced(
        [...likeWords(token, before === '' ? FIRST_WORDS[phase] : []), ...likePlaces(variant, token)].slice(
          0,
          MOST_READINGS,
        ),
      );
    case 'ambiguous-place':
    case 'unknown-coast':
      return replaced(failure.candidates.slice(0, MOST_READINGS));
    case 'unreadable': {
      const like = replaced(likeWords(token, VERB_WORDS).slice(0, MOST_READINGS));
      return like.repairs.length > 0
        ? like
        : { nearest: like.nearest, repairs: orders([before, `${before}- ${token}${after}`]) };
    }
    case 'unfinished-order':
      return {
        nearest: [],
        repairs: /[\p{L}\p{N})]$/u.test(token) ? orders(ENDINGS[phase].map((ending) => token + ending)) : [],
      };
    case 'not-this-phase':
      return { nearest: [], repairs: orders([token.replace(/\s(?:r|retreats?(?:\s+to)?)\s/i, ' - ')]) };
    default:
      return { nearest: [], repairs: [] };
  }
}

/** The order that a text is, printed; none when it is not exactly one. */
function printed(variant: Variant, phase: BoardPhase, text: string): string[] {
  const { parts } = readLine(variant, phase, text, { power: undefined, verb: undefined });
  const orders: Order[] = [];
  for (const part of parts) {
    if ('failure' in part) return [];
    orders.push(...part.orders);
  }
  return orders.length === 1 ? orders.map(printOrder) : [];
}

const mostMistakes = (word: string) => (word.length <= 5 ? 1 : word.length <= 8 ? 2 : 3);

/** A reading, and how far from it the writing is. Of several for one `meaning` the nearest is shown. */
interface Reading {
  readonly shown: string;
  readonly meaning: string;
  readonly mistakes: number;
}

function likeWords(token: string, words: readonly string[]): string[] {
  const written = fold(token);
  if (written.length < 3 || written.length > LONGEST_WORD) return [];
  const most = Math.min(mostMistakes(written), 2);
  return nearestFirst(
    words.map((word) => ({ shown: word, meaning: word, mistakes: distance(written, word.toLowerCase(), most) })),
    most,
  );
}

/** The names of places spelt like `token`, by what one would write instead. */
function likePlaces(variant: Variant, token: string): string[] {
  const written = wordsOf(token).join('');
  if (written.length < 2 || written.length > LONGEST_WORD) return [];
  const most = mostMistakes(written);
  const found = lexiconOf(variant).spellings.map(({ key, written: spelling, province }) => ({
    shown: fullName(province, spelling),
    meaning: province.id,
    // An equal number of mistakes after the same first letter is the better guess.
    mistakes: distance(written, key, most) + (key[0] === written[0] ? 0 : 0.5),
  }));
  return nearestFirst(found, most + 0.5);
}

/** The full name in the set that a spelling belongs to; the board's own for aliases. */
function fullName(province: Province, spelling: string): string {
  const other = Object.values(province.otherNames).find(
    (set) => set.name === spelling || set.abbreviation === spelling,
  );
  return other?.name ?? province.name;
}

function nearestFirst(readings: readonly Reading[], most: number): string[] {
  const best = new Map<string, Reading>();
  for (const reading of readings) {
    const known = best.get(reading.meaning);
    if (reading.mistakes <= most && (known === undefined || reading.mistakes < known.mistakes)) {
      best.set(reading.meaning, reading);
    }
  }
  return [...best.values()].sort((a, b) => a.mistakes - b.mistakes).map((reading) => reading.shown);
}
