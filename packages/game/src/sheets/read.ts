import { type BoardPhase, normaliseOrder, type Order, type PowerId, parseSheet, provinceOf } from '@defensor/diplomacy';
import type { Game, Sheet, SheetKind } from '../state.ts';
import { readDeposeLines } from './depose.ts';

export type ReadSheet = Pick<Sheet, 'lines' | 'depose' | 'issues'>;

const PHASE_OF: Record<SheetKind, BoardPhase> = { orders: 'movement', retreats: 'retreat', adjustments: 'adjustment' };

/**
 * Reads a sheet of `power`: the lines that count, with the letters and coasts that the board decides,
 * “depose …” lines, and an issue for every line
 * that does not: unreadable ones, and those for another power's units (S021).
 */
export function readSheet({ variant, state }: Game, power: PowerId, kind: SheetKind, text: string): ReadSheet {
  const { addendum } = state;
  const deposing =
    kind === 'orders' && addendum.kind === 'papacy'
      ? readDeposeLines(variant, addendum.papalSee, text)
      : { lines: [], issues: [], rest: text };
  const { lines, issues } = parseSheet(variant, PHASE_OF[kind], deposing.rest);
  const isForeign = (line: (typeof lines)[number]) =>
    (line.power !== undefined && line.power !== power) || ordersForeignUnit(state.board, power, kind, line.order);
  const foreign = lines.filter(isForeign).map(({ line, column }) => ({ line, column, code: 'foreign-unit' }));
  const units = kind === 'retreats' ? state.board.dislodged : state.board.units;
  return {
    lines: lines
      .filter((line) => !isForeign(line))
      .map(({ line, order }) => ({ line, order: normaliseOrder(variant, units, order) })),
    depose: deposing.lines,
    issues: [...deposing.issues, ...foreign, ...issues.map(({ line, column, code }) => ({ line, column, code }))].sort(
      (a, b) => a.line - b.line || a.column - b.column,
    ),
  };
}

/** Whether the unit that an order addresses is another power's. Where none stands the board game will say so. */
function ordersForeignUnit(board: Game['state']['board'], power: PowerId, kind: SheetKind, order: Order): boolean {
  if (order.kind === 'waive' || order.kind === 'build') return false;
  const province = provinceOf(order.unit.at);
  const there = (kind === 'retreats' ? [...board.dislodged, ...board.units] : board.units).filter(
    (unit) => provinceOf(unit.location) === province,
  );
  return there.length > 0 && there.every((unit) => unit.power !== power);
}
