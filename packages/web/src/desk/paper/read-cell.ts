import {
  adjustmentsDue,
  type Given,
  type Order,
  type PowerId,
  parseSheet,
  printOrder,
  provinceOf,
  type SheetIssue,
  type Unit,
  type Variant,
} from '@defensor/diplomacy';
import { asRead } from '../../map/read-names.ts';
import { resolveWith } from '../../play/resolve.ts';
import { powerOfOrder } from '../../play/sheet.ts';
import type { Stage } from '../../play/stage.ts';
import { deposingIn } from './read-deposing.ts';

/** A line of a power's paper: a unit, a build or removal that is due, or one more line. */
export interface PaperRow {
  readonly key: string;
  readonly kind: 'unit' | 'build' | 'removal' | 'more';
  readonly unit?: Unit;
}

/** What a cell was read as. `text` is what is filed: the order in its usual form, or the words as they were written. */
export type Reading =
  | { readonly kind: 'empty'; readonly text: '' }
  | { readonly kind: 'depose'; readonly text: string }
  | { readonly kind: 'read'; readonly text: string; readonly order: Order }
  | { readonly kind: 'foreign'; readonly text: string; readonly order: Order }
  | { readonly kind: 'unread'; readonly text: string; readonly issue: SheetIssue; readonly repair?: string };

/** The lines that a power's paper has in this phase, and one more. */
export function rowsFor(variant: Variant, stage: Stage, power: PowerId): readonly PaperRow[] {
  const more: PaperRow = { key: 'more', kind: 'more' };
  if (stage.phase === 'adjustment') {
    const due = adjustmentsDue(variant, stage.units, stage.owned).get(power) ?? 0;
    const kind = due > 0 ? 'build' : 'removal';
    return [...Array.from({ length: Math.abs(due) }, (_, n): PaperRow => ({ key: `${kind} ${n}`, kind })), more];
  }
  const units: readonly Unit[] = stage.phase === 'retreat' ? stage.dislodged : stage.units;
  const own = units.filter((unit) => unit.power === power);
  return [...own.map((unit): PaperRow => ({ key: unit.id, kind: 'unit', unit })), more];
}

/**
 * Reads what stands in a cell. Of a unit's own line the unit may be left out: “H”, “Bur”, “S A Par – Bur”.
 */
export function readCell(variant: Variant, stage: Stage, power: PowerId, row: PaperRow, written: string): Reading {
  const words = written.trim();
  if (words === '') return { kind: 'empty', text: '' };
  if (stage.phase === 'movement' && deposingIn(variant, words).words !== undefined)
    return { kind: 'depose', text: words };
  const attempts = attemptsFor(row, words).map((text) => parseSheet(asRead(variant), stage.phase, text));
  const isAlone = ({ lines, issues }: (typeof attempts)[number]) => lines.length === 1 && issues.length === 0;
  const order = attempts.find(isAlone)?.lines[0]?.order;
  if (order !== undefined) {
    const owner = powerOfOrder(stage, order, (province) => variant.provinceById.get(province)?.homeOf);
    return owner === undefined || owner === power
      ? { kind: 'read', text: printOrder(order), order }
      : { kind: 'foreign', text: words, order };
  }
  const issues = attempts.flatMap((attempt) => attempt.issues).reverse();
  const first = issues.find(({ repairs }) => repairs.length > 0) ?? issues[0];
  // Several orders in one cell: the server reads them one by one.
  if (first === undefined) return readTogether(words, attempts.at(-1)?.lines[0]?.order);
  const repair = repairFor(variant, stage, row, issues);
  return { kind: 'unread', text: words, issue: first, ...(repair === undefined ? {} : { repair }) };
}

const readTogether = (text: string, order: Order | undefined): Reading =>
  order === undefined ? { kind: 'empty', text: '' } : { kind: 'read', text, order };

/** The ways in which a cell may be meant; as it is written comes last, after what its line adds. */
function attemptsFor({ kind, unit }: PaperRow, words: string): readonly string[] {
  switch (kind) {
    case 'unit':
      return unit === undefined ? [words] : [`${unit.type} ${unit.location} ${words}`, words];
    case 'build':
      return [`Build ${words}`, words];
    case 'removal':
      return [`Disband ${words}`, words];
    case 'more':
      return [words];
    default:
      return kind satisfies never;
  }
}

/** One suggestion: an order for this line's own unit before any other. */
function repairFor(variant: Variant, stage: Stage, { unit }: PaperRow, issues: readonly SheetIssue[]) {
  const repairs = issues.flatMap((issue) => issue.repairs);
  const own = repairs.find((repair) => {
    const order = parseSheet(variant, stage.phase, repair).lines[0]?.order;
    return order !== undefined && order.kind !== 'waive' && unit !== undefined
      ? provinceOf(order.unit.at) === provinceOf(unit.location)
      : false;
  });
  return own ?? repairs[0];
}

/** Whether each order that was read can be carried out, and which reason there is where it cannot. */
export function judged(variant: Variant, stage: Stage, power: PowerId, readings: readonly Reading[]) {
  const read = readings.flatMap((reading, at) => (reading.kind === 'read' ? [{ at, order: reading.order }] : []));
  const given = read.map(({ order }): Given<Order> => ({ power, order }));
  const outcome = resolveWith(variant, stage, given);
  const impossible = new Map<number, number>();
  for (const [index, { at }] of read.entries()) {
    if (outcome.result.orders[index]?.result === 'illegal') impossible.set(at, index);
  }
  return { outcome, impossible };
}
