import { madeOnce, type PowerId } from '@defensor/diplomacy';
import type { SeatId } from '../ids.ts';
import type { GameState, Seat } from '../state.ts';

/** Made once for the look-up, which never changes in place: they are asked for many times a command. */
const listOf = madeOnce((seats: GameState['seats']) => Object.values(seats) as readonly Seat[]);

/** Every seat, in the order of the cast. */
export function seatsOf({ seats }: GameState): readonly Seat[] {
  return listOf(seats);
}

export function seatById(state: GameState, id: SeatId): Seat | undefined {
  return state.seats[id];
}

/** The other seats of whoever sits in this one (A58, `dualSeats`). */
export function otherSeatsOf(state: GameState, id: SeatId): readonly SeatId[] {
  const person = state.seats[id]?.person;
  if (state.options.dualSeats === 'off' || person === undefined) return [];
  return seatsOf(state)
    .filter((seat) => seat.person === person && seat.id !== id)
    .map((seat) => seat.id);
}

/** The Ruler's seat of a power, filled or empty. */
export function rulerSeatOf(state: GameState, power: PowerId): Seat | undefined {
  return seatsOf(state).find((seat) => seat.class === 'ruler' && seat.power === power);
}

/** The Lords' seats of a power, the senior first. */
export function lordSeatsOf(state: GameState, power: PowerId): readonly Seat[] {
  return seatsOf(state)
    .filter((seat) => seat.class === 'lord' && seat.power === power)
    .sort((a, b) => a.rank - b.rank);
}

/** Ruler and Lords of a power: those who may sign its sheets (OP.1) and sit in its Court (A15). */
export function courtOf(state: GameState, power: PowerId): readonly Seat[] {
  return seatsOf(state).filter((seat) => isOfCourt(seat, power));
}

export function isOfCourt(seat: Seat, power: PowerId): boolean {
  return seat.power === power && (seat.class === 'ruler' || seat.class === 'lord');
}

/** Whether the seat counts: the Judge has not declared it empty (A51). */
export function isFilled(seat: Seat): boolean {
  return seat.standing === 'seated';
}

/**
 * The Lord who acts as Ruler where the Ruler's seat is empty; `undefined` while a Ruler sits, or
 * where nobody can.
 *
 * @rule A62
 */
export function actingRulerOf(state: GameState, power: PowerId): Seat | undefined {
  const ruler = rulerSeatOf(state, power);
  if (ruler !== undefined && isFilled(ruler)) return undefined;
  const lords = lordSeatsOf(state, power).filter(isFilled);
  const named = lords.find((lord) => lord.namedActing === true);
  return named ?? (state.options.actingRuler === 'seniorLord' ? lords[0] : undefined);
}

/** The seats whose signature has a Ruler's force: the Ruler's, and the acting Ruler's where there is one. */
export function rulingSeatsOf(state: GameState, power: PowerId): readonly SeatId[] {
  return [rulerSeatOf(state, power), actingRulerOf(state, power)].flatMap((seat) =>
    seat === undefined ? [] : [seat.id],
  );
}

/** The bishops whose seats are filled, the Pope among them: the N of every majority (A40). */
export function filledBishops(state: GameState): readonly Seat[] {
  return seatsOf(state).filter((seat) => seat.class === 'bishop' && isFilled(seat));
}
