import { type Coast, type LocationId, locationAt, type PowerId } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import type { IssueCode } from './issues.ts';
import { type Lexicon, type LexiconNode, lexiconOf, type Place } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { COAST_BEFORE_SIDE, COAST_SIDES, COAST_WORDS, isCoastNoun, UNIT_WORDS, VERBS, type Verb } from './words.ts';

/** What stopped the reading, as token indices. `candidates` are readings that the words are short for. */
export interface Failure {
  readonly code: IssueCode;
  readonly from: number;
  readonly to: number;
  readonly candidates: readonly string[];
}

/** Where a name ends, and what it names. */
interface Named {
  readonly places: readonly Place[];
  readonly placeEnd: number;
  readonly power: PowerId | undefined;
  readonly powerEnd: number;
}

/** A place in the tokens of a line, and the look-ups that reading an order needs. Reading moves `at` on. */
export class Cursor {
  readonly variant: Variant;
  readonly tokens: readonly Token[];
  at = 0;
  failure: Failure | undefined;
  private readonly lexicon: Lexicon;
  // The name looked up last: reading asks for the same one several times.
  private lookedUpAt = -1;
  private lookedUp: Named = { places: [], placeEnd: 0, power: undefined, powerEnd: 0 };

  constructor(variant: Variant, tokens: readonly Token[]) {
    this.variant = variant;
    this.tokens = tokens;
    this.lexicon = lexiconOf(variant);
  }

  get done(): boolean {
    return this.at >= this.tokens.length;
  }

  kind(at = this.at): Token['kind'] | undefined {
    return this.tokens[at]?.kind;
  }

  /** The folded word at `at`; empty where there is none. */
  word(at = this.at): string {
    const token = this.tokens[at];
    return token?.kind === 'word' ? token.text : '';
  }

  verb(at = this.at): Verb | undefined {
    return VERBS.get(this.word(at));
  }

  /** Whether an order may end here: the line ends, or a separator stands here. */
  atEnd(at = this.at): boolean {
    const kind = this.kind(at);
    return kind === undefined || kind === 'break' || kind === 'comma' || kind === 'and';
  }

  /** Notes why reading stopped; the first note stays. */
  fail(code: IssueCode, from: number, to: number, candidates: readonly string[] = []): undefined {
    this.failure ??= { code, from, to, candidates };
    return undefined;
  }

  /** The longest name of a place, and the longest of a power, that begin at `at`. A dash may stand between words of a name. */
  named(at = this.at): Named {
    if (at !== this.lookedUpAt) {
      this.lookedUp = this.lookUp(at);
      this.lookedUpAt = at;
    }
    return this.lookedUp;
  }

  private lookUp(at: number): Named {
    let node: LexiconNode | undefined = this.lexicon.root;
    let end = at;
    let places: readonly Place[] = [];
    let placeEnd = at;
    let power: PowerId | undefined;
    let powerEnd = at;
    while (true) {
      const here: Token | undefined = this.tokens[end];
      const dashed = end > at && here?.kind === 'arrow' && here.text === '-';
      const word = this.word(dashed ? end + 1 : end);
      node = word === '' ? undefined : node.next.get(word);
      if (node === undefined) return { places, placeEnd, power, powerEnd };
      end += dashed ? 2 : 1;
      if (node.places.length > 0) {
        places = node.places;
        placeEnd = end;
      }
      if (node.power !== undefined) {
        power = node.power;
        powerEnd = end;
      }
    }
  }

  /** Whether a place is named at `at`, alone or among several. */
  isPlace(at = this.at): boolean {
    return this.named(at).places.length > 0;
  }

  /** Reads a place with its coast. A coast that the province has not fails; one where there are none is ignored (DATC 4.B.6). */
  readPlace(): LocationId | undefined {
    while (this.word() === 'the') this.at++;
    const start = this.at;
    const before = this.readCoastBefore();
    const { places, placeEnd } = this.named();
    const place = places[0];
    if (place === undefined) return this.failPlace(start);
    if (places.length > 1) {
      return this.fail(
        'ambiguous-place',
        this.at,
        placeEnd,
        places.map((p) => p.province.name),
      );
    }
    this.at = placeEnd;
    const coast = before ?? place.coast ?? this.readCoast();
    const { id, coasts } = place.province;
    if (coast === undefined || coasts.length === 0) return locationAt(id);
    if (!coasts.includes(coast)) {
      return this.fail(
        'unknown-coast',
        start,
        this.at,
        coasts.map((c) => locationAt(id, c)),
      );
    }
    return locationAt(id, coast);
  }

  /** “north coast of …” */
  private readCoastBefore(): Coast | undefined {
    const coast = COAST_SIDES.get(this.word());
    if (coast === undefined || this.word(this.at + 1) !== 'coast') return undefined;
    this.at += 2;
    while (this.word() === 'of' || this.word() === 'the') this.at++;
    return coast;
  }

  /** `/nc`, `-nc`, `nc`, `north coast`, `, north coast`, `côte nord`, and in brackets or after a slash besides `n`, `north`. */
  private readCoast(): Coast | undefined {
    const kind = this.kind();
    const enclosed = kind === 'open' || kind === 'slash';
    const dashed = kind === 'arrow' && this.tokens[this.at]?.text === '-';
    const start = enclosed || dashed || kind === 'comma' ? this.at + 1 : this.at;
    const word = this.word(start);
    const next = this.word(start + 1);
    const exact = COAST_WORDS.get(word);
    const isTurned = word === COAST_BEFORE_SIDE;
    const side = COAST_SIDES.get(isTurned ? next : word);
    if (this.word(start + 2) === 'of') return undefined;
    if (exact !== undefined) this.at = start + 1;
    else if (side !== undefined && (isTurned || next === 'coast' || (enclosed && isCoastNoun(next))))
      this.at = start + 2;
    else if (side !== undefined && enclosed) this.at = start + 1;
    else return undefined;
    if (kind === 'open' && this.kind() === 'close') this.at++;
    return exact ?? side;
  }

  private failPlace(start: number): undefined {
    if (this.atEnd(start) || this.kind(start) === 'arrow') return this.fail('unfinished-order', start, start);
    let end = start + 1;
    while (
      this.kind(end) === 'word' &&
      this.verb(end) === undefined &&
      !UNIT_WORDS.has(this.word(end)) &&
      !this.isPlace(end)
    )
      end++;
    return this.fail('unknown-place', start, end);
  }
}
