import type { PowerId } from '@defensor/diplomacy';
import { seatsOf } from '../seats/seats.ts';
import { chosenSheet } from '../sheets/chosen.ts';
import { maySeeSheet } from '../sheets/find.ts';
import type { GameState, Sheet, SheetKind } from '../state.ts';
import type { Viewer } from './viewer.ts';

const KIND_OF_PHASE: Readonly<Record<string, SheetKind>> = {
  diplomacy: 'orders',
  orderWriting: 'orders',
  orderResolution: 'orders',
  retreats: 'retreats',
  adjustments: 'adjustments',
};

/**
 * The sheets of this phase that the viewer may see, and which of a Court's would count now and why.
 *
 * @rule OP.1 secret to the Court and the Judge until published; OP.2 the team sees which would count; A59 bishops
 */
export function viewSheets(state: GameState, viewer: Viewer) {
  const { seat, court, judge } = viewer;
  const sheets = (Object.values(state.sheets.sheets) as readonly Sheet[]).filter(
    (sheet) => !sheet.withdrawn && (judge || (seat !== undefined && maySeeSheet(sheet, seat))),
  );
  const kind = KIND_OF_PHASE[state.phase];
  const powers = judge ? powersOf(state) : court === undefined ? [] : [court];
  const counting = kind === undefined ? [] : powers.map((power) => [power, chosenSheet(state, power, kind)] as const);
  return { sheets, counting: Object.fromEntries(counting) };
}

export function powersOf(state: GameState): readonly PowerId[] {
  return [...new Set(seatsOf(state).flatMap((seat) => seat.power ?? []))];
}
