import type { Variant } from '@defensor/diplomacy';
import type { CommandOf } from '../../commands.ts';
import { accept, type Decision, type Refusal, refusal, refuse } from '../../decision.ts';
import type { Desk } from '../../desk.ts';
import { PUBLIC } from '../../events.ts';
import { antiPopeOf, papacyOf, popeOf } from '../../papacy/church.ts';
import { churchAfterSeatsChanged } from '../../papacy/turn-hooks.ts';
import { beginScript } from '../../script.ts';
import { bareSeat, seated } from '../../seats/cast.ts';
import { isFilled, seatsOf } from '../../seats/seats.ts';
import type { GameState, Seat } from '../../state.ts';
import { turnName } from '../../turns.ts';

/**
 * Adds a seat while the game runs. A bishop added after the beginning counts as ordained later (A58).
 *
 * @rule RP.4, A56
 */
export function addSeat({ game, state, frame }: Desk, { person, ...asked }: CommandOf<'addSeat'>): Decision {
  const made = newSeat(game.variant, state, asked);
  if ('refusal' in made) return { ok: false, refusal: made.refusal };
  const other = person === undefined ? undefined : seatsOf(state).find((one) => one.person === person);
  if (other !== undefined && state.options.dualSeats === 'off') {
    return refuse('person-has-a-seat', 'A58', { seat: made.id, other: other.id });
  }
  const seat = person === undefined ? made : seated(made, person, turnName(state.turn));
  const script = beginScript(game, frame);
  script.add({ type: 'seatAdded', rule: 'RP', audience: PUBLIC, facts: { seat } });
  script.add(...churchAfterSeatsChanged(script.game));
  return accept(script.events);
}

/**
 * Takes a seat away; every majority is counted anew (A56).
 *
 * @rule RP.4
 */
export function removeSeat(
  { game, state, frame, keep }: Desk,
  { seat: id, reason }: CommandOf<'removeSeat'>,
): Decision {
  const stays = whyItStays(state, id);
  if (stays !== undefined) return { ok: false, refusal: stays };
  const script = beginScript(game, frame);
  script.add({
    type: 'seatRemoved',
    rule: 'RP',
    audience: PUBLIC,
    facts: { seat: id, reason: keep(reason, 'reason') },
  });
  script.add(...churchAfterSeatsChanged(script.game));
  return accept(script.events);
}

/**
 * Makes one seat of two. What hangs on the first, bans included, ends with it; the Judge sets the
 * second right where that is wrong.
 *
 * @rule RP.4
 */
export function mergeSeats({ game, state, frame, keep }: Desk, body: CommandOf<'mergeSeats'>): Decision {
  const { from: fromId, into: intoId, reason } = body;
  const stays = whyItStays(state, fromId);
  if (stays !== undefined) return { ok: false, refusal: stays };
  const from = state.seats[fromId] as Seat;
  const into = state.seats[intoId];
  if (into === undefined) return refuse('unknown-seat', 'RP', { seat: intoId });
  if (from.id === into.id || from.class !== into.class || from.power !== into.power) {
    return refuse('seats-differ', 'RP', { from: fromId, into: intoId });
  }
  const moves = into.person === undefined && from.person !== undefined ? { person: from.person } : {};
  const facts = { from: fromId, into: intoId, ...moves, turn: turnName(state.turn), reason: keep(reason, 'reason') };
  const script = beginScript(game, frame);
  script.add({ type: 'seatsMerged', rule: 'RP', audience: PUBLIC, facts });
  script.add(...churchAfterSeatsChanged(script.game));
  return accept(script.events);
}

function whyItStays(state: GameState, id: Seat['id']): Refusal | undefined {
  const seat = state.seats[id];
  if (seat === undefined) return refusal('unknown-seat', 'RP', { seat: id });
  const holdsOffice = popeOf(state) === id || antiPopeOf(state, id) !== undefined;
  const isLastJudge = seat.class === 'judge' && seatsOf(state).filter((one) => one.class === 'judge').length === 1;
  return seat.class === 'ruler' || holdsOffice || isLastJudge ? refusal('seat-stays', 'RP', { seat: id }) : undefined;
}

type Asked = Omit<CommandOf<'addSeat'>, 'person'>;

function newSeat(variant: Variant, state: GameState, asked: Asked): Seat | { readonly refusal: Refusal } {
  switch (asked.class) {
    case 'lord':
      return newLord(variant, state, asked.power);
    case 'bishop':
      return newBishop(variant, state, asked.see);
    case 'judge':
      return numberedSeat(state, 'JD', 'judge', {});
    case 'observer':
      return numberedSeat(state, 'OBS', 'observer', {});
  }
}

function newLord(variant: Variant, state: GameState, power: Asked['power']): Seat | { readonly refusal: Refusal } {
  const found = power === undefined ? undefined : variant.powerById.get(power);
  if (found === undefined) return { refusal: refusal('cast-unknown-power', 'RP', { power }) };
  return numberedSeat(state, 'L', 'lord', { power: found.id }, `-${found.seatCode}`);
}

function newBishop(variant: Variant, state: GameState, see: Asked['see']): Seat | { readonly refusal: Refusal } {
  if (papacyOf(state) === undefined) return { refusal: refusal('addendum-off', 'RP') };
  const province = see === undefined ? undefined : variant.provinceById.get(see);
  if (province?.kind !== 'land') return { refusal: refusal('not-a-see', 'R7', { see }) };
  const filled = seatsOf(state).find((seat) => seat.see === see && isFilled(seat));
  if (filled !== undefined) return { refusal: refusal('see-filled', 'R9', { see, seat: filled.id }) };
  const seat = numberedSeat(state, 'B', 'bishop', { see: province.id }, `-${province.id}`);
  return state.phase === 'setup' ? seat : { ...seat, ordainedLater: true };
}

/** The next seat of its kind: `L-SPA`, then `L2-SPA`; `JD`, then `JD2`; `OBS1`, then `OBS2`. */
function numberedSeat(
  state: GameState,
  prefix: string,
  seatClass: Seat['class'],
  place: Parameters<typeof bareSeat>[3],
  suffix = '',
): Seat {
  const idOf = (n: number) => `${prefix}${n === 1 && seatClass !== 'observer' ? '' : n}${suffix}`;
  let n = 1;
  while (state.seats[idOf(n) as Seat['id']] !== undefined) n += 1;
  return bareSeat(idOf(n), seatClass, rankOf(state, seatClass, n), place);
}

/** Bishops and observers count on in their order; a Lord's rank is his number. */
function rankOf(state: GameState, seatClass: Seat['class'], n: number): number {
  if (seatClass === 'lord' || seatClass === 'judge') return n;
  return (
    1 +
    Math.max(
      0,
      ...seatsOf(state)
        .filter((seat) => seat.class === seatClass)
        .map((seat) => seat.rank),
    )
  );
}
