import { adjustmentsDue, type PowerId } from '@defensor/diplomacy';
import { ownershipOf } from '../../src/board.ts';
import { type Game, type Seat, seatsOf } from '../../src/index.ts';
import type { Line, Table } from '../kit.ts';
import type { Dice } from './dice.ts';
import { sensibleAdjustments, sensibleOrders, sensibleRetreats } from './sensible-orders.ts';

/** Plays a line on the table, and writes it down for whoever keeps a record. */
export type Say = (line: Line) => void;

/** What each Ruler signs in the phase now open, on a table of players with some sense. `more` are lines to add to a power's orders. */
export function signSheets(
  table: Table,
  dice: Dice,
  say: Say,
  more: (power: PowerId) => readonly string[] = () => [],
): void {
  for (const { id: power, seatCode } of table.game.variant.powers) {
    const lines = sheetOf(table.game, power, dice);
    if (lines.length === 0) continue;
    const sheet = `${table.turn}-${table.state.phase}`;
    say({ as: `R-${seatCode}`, do: 'draftSheet', sheet, text: [...lines, ...more(power)].join('\n') });
    say({ as: `R-${seatCode}`, do: 'signSheet', sheet });
  }
}

function sheetOf(game: Game, power: PowerId, dice: Dice): readonly string[] {
  const { phase, board } = game.state;
  if (phase === 'orderWriting') return sensibleOrders(game, power, dice);
  if (phase === 'retreats') return sensibleRetreats(game, power);
  if (phase !== 'adjustments') return [];
  const due = adjustmentsDue(game.variant, board.units, ownershipOf(board)).get(power) ?? 0;
  return sensibleAdjustments(game, power, due, dice);
}

/** The bishops whose seats are filled. */
export function bishopsOf({ state }: Game): readonly Seat[] {
  return seatsOf(state).filter((seat) => seat.class === 'bishop' && seat.standing === 'seated');
}

/** How many centres a power owns. */
export function centresOf({ state }: Game, power: PowerId): number {
  return Object.values(state.board.owned).filter((owner) => owner === power).length;
}
