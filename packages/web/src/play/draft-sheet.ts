/** A pasted or typed sheet, read line by line against the stage. */
import {
  type BoardPhase,
  type Given,
  normaliseOrder,
  type Order,
  type PowerId,
  parseSheet,
  type SheetIssue,
  type SheetLine,
  type Unit,
  type Variant,
} from '@defensor/diplomacy';
import { asRead } from '../map/read-names.ts';
import { type PhaseResult, resolveWith } from './resolve.ts';
import { powerOfOrder, subjectOf } from './sheet.ts';
import type { Stage } from './stage.ts';

/** A line that was read. `index` is its place in `outcome`, which says whether it is possible. */
export interface ReadLine {
  readonly kind: 'read';
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly given: Given<Order>;
  readonly index: number;
  readonly isPossible: boolean;
  /** An earlier line of the sheet is for the same unit and counts instead. */
  readonly isSuperseded: boolean;
  /** It is for a unit of another power than the one whose orders are written. */
  readonly isForeign: boolean;
}

/** A line that could not be read; it stays in the box. */
export interface UnreadLine {
  readonly kind: 'unread';
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly issue: SheetIssue;
}

export type DraftLine = ReadLine | UnreadLine;

export interface DraftSheet {
  /** In the order in which they stand. */
  readonly lines: readonly DraftLine[];
  /** The outcome of the read lines alone, from which the reasons are told. */
  readonly outcome: PhaseResult;
  /** What comes after the part that was read, as it is written; empty where all was. */
  readonly rest: string;
}

/** So much is read at once: everyone's orders of a turn many times over. */
const MOST_LINES = 300;
const MOST_LETTERS = 20_000;

/** Reads a text. `only` is the power whose orders are written; without it everybody’s are. */
export function readDraft(variant: Variant, stage: Stage, text: string, only?: PowerId): DraftSheet {
  const [part, rest] = firstPart(text);
  const { lines, issues } = parseSheet<BoardPhase>(asRead(variant), stage.phase, part);
  const given = lines.map((line): Given<Order> => ({ power: powerOf(variant, stage, line, only), order: line.order }));
  const outcome = resolveWith(variant, stage, given);
  const read = lines.map((line, index): ReadLine => {
    const { result, cause } = outcome.result.orders[index] ?? {};
    return {
      kind: 'read',
      line: line.line,
      column: line.column,
      text: line.text.trim(),
      given: given[index] as Given<Order>,
      index,
      isPossible: result !== 'illegal',
      isSuperseded: cause?.code === 'superseded',
      isForeign: only !== undefined && given[index]?.power !== only,
    };
  });
  const unread = issues.map(
    (issue): UnreadLine => ({ kind: 'unread', line: issue.line, column: issue.column, text: issue.text.trim(), issue }),
  );
  return { lines: [...read, ...unread].sort((a, b) => a.line - b.line || a.column - b.column), outcome, rest };
}

/** The part of the text that is read at once, in whole lines where it can be, and what follows. */
function firstPart(text: string): [part: string, rest: string] {
  const head = text.slice(0, MOST_LETTERS);
  const lines = head.split('\n');
  const isAll = head.length === text.length;
  if (isAll && lines.length <= MOST_LINES) return [text, ''];
  const whole = lines.slice(0, Math.min(MOST_LINES, isAll ? lines.length : lines.length - 1));
  const end = whole.length > 0 ? whole.join('\n').length + 1 : head.lastIndexOf(',') + 1 || head.length;
  return [text.slice(0, end), text.slice(end)];
}

/** The heading's power, else the unit's; an order for nobody's unit is anybody's. */
function powerOf(variant: Variant, stage: Stage, line: SheetLine, only: PowerId | undefined): PowerId {
  const homeOf = (province: string) => variant.provinceById.get(province)?.homeOf;
  return line.power ?? powerOfOrder(stage, line.order, homeOf) ?? only ?? (variant.powers[0]?.id as PowerId);
}

/** Whether a line is written down: it was read, and no other counts instead. */
export const isTaken = (line: DraftLine): boolean => line.kind === 'read' && !line.isSuperseded && !line.isForeign;

/** Whether a line stays in the box when the others are written down. */
export const isLeft = (line: DraftLine): boolean => line.kind === 'unread' || line.isForeign;

/** The stage with every line of the draft that was read. An order for a unit replaces the one it had. */
export function takeDraft(variant: Variant, stage: Stage, { lines }: DraftSheet): Stage {
  const taken = lines.flatMap((line) => (line.kind === 'read' && isTaken(line) ? [line.given] : []));
  const subjects = new Set(taken.map(({ order }) => subjectOf(order)));
  const waiving = new Set(taken.filter(({ order }) => order.kind === 'waive').map(({ power }) => power));
  const kept = stage.orders.filter(({ power, order }) =>
    order.kind === 'waive' ? !waiving.has(power) : !subjects.has(subjectOf(order)),
  );
  const units: readonly Unit[] = stage.phase === 'retreat' ? stage.dislodged : stage.units;
  const filled = taken.map(({ power, order }) => ({ power, order: normaliseOrder(variant, units, order) }));
  return withoutEndlessWaives(variant, { ...stage, orders: [...kept, ...filled] });
}

/** More builds than there are centres are nobody's to waive. */
function withoutEndlessWaives(variant: Variant, stage: Stage): Stage {
  const waives = new Map<PowerId, number>();
  const orders = stage.orders.filter(({ power, order }) => {
    if (order.kind !== 'waive') return true;
    const count = (waives.get(power) ?? 0) + 1;
    waives.set(power, count);
    return count <= variant.supplyCentres.length;
  });
  return { ...stage, orders };
}

/** What stays in the box: the lines that could not be read, as they were written, and what was not read at all. */
export function leftOver({ lines, rest }: DraftSheet): string {
  const unread = lines.flatMap((line) => (isLeft(line) ? [line.text] : []));
  return [...unread, ...(rest === '' ? [] : [rest])].join('\n');
}

/** So many lines are drawn: those with something wrong first, then the others, each in its place. */
const MOST_DRAWN = 40;

/** The lines to draw with their verdicts, and how many more there are of either kind. */
export function drawnLines({ lines }: DraftSheet): {
  readonly drawn: readonly DraftLine[];
  readonly more: { readonly read: number; readonly unread: number };
} {
  const byNeed = [...lines].sort((one, other) => needOf(other) - needOf(one));
  const chosen = new Set(byNeed.slice(0, MOST_DRAWN));
  const left = lines.filter((line) => !chosen.has(line));
  const unread = left.filter(({ kind }) => kind === 'unread').length;
  return { drawn: lines.filter((line) => chosen.has(line)), more: { read: left.length - unread, unread } };
}

/** How much a line needs to be looked at: what was not read before what cannot be, that before what a later line replaced. */
function needOf(line: DraftLine): number {
  if (isLeft(line) || line.kind === 'unread') return 3;
  if (line.isPossible) return 0;
  return line.isSuperseded ? 1 : 2;
}
