import { withState } from '../desk.ts';
import type { PersonId, SeatId } from '../ids.ts';
import type { EvolversOf } from '../registry.ts';
import type { Game, GameState, Seat, Sheet } from '../state.ts';
import type { TurnName } from '../turns.ts';
import { seated } from './cast.ts';
import type { seatEvents } from './events.ts';
import { lordSeatsOf } from './seats.ts';

/** What each event of this area changes. */
export const seatEvolvers: EvolversOf<typeof seatEvents> = {
  titleChosen: (game, { facts }) => changeSeat(game, facts.seat, (seat) => ({ ...seat, title: facts.title })),
  personSeated: (game, { facts }) =>
    changeSeat(game, facts.seat, (seat) => seated(left(seat, facts.turn), facts.person, facts.turn)),
  seatEmptied: (game, { facts }) =>
    changeSeat(game, facts.seat, (seat) => ({ ...left(seat, facts.turn), standing: 'empty' })),
  seatAdded: (game, { facts }) => withState(game, { seats: { ...game.state.seats, [facts.seat.id]: facts.seat } }),
  seatRemoved: (game, { facts }) => withoutSeat(game, facts.seat),
  seatsMerged: (game, { facts: { from, into, person, turn } }) => {
    const merged = withoutSeat(game, from);
    return person === undefined ? merged : changeSeat(merged, into, (seat) => seated(seat, person, turn));
  },
  actingRulerNamed: (game, { facts }) => {
    const unnamed = lordSeatsOf(game.state, facts.power).reduce(
      (after, { id }) => changeSeat(after, id, ({ namedActing: _, ...seat }) => seat),
      game,
    );
    return changeSeat(unnamed, facts.seat, (seat) => ({ ...seat, namedActing: true }));
  },
  seatSuspended: (game, { facts }) => changeSeat(game, facts.seat, (seat) => ({ ...seat, suspended: true })),
  seatReinstated: (game, { facts }) => changeSeat(game, facts.seat, ({ suspended: _, ...seat }) => seat),
};

function changeSeat(game: Game, id: SeatId, change: (seat: Seat) => Seat): Game {
  const seat = game.state.seats[id] as Seat;
  return withState(game, { seats: { ...game.state.seats, [id]: change(seat) } });
}

/** The seat without a person, whose tenure ends. */
function left(seat: Seat, turn: TurnName): Seat {
  const { person, ...rest } = seat;
  if (person === undefined) return rest;
  return {
    ...rest,
    tenures: rest.tenures.map((tenure) => (isOpen(tenure, person) ? { ...tenure, until: turn } : tenure)),
  };
}

const isOpen = (tenure: Seat['tenures'][number], person: PersonId) =>
  tenure.person === person && tenure.until === undefined;

function withoutSeat(game: Game, id: SeatId): Game {
  const { [id]: _, ...seats } = game.state.seats;
  return withState(game, { seats, sheets: { sheets: withoutSignaturesOf(game.state, id) } });
}

function withoutSignaturesOf({ sheets }: GameState, id: SeatId): GameState['sheets']['sheets'] {
  const all = Object.values(sheets.sheets) as readonly Sheet[];
  return Object.fromEntries(
    all.map((sheet) => [sheet.id, { ...sheet, signatures: sheet.signatures.filter(({ seat }) => seat !== id) }]),
  );
}
