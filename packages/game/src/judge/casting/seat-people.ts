import type { CommandOf } from '../../commands.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { Desk } from '../../desk.ts';
import { PUBLIC } from '../../events.ts';
import { churchAfterSeatsChanged } from '../../papacy/turn-hooks.ts';
import { beginScript } from '../../script.ts';
import { seatsOf } from '../../seats/seats.ts';
import { turnName } from '../../turns.ts';

/**
 * Seats a person. Bans, findings and signatures are the seat's and stay; what counts for the grade
 * is the person's.
 *
 * @rule A65, A81, PG, A58 (one seat a person, unless `dualSeats`), S004, S035
 */
export function seatPerson({ game, state, frame }: Desk, { seat: id, person }: CommandOf<'seatPerson'>): Decision {
  const seat = state.seats[id];
  if (seat === undefined) return refuse('unknown-seat', 'RP', { seat: id });
  if (seat.person === person) return refuse('person-sits-there', 'RP', { seat: id });
  const other = seatsOf(state).find((one) => one.person === person);
  if (other !== undefined && state.options.dualSeats === 'off') {
    return refuse('person-has-a-seat', 'A58', { seat: id, other: other.id });
  }
  const before = seat.person === undefined ? {} : { before: seat.person };
  const facts = { seat: id, person, turn: turnName(state.turn), ...before };
  const script = beginScript(game, frame);
  script.add({ type: 'personSeated', rule: 'A65', audience: PUBLIC, facts });
  script.add(...churchAfterSeatsChanged(script.game));
  return accept(script.events);
}

/**
 * Declares a seat empty. Signatures given before stay valid: the Judge may strike them (D-17).
 *
 * @rule A51, A56, A62
 */
export function emptySeat({ game, state, frame, keep }: Desk, { seat: id, reason }: CommandOf<'emptySeat'>): Decision {
  const seat = state.seats[id];
  if (seat === undefined) return refuse('unknown-seat', 'RP', { seat: id });
  if (seat.class === 'judge' || seat.class === 'observer') return refuse('seat-stays', 'RP', { seat: id });
  if (seat.standing === 'empty') return refuse('seat-empty', 'A51', { seat: id });
  const script = beginScript(game, frame);
  const facts = { seat: id, turn: turnName(state.turn), reason: keep(reason, 'reason') };
  script.add({ type: 'seatEmptied', rule: 'A51', audience: PUBLIC, facts });
  script.add(...churchAfterSeatsChanged(script.game));
  return accept(script.events);
}

/**
 * Suspends a seat for foul play. What it signed before stands.
 *
 * @rule R13, JD.8
 */
export function suspendSeat({ state, keep }: Desk, { seat: id, reason }: CommandOf<'suspendSeat'>): Decision {
  const seat = state.seats[id];
  if (seat === undefined) return refuse('unknown-seat', 'RP', { seat: id });
  if (seat.class === 'judge') return refuse('seat-stays', 'RP', { seat: id });
  if (seat.suspended === true) return refuse('seat-suspended', 'JD.8', { seat: id });
  const facts = { seat: id, reason: keep(reason, 'reason') };
  return accept([{ type: 'seatSuspended', rule: 'JD.8', audience: PUBLIC, facts }]);
}

export function reinstateSeat({ state }: Desk, { seat: id }: CommandOf<'reinstateSeat'>): Decision {
  const seat = state.seats[id];
  if (seat === undefined) return refuse('unknown-seat', 'RP', { seat: id });
  if (seat.suspended !== true) return refuse('not-suspended', 'JD.8', { seat: id });
  return accept([{ type: 'seatReinstated', rule: 'JD.8', audience: PUBLIC, facts: { seat: id } }]);
}

/**
 * Names the Lord who acts where no Ruler sits.
 *
 * @rule A62
 */
export function nameActingRuler({ state }: Desk, { seat: id }: CommandOf<'nameActingRuler'>): Decision {
  const seat = state.seats[id];
  if (seat === undefined) return refuse('unknown-seat', 'RP', { seat: id });
  if (seat.class !== 'lord' || seat.power === undefined) return refuse('not-a-lord', 'A62', { seat: id });
  const facts = { power: seat.power, seat: id };
  return accept([{ type: 'actingRulerNamed', rule: 'A62', audience: PUBLIC, facts }]);
}
