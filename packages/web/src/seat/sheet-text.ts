import {
  type Given,
  normaliseOrder,
  type Order,
  type PowerId,
  parseSheet,
  printOrder,
  type Variant,
} from '@defensor/diplomacy';
import type { Sheet, View } from '@defensor/game';
import { BOARD_PHASES, kindOf } from './stage-of-view.ts';

/** What one's own sheet says: the orders, and whether it deposes the Pope. */
export interface Draft {
  readonly orders: readonly Given<Order>[];
  readonly depose: boolean;
}

const DEPOSE = 'Depose the Pope';

/** The text of a sheet, as the server reads it; its lines in a fixed order, so that equal sheets have equal texts. */
export function printDraft(variant: Variant, view: View, { orders, depose }: Draft): string {
  const units = kindOf(view) === 'retreats' ? view.dislodged : view.units;
  const lines = orders.map(({ order }) => printOrder(normaliseOrder(variant, units, order))).sort();
  return [...lines, ...(depose ? [DEPOSE] : [])].join('\n');
}

/** A text that `printDraft` wrote. */
export function parseDraft(variant: Variant, kind: Sheet['kind'], power: PowerId, text: string): Draft {
  const lines = text.split('\n');
  const orders = parseSheet(variant, BOARD_PHASES[kind], lines.filter((line) => line !== DEPOSE).join('\n')).lines;
  return { orders: orders.map(({ order }) => ({ power, order })), depose: lines.includes(DEPOSE) };
}

/** What a sheet that the server keeps says. */
export function draftOfSheet(sheet: Sheet | undefined, power: PowerId): Draft {
  if (sheet === undefined) return { orders: [], depose: false };
  return {
    orders: sheet.lines.map(({ order }) => ({ power, order })),
    depose: sheet.depose.some(({ whom }) => whom === 'pope'),
  };
}
