import type { Variant } from '../map/variant.ts';
import type { BoardPhase } from '../position.ts';
import { distance } from './distance.ts';
import { fold } from './fold.ts';
import { lexiconOf, wordsOf } from './lexicon.ts';
import { printOrder } from './print.ts';
import { type FailedPart, readLine } from './read-line.ts';

const MOST_READINGS = 4;

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
    case 'not-an-order':
    case 'several-orders':
      return { nearest: [], repairs: [] };
  }
}

/** The order that a text is, printed; none when it is not exactly one. */
function printed(variant: Variant, phase: BoardPhase, text: string): string[] {
  const [part, another] = readLine(variant, phase, text, { power: undefined, verb: undefined }).parts;
  if (part === undefined || another !== undefined || 'failure' in part || part.times > 1) return [];
  return [printOrder(part.order)];
}

const mostMistakes = (word: string) => (word.length <= 5 ? 1 : word.length <= 8 ? 2 : 3);

function likeWords(token: string, words: readonly string[]): string[] {
  const written = fold(token);
  if (written.length < 3) return [];
  const most = Math.min(mostMistakes(written), 2);
  const nearest = new NearestReadings();
  for (const word of words) nearest.offer(word, word, distance(written, word.toLowerCase(), most), most);
  return nearest.shown();
}

/** The names of places spelt like `token`, by what one would write instead. */
function likePlaces(variant: Variant, token: string): string[] {
  const written = wordsOf(token).join('');
  if (written.length < 2) return [];
  const most = mostMistakes(written);
  const nearest = new NearestReadings();
  for (const { key, shown, province } of lexiconOf(variant).spellings) {
    const mistakes = distance(written, key, most);
    if (mistakes > most) continue;
    // Of as many mistakes, those after the same first letter are the better guess.
    nearest.offer(province.id, shown, mistakes + (key[0] === written[0] ? 0 : 0.5), most + 0.5);
  }
  return nearest.shown();
}

/** Readings with the number of mistakes that each supposes. Of several for one meaning the nearest is shown. */
class NearestReadings {
  private readonly best = new Map<string, { shown: string; mistakes: number }>();

  offer(meaning: string, shown: string, mistakes: number, most: number): void {
    const known = this.best.get(meaning);
    if (mistakes <= most && (known === undefined || mistakes < known.mistakes))
      this.best.set(meaning, { shown, mistakes });
  }

  shown(): string[] {
    return [...this.best.values()].sort((a, b) => a.mistakes - b.mistakes).map(({ shown }) => shown);
  }
}
