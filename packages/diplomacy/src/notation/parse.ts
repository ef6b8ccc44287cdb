import type { PowerId } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import type { Order } from '../orders.ts';
import type { BoardPhase } from '../position.ts';
import type { SheetIssue } from './issues.ts';
import { nearestTo } from './nearest.ts';
import type { OrdersByPhase } from './phases.ts';
import { type FailedPart, type Headed, type OrderPart, readLine } from './read-line.ts';

/** An order of a sheet, and where it stands. Lines and columns count from 1. */
export interface SheetLine<O extends Order = Order> {
  readonly line: number;
  readonly column: number;
  /** As written. */
  readonly text: string;
  readonly order: O;
  /** Whose order it is, as a heading or a word before it says. */
  readonly power?: PowerId;
}

export interface ReadSheet<O extends Order = Order> {
  readonly lines: readonly SheetLine<O>[];
  readonly issues: readonly SheetIssue[];
}

export type ReadOrderText<O extends Order = Order> =
  | { readonly ok: true; readonly order: O; readonly power?: PowerId }
  | { readonly ok: false; readonly issues: readonly SheetIssue[] };

const NOTHING_HEADED: Headed = { power: undefined, verb: undefined };
const LINE_END = /\r\n|[\n\r\u2028\u2029\v\f]/;

/**
 * Reads a whole sheet as people write it: one order a line or several, with headings, numbering, remarks and mail quotes.
 *
 * Every order that can be read is in `lines`, and everything that cannot is in `issues`. Nothing is checked against a position.
 */
export function parseSheet<P extends BoardPhase>(
  variant: Variant,
  phase: P,
  text: string,
): ReadSheet<OrdersByPhase[P]> {
  const lines: SheetLine[] = [];
  const issues: SheetIssue[] = [];
  let headed = NOTHING_HEADED;
  text.split(LINE_END).forEach((line, index) => {
    const read = readLine(variant, phase, line, headed);
    headed = read.headed;
    for (const part of read.parts) {
      if ('failure' in part) issues.push(issueOf(variant, phase, line, index + 1, part));
      else for (let i = 0; i < part.times; i++) lines.push(lineOf(line, index + 1, part));
    }
  });
  return { lines: lines as SheetLine<OrdersByPhase[P]>[], issues };
}

/** Reads one order. Nothing is checked against a position. */
export function parseOrder<P extends BoardPhase>(
  variant: Variant,
  phase: P,
  text: string,
): ReadOrderText<OrdersByPhase[P]> {
  const { lines, issues } = parseSheet(variant, phase, text);
  const [first, second] = lines;
  if (issues.length > 0) return { ok: false, issues };
  if (first === undefined || second !== undefined) {
    const { line, column } = second ?? { line: 1, column: 1 };
    const code = first === undefined ? 'not-an-order' : 'several-orders';
    return {
      ok: false,
      issues: [{ line, column, token: text.trim(), code, nearest: [], repairs: [], text: text.trim() }],
    };
  }
  const { order, power } = first;
  return power === undefined ? { ok: true, order } : { ok: true, order, power };
}

function lineOf(text: string, line: number, { start, end, order, power }: OrderPart): SheetLine {
  const read = { line, column: start + 1, text: text.slice(start, end), order };
  return power === undefined ? read : { ...read, power };
}

function issueOf(variant: Variant, phase: BoardPhase, line: string, number: number, part: FailedPart): SheetIssue {
  const { failure } = part;
  return {
    line: number,
    column: failure.start + 1,
    token: line.slice(failure.start, failure.end),
    code: failure.code,
    ...nearestTo(variant, phase, line, part),
    text: line.slice(part.start, part.end),
  };
}
