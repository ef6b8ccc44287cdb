import type { PowerId } from '@defensor/diplomacy';
import type { SheetId } from '../ids.ts';
import { type ChurchDocketItem, churchDocket } from '../papacy/resolution/docket.ts';
import { chosenSheet, disputedSheets } from '../sheets/chosen.ts';
import type { Game, GameState } from '../state.ts';

/** What lies before the Judge in a resolution (ORP step 2). `waits`: he must rule before he publishes. */
export type DocketItem = ChurchDocketItem | SheetDispute;

/** Lords of a power signed different sheets and no Ruler did (A60). */
export interface SheetDispute {
  readonly kind: 'sheets';
  readonly power: PowerId;
  readonly sheets: readonly SheetId[];
  readonly waits: boolean;
}

/**
 * The Judge's docket. A dispute among Lords is on it wherever there is one; it waits for him where
 * `lordConflict` leaves it to him.
 *
 * @rule R13, R16, A60, JD.4
 */
export function docketOf(game: Game): readonly DocketItem[] {
  return [...disputes(game.state), ...churchDocket(game)];
}

/** What an item is called where the Judge is told that it waits for him: `testimony:t1`, `resignation:B-ROM`, `sheet:SPAIN`. */
export function nameOf(item: DocketItem): string {
  switch (item.kind) {
    case 'testimony':
      return `testimony:${item.finding}`;
    case 'resignation':
      return `resignation:${item.seat}`;
    case 'sheets':
      return `sheet:${item.power}`;
  }
}

function disputes(state: GameState): readonly SheetDispute[] {
  const powers = [...new Set(Object.values(state.seats).flatMap((seat) => seat?.power ?? []))];
  return powers.flatMap((power) => {
    const sheets = disputedSheets(state, power, 'orders').map((sheet) => sheet.id);
    if (sheets.length === 0) return [];
    return [{ kind: 'sheets' as const, power, sheets, waits: chosenSheet(state, power, 'orders').why === 'dispute' }];
  });
}
