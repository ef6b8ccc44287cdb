import type { PowerId } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import type { Order } from '../orders.ts';
import type { BoardPhase } from '../position.ts';
import { withoutRemarks } from './brackets.ts';
import { Cursor, type Failure } from './cursor.ts';
import { headingAt } from './headings.ts';
import { orderIn } from './phases.ts';
import { readOrder } from './read-order.ts';
import { nationalityEnd, powerBeforeVerb } from './read-unit.ts';
import type { SharedVerb } from './statement.ts';
import { type Token, tokensOf } from './tokens.ts';
import { UNIT_WORDS, VERBS } from './words.ts';

/** What headings have said so far: whose orders follow, and what bare units are to do. */
export interface Headed {
  readonly power: PowerId | undefined;
  readonly verb: SharedVerb | undefined;
}

/** A part of a line, by offsets. */
interface Span {
  readonly start: number;
  readonly end: number;
}

export interface OrderPart extends Span {
  readonly order: Order;
  /** “Waives 2 builds” says its order twice. */
  readonly times: number;
  readonly power: PowerId | undefined;
}

/** What could not be read. */
export interface FailedPart extends Span {
  readonly failure: PartFailure;
}

export type Part = OrderPart | FailedPart;

/** `start` and `end` are those of the words at fault. */
export interface PartFailure extends Span, Pick<Failure, 'code' | 'candidates'> {}

export interface ReadLine {
  readonly parts: readonly Part[];
  /** What holds for the lines that follow. */
  readonly headed: Headed;
}

/** Reads the orders of one line, and what its headings say. */
export function readLine(variant: Variant, phase: BoardPhase, line: string, headed: Headed): ReadLine {
  const tokens = withoutRemarks(tokensOf(line));
  if (tokens.length === 0) return { parts: [], headed: headingInComment(variant, line) ?? headed };
  const cursor = new Cursor(variant, tokens);
  const parts: Part[] = [];
  let now = headed;
  let shared = headed.verb;
  let leader = headed.power;
  skipToOrder(cursor);
  while (!cursor.done) {
    const heading = headingAt(cursor);
    if (heading !== undefined) {
      cursor.at = heading.end;
      now = { power: heading.power ?? now.power, verb: heading.verb };
      shared = heading.verb;
      leader = now.power;
      skipToOrder(cursor);
      continue;
    }
    const start = cursor.at;
    const read = readOrder(cursor, shared);
    const order = read && orderIn(phase, read.statement);
    if (read !== undefined && !endsWell(cursor)) cursor.fail('unreadable', cursor.at, endOfFailure(cursor, cursor.at));
    else if (read !== undefined && order === undefined) cursor.fail('not-this-phase', start, cursor.at);
    if (cursor.failure !== undefined) {
      const end = endOfFailure(cursor, cursor.at);
      parts.push(failedPart(cursor, start, end, cursor.failure));
      cursor.failure = undefined;
      cursor.at = end;
    } else if (read !== undefined && order !== undefined) {
      const { start: from, end } = span(tokens, start, cursor.at);
      const times = read.statement.kind === 'waive' ? read.statement.count : 1;
      leader = read.leader ?? leader;
      parts.push({ start: from, end, order, times, power: read.power ?? leader });
      shared = read.leading ?? shared;
    }
    skipToOrder(cursor);
  }
  return { parts: joinUnlike(parts), headed: now };
}

/** A comment that is nothing but a power's heading counts as one: `## France` is how some write headings. */
function headingInComment(variant: Variant, line: string): Headed | undefined {
  const text = /^\s*#+(.*)$/.exec(line)?.[1];
  if (text === undefined) return undefined;
  const cursor = new Cursor(variant, withoutRemarks(tokensOf(text)));
  const heading = headingAt(cursor);
  return heading?.power === undefined ? undefined : heading;
}

/** Separators, numbering, bullets and rules before an order. A single dash alone on the line is left: it is an unfinished order. */
function skipToOrder(cursor: Cursor): void {
  const first = cursor.at === 0;
  while (!cursor.done) {
    const kind = cursor.kind();
    if (kind === 'word' || kind === 'open' || kind === 'close') return;
    if (first && kind === 'arrow' && cursor.tokens.length === 1 && cursor.tokens[0]?.text === '-') return;
    cursor.at++;
  }
}

/** Whether another order, or nothing, follows. Without a separator an order begins with “army”, “fleet”, “build” or “remove”, or with a power before one of them. */
function endsWell(cursor: Cursor): boolean {
  while (cursor.kind() === 'other') cursor.at++;
  if (cursor.atEnd()) return true;
  if (cursor.kind() === 'number') return UNIT_WORDS.has(cursor.word(cursor.at + 1));
  const word = cursor.word();
  const verb = VERBS.get(word);
  if (word.length > 1 && (verb === 'build' || verb === 'disband')) return true;
  if (UNIT_WORDS.has(word)) return cursor.isPlace(cursor.at + 1);
  if (powerBeforeVerb(cursor) !== undefined) return true;
  const nationality = nationalityEnd(cursor);
  return nationality !== undefined && UNIT_WORDS.has(cursor.word(nationality));
}

/** The end of what cannot be read: the next comma, semicolon or line end. */
function endOfFailure(cursor: Cursor, from: number): number {
  let end = from;
  while (end < cursor.tokens.length && cursor.kind(end) !== 'comma' && cursor.kind(end) !== 'break') end++;
  return end;
}

function span(tokens: readonly Token[], from: number, to: number): Span {
  const first = tokens[Math.min(from, tokens.length - 1)];
  const last = tokens[Math.max(Math.min(to, tokens.length) - 1, 0)];
  return { start: first?.start ?? 0, end: Math.max(last?.end ?? 0, first?.end ?? 0) };
}

function failedPart(cursor: Cursor, from: number, to: number, failure: Failure): FailedPart {
  const whole = span(cursor.tokens, from, to);
  if (!looksLikeOrder(cursor, from, to))
    return { ...whole, failure: { ...whole, code: 'not-an-order', candidates: [] } };
  const named = failure.code === 'unfinished-order' || failure.code === 'not-this-phase';
  const fault =
    named || (failure.from === from && cursor.kind(from) === 'arrow')
      ? whole
      : span(cursor.tokens, failure.from, failure.to);
  return { ...whole, failure: { ...fault, code: failure.code, candidates: failure.candidates } };
}

/** Whether the words are at least like an order: an arrow, “army”, “fleet” or “waive” first, or a place with a verb. */
function looksLikeOrder(cursor: Cursor, from: number, to: number): boolean {
  if (UNIT_WORDS.has(cursor.word(from)) || cursor.kind(from) === 'arrow' || cursor.verb(from) === 'waive') return true;
  let place = false;
  let says = false;
  for (let at = from; at < to; at++) {
    if (cursor.kind(at) === 'arrow') return true;
    says ||= cursor.verb(at) !== undefined || (UNIT_WORDS.has(cursor.word(at)) && cursor.isPlace(at + 1));
    place ||= cursor.isPlace(at);
  }
  return place && (says || to - from === 1);
}

/** Neighbouring parts that are nothing like an order become one: a sentence with commas is one thing not understood. */
function joinUnlike(parts: readonly Part[]): readonly Part[] {
  if (parts.length < 2) return parts;
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && isUnlike(last) && isUnlike(part)) {
      const whole = { start: last.start, end: part.end };
      joined[joined.length - 1] = { ...whole, failure: { ...whole, code: 'not-an-order', candidates: [] } };
    } else joined.push(part);
  }
  return joined;
}

const isUnlike = (part: Part) => 'failure' in part && part.failure.code === 'not-an-order';
