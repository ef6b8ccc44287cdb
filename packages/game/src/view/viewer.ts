import type { PowerId } from '@defensor/diplomacy';
import type { SeatId } from '../ids.ts';
import { seatById } from '../seats/seats.ts';
import type { Game, Seat } from '../state.ts';

/** For whom a view is made: a seat, or the viewers without one. `projector` shows what `public` shows. */
export type ViewerName = SeatId | 'public' | 'projector';

/** A viewer and what follows from the seat. */
export interface Viewer {
  readonly name: ViewerName;
  readonly seat?: Seat;
  /** The Judge or a co-judge: sees everything but private notes. */
  readonly judge: boolean;
  /** The power whose Court the viewer sits in. */
  readonly court?: PowerId;
}

/** The viewer of this name, or `undefined` for a seat that is not of this game. */
export function viewerOf(game: Game, name: ViewerName): Viewer | undefined {
  if (name === 'public' || name === 'projector') return { name, judge: false };
  const seat = seatById(game.state, name);
  if (seat === undefined) return undefined;
  const court = seat.class === 'ruler' || seat.class === 'lord' ? seat.power : undefined;
  return { name, seat, judge: seat.class === 'judge', ...(court === undefined ? {} : { court }) };
}
