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
}

/** A line that could not be read; it stays in the box. */
export interface UnreadLine {
  readonly kind: 'unread';
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly issue: SheetIssue;
}

export interface DraftSheet {
  /** In the order in which they stand. */
  readonly lines: readonly (ReadLine | UnreadLine)[];
  /** The outcome of the read lines alone, from which the reasons are told. */
  readonly outcome: PhaseResult;
}

export function readDraft(variant: Variant, stage: Stage, text: string): DraftSheet {
  const { lines, issues } = parseSheet<BoardPhase>(variant, stage.phase, text);
  const given = lines.map((line): Given<Order> => ({ power: powerOf(variant, stage, line), order: line.order }));
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
    };
  });
  const unread = issues.map(
    (issue): UnreadLine => ({ kind: 'unread', line: issue.line, column: issue.column, text: issue.text.trim(), issue }),
  );
  return { lines: [...read, ...unread].sort((a, b) => a.line - b.line || a.column - b.column), outcome };
}

/** The heading's power, else the unit's; an order for nobody's unit is anybody's. */
function powerOf(variant: Variant, stage: Stage, line: SheetLine): PowerId {
  const homeOf = (province: string) => variant.provinceById.get(province)?.homeOf;
  return line.power ?? powerOfOrder(stage, line.order, homeOf) ?? (variant.powers[0]?.id as PowerId);
}

/** The stage with every line of the draft that was read. An order for a unit replaces the one it had. */
export function takeDraft(variant: Variant, stage: Stage, { lines }: DraftSheet): Stage {
  const taken = lines.flatMap((line) => (line.kind === 'read' && !line.isSuperseded ? [line.given] : []));
  const subjects = new Set(taken.map(({ order }) => subjectOf(order)));
  const waiving = new Set(taken.filter(({ order }) => order.kind === 'waive').map(({ power }) => power));
  const kept = stage.orders.filter(({ power, order }) =>
    order.kind === 'waive' ? !waiving.has(power) : !subjects.has(subjectOf(order)),
  );
  const units: readonly Unit[] = stage.phase === 'retreat' ? stage.dislodged : stage.units;
  const filled = taken.map(({ power, order }) => ({ power, order: normaliseOrder(variant, units, order) }));
  return { ...stage, orders: [...kept, ...filled] };
}

/** What stays in the box: the lines that could not be read, as they were written. */
export function leftOver({ lines }: DraftSheet): string {
  return lines.flatMap((line) => (line.kind === 'unread' ? [line.text] : [])).join('\n');
}
