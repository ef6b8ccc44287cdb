import type { Coast, PowerId } from '../ids.ts';
import { madeOnce } from '../made-once.ts';
import type { Province, Variant } from '../map/variant.ts';
import { tokensOf } from './tokens.ts';
import { COAST_WORDS } from './words.ts';

/** A place as words name it. The coast is there when it is part of the word: `stpnc`. */
export interface Place {
  readonly province: Province;
  readonly coast?: Coast;
}

/** One word further along the names of a variant's places and powers. */
export interface LexiconNode {
  readonly next: Map<string, LexiconNode>;
  /** The places these words name: one, or several when they are short for several. Empty when they name none. */
  places: readonly Place[];
  rank: Rank;
  power?: PowerId;
}

/**
 * How good a reading is: an id beats a name, an abbreviation or an alias, and these beat words that merely begin a name.
 * So `NAP` is Naples, whatever else it may abbreviate.
 */
type Rank = 0 | 1 | 2 | 3;
const ID: Rank = 0;
const NAME: Rank = 1;
const BEGINNING: Rank = 2;
const NOTHING: Rank = 3;

export interface Lexicon {
  readonly root: LexiconNode;
  /** Every way to write a place in full, folded and without spaces: what a misspelling is compared with. */
  readonly spellings: readonly Spelling[];
}

export interface Spelling {
  readonly key: string;
  /** The full name in the set that it belongs to; the board's own for aliases. */
  readonly shown: string;
  readonly province: Province;
}

/** The words of a variant's places and powers. */
export const lexiconOf: (variant: Variant) => Lexicon = madeOnce(makeLexicon);

/** The words of a name as orders are read: `['mid', 'atlantic', 'ocean']`. */
export function wordsOf(name: string): string[] {
  return tokensOf(name.replaceAll('&', ' ')).flatMap((token) =>
    token.kind === 'word' || token.kind === 'number' ? [token.text] : [],
  );
}

/** Every name, abbreviation and alias of a province, without its id. */
function namesOf(province: Pick<Province, 'name' | 'abbreviation' | 'otherNames' | 'readAs'>): string[] {
  return [
    province.name,
    ...Object.values(province.otherNames).map((other) => other.name),
    province.abbreviation,
    ...Object.values(province.otherNames).map((other) => other.abbreviation),
    ...province.readAs,
  ];
}

function makeLexicon(variant: Variant): Lexicon {
  const root = newNode();
  const spellings: Spelling[] = [];
  for (const province of variant.provinces) {
    const place = { province };
    enter(root, [province.id.toLowerCase()], place, ID);
    for (const name of namesOf(province)) {
      const words = wordsOf(name);
      spellings.push({ key: words.join(''), shown: fullName(province, name), province });
      enter(root, words, place, NAME);
      enter(root, [words.join('')], place, NAME);
    }
    for (const word of [province.id, ...namesOf(province)]) {
      const key = wordsOf(word).join('');
      for (const coast of province.coasts) enter(root, [key + coast.toLowerCase()], { province, coast }, NAME);
    }
    for (const name of [province.name, ...Object.values(province.otherNames).map((other) => other.name)]) {
      for (const words of beginnings(wordsOf(name))) enter(root, words, place, BEGINNING);
    }
  }
  for (const power of variant.powers) {
    for (const name of [power.id, power.name, power.seatCode, ...power.readAs])
      enterPower(root, wordsOf(name), power.id);
  }
  return { root, spellings };
}

function fullName(province: Province, written: string): string {
  const sets = Object.values(province.otherNames);
  return sets.find((set) => set.name === written || set.abbreviation === written)?.name ?? province.name;
}

const newNode = (): LexiconNode => ({ next: new Map(), places: [], rank: NOTHING });

function nodeAt(root: LexiconNode, words: readonly string[]): LexiconNode {
  let node = root;
  for (const word of words) {
    const next = node.next.get(word) ?? newNode();
    node.next.set(word, next);
    node = next;
  }
  return node;
}

function enter(root: LexiconNode, words: readonly string[], place: Place, rank: Rank): void {
  const node = nodeAt(root, words);
  if (rank > node.rank) return;
  if (rank < node.rank) node.places = [place];
  else if (!node.places.some((other) => other.province === place.province)) node.places = [...node.places, place];
  node.rank = rank;
}

/** A power's word is not read as a place that it merely begins: “English” is not the Channel. */
function enterPower(root: LexiconNode, words: readonly string[], power: PowerId): void {
  const node = nodeAt(root, words);
  node.power = power;
  if (node.rank !== BEGINNING) return;
  node.places = [];
  node.rank = NOTHING;
}

/** Three letters or more of each of the first words of a name (`north atl`), or of all of it run together (`northatl`). */
function beginnings(words: readonly string[]): string[][] {
  const found: string[][] = [];
  let starts: string[][] = [[]];
  for (const word of words) {
    const shortened =
      word.length <= 3 ? [word] : Array.from({ length: word.length - 2 }, (_, i) => word.slice(0, i + 3));
    starts = starts.flatMap((start) => shortened.map((w) => [...start, w]));
    found.push(...starts.filter((start) => start.join('').length >= 3));
  }
  const joined = words.join('');
  for (let length = 3; length <= joined.length; length++) found.push([joined.slice(0, length)]);
  return found.filter((start) => !(start.length === 1 && COAST_WORDS.has(start[0] as string)));
}
