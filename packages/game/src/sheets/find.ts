import type { Power, PowerId } from '@defensor/diplomacy';
import type { Desk } from '../desk.ts';
import type { SheetId } from '../ids.ts';
import { affiliationOf } from '../papacy/affiliation.ts';
import type { Game, GameState, Seat, Sheet } from '../state.ts';

/** The lasting id of the sheet that a power calls `name`: `SPA:s1`. */
export function sheetIdOf({ variant }: Game, power: PowerId, name: string): SheetId {
  return `${(variant.powerById.get(power) as Power).seatCode}:${name}` as SheetId;
}

/** The power a seat writes sheets for: its own, or that of the team a bishop belongs to (A59). */
export function writesFor(state: GameState, seat: Seat): PowerId | undefined {
  return seat.power ?? affiliationOf(state, seat.id);
}

/**
 * The sheet a command means: by its full id, else by its name among those of the seat's own power,
 * else among those shown to the seat. Only sheets that the seat may see are found.
 */
export function findSheet({ game, state, by, isJudge, enteredByJudge }: Desk, name: string): Sheet | undefined {
  const seat = state.seats[by] as Seat;
  const all = (Object.values(state.sheets.sheets) as readonly Sheet[]).filter((sheet) => !sheet.withdrawn);
  const seen = isJudge || enteredByJudge ? all : all.filter((sheet) => maySeeSheet(sheet, seat));
  if (name.includes(':')) return seen.find(({ id }) => id === name);
  const power = writesFor(state, seat);
  const own = power === undefined ? undefined : seen.find(({ id }) => id === sheetIdOf(game, power, name));
  if (own !== undefined) return own;
  const shown = seen.filter(({ id }) => id.endsWith(`:${name}`));
  return shown.length === 1 ? shown[0] : undefined;
}

/** Whether a seat may see a sheet: its court, its drafter, and bishops to whom the court showed it (A59). */
export function maySeeSheet(sheet: Sheet, seat: Seat): boolean {
  const ofCourt = seat.power === sheet.power;
  return ofCourt || sheet.drafter === seat.id || sheet.shownTo.includes(seat.id);
}
