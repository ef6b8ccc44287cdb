import {
  type Given,
  normaliseOrder,
  type Order,
  type PowerId,
  type ProvinceId,
  parseSheet,
  printOrder,
  type Variant,
} from '@defensor/diplomacy';
import type { DeposeLine, Sheet, View } from '@defensor/game';
import { BOARD_PHASES, kindOf } from './stage-of-view.ts';

/** Who is to be deposed: the Pope, or the Anti-Pope of a see. */
export type Deposed = 'pope' | ProvinceId;

/** What one's own sheet says: its orders, whom it deposes, and what nobody could read, as it is written. */
export interface Draft {
  readonly orders: readonly Given<Order>[];
  readonly depose: readonly Deposed[];
  readonly rest: readonly string[];
}

const EMPTY_DRAFT: Draft = { orders: [], depose: [], rest: [] };

const DEPOSE_POPE = 'Depose the Pope';
const DEPOSE_ANTI_POPE = 'Depose the Anti-Pope of ';

/** The text of a sheet, as the server reads it; its lines in a fixed order, so that equal sheets have equal texts. */
export function printDraft(variant: Variant, view: View, { orders, depose, rest }: Draft): string {
  const units = kindOf(view) === 'retreats' ? view.dislodged : view.units;
  const lines = orders.map(({ order }) => printOrder(normaliseOrder(variant, units, order))).sort();
  const deposing = depose.map((whom) => (whom === 'pope' ? DEPOSE_POPE : DEPOSE_ANTI_POPE + whom)).sort();
  return [...lines, ...deposing, ...rest].join('\n');
}

/** A text that `printDraft` wrote. */
export function parseDraft(variant: Variant, kind: Sheet['kind'], power: PowerId, text: string): Draft {
  const draft = { orders: [] as Given<Order>[], depose: [] as Deposed[], rest: [] as string[] };
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const { lines, issues } = parseSheet(variant, BOARD_PHASES[kind], line);
    const [read] = lines;
    if (line === DEPOSE_POPE) draft.depose.push('pope');
    else if (line.startsWith(DEPOSE_ANTI_POPE)) draft.depose.push(line.slice(DEPOSE_ANTI_POPE.length) as ProvinceId);
    else if (read !== undefined && lines.length === 1 && issues.length === 0)
      draft.orders.push({ power, order: read.order });
    else draft.rest.push(line);
  }
  return draft;
}

/** What a sheet that the server keeps says. `text` is what was written on it, where that is known. */
export function draftOfSheet(sheet: Sheet | undefined, power: PowerId, text: string | undefined): Draft {
  if (sheet === undefined) return EMPTY_DRAFT;
  return {
    orders: sheet.lines.map(({ order }) => ({ power, order })),
    depose: sheet.depose.map(deposedBy),
    rest: text === undefined ? [] : unreadIn(sheet, text),
  };
}

export const deposedBy = (line: DeposeLine): Deposed => (line.whom === 'pope' ? 'pope' : line.see);

const LINE_END = /\r\n|[\n\r\u2028\u2029\v\f]/;

/** The parts of a text that count for nothing, from where the server found fault to the end of the part. */
function unreadIn({ issues }: Sheet, text: string): string[] {
  const lines = text.split(LINE_END);
  const parts = issues.map(({ line, column }) =>
    (lines[line - 1] ?? '')
      .slice(column - 1)
      .split(/[,;]/)[0]
      ?.trim(),
  );
  return [...new Set(parts.filter((part) => part !== undefined && part !== ''))] as string[];
}
