import type { PersonId, SeatId } from '../ids.ts';
import { seatsOf } from '../seats/seats.ts';
import type { GameState, Seat, TurnRecord } from '../state.ts';
import type { TurnName } from '../turns.ts';

/** The grade of one person in one seat: the turns on which the signature appeared, of those he held the seat in. */
export interface GradeRow {
  readonly seat: SeatId;
  /** Absent: nobody was named for the seat. */
  readonly person?: PersonId;
  readonly turns: readonly TurnName[];
  readonly count: number;
  /** How many turns have been played: those resolved, those in which somebody's signature counts, and those corrected here. */
  readonly of: number;
  /** Turns that the Judge added or took away. */
  readonly corrected: readonly TurnName[];
}

/**
 * The participation grade of every Ruler, Lord and bishop: on how many turns the signature appears
 * on a document lodged, once a turn. It follows the person: a substitute begins at nothing, and a
 * seat's history shows both.
 *
 * @rule PG, S022, S023, S024
 */
export function gradeTable(state: GameState): readonly GradeRow[] {
  return seatsOf(state)
    .filter((seat) => seat.class !== 'judge' && seat.class !== 'observer')
    .flatMap((seat) => holdersOf(state, seat).map((person) => gradeOf(state, seat.id, person)));
}

/** The grade of one person in a seat; without a person, of those who signed there unnamed. */
export function gradeOf(state: GameState, seat: SeatId, person?: PersonId): GradeRow {
  const { marks, corrections } = state.participation;
  const mine = corrections.filter((one) => one.seat === seat && one.person === person);
  const corrected = new Map(mine.map(({ turn, counts }) => [turn, counts]));
  const played = state.history
    .filter((record) => isPlayed(state, record) || corrected.has(record.turn))
    .map(({ turn }) => turn);
  const turns = played.filter(
    (turn) => corrected.get(turn) ?? (marks[turn]?.[seat] ?? []).some((mark) => mark.person === person),
  );
  return {
    seat,
    ...(person === undefined ? {} : { person }),
    turns,
    count: turns.length,
    of: played.length,
    corrected: [...corrected.keys()],
  };
}

/** A turn only just begun is none yet: after F55 there are four, though S56 is open (S024). */
function isPlayed({ participation: { marks } }: GameState, { turn, movement }: TurnRecord): boolean {
  return movement !== undefined || marks[turn] !== undefined;
}

/** Everybody who held the seat; nobody named stands for the seat itself while nobody was, or where somebody unnamed signed. */
function holdersOf(state: GameState, seat: Seat): readonly (PersonId | undefined)[] {
  const people = [...new Set(seat.tenures.map(({ person }) => person))];
  const unnamed = Object.values(state.participation.marks).some((marks) =>
    (marks?.[seat.id] ?? []).some((mark) => mark.person === undefined),
  );
  return people.length === 0 || unnamed ? [undefined, ...people] : people;
}
