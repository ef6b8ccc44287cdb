import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import { because, genitive } from '../words.ts';

/** English for what happens to seats. */
export const seatEvents = {
  titleChosen: ({ seat, title }, words) => `${capital(words.seat(seat))} goes by the title of ${title}.`,
  personSeated: ({ seat, before }, words) =>
    before === undefined
      ? `Somebody sits as ${words.seat(seat)} now.`
      : `Somebody else sits as ${words.seat(seat)} now. All that hangs on the seat stays with it.`,
  seatEmptied: ({ seat, reason }, words) =>
    `The Judge declared the seat of ${words.seat(seat)} empty${because(words, reason)}`,
  seatAdded: ({ seat }, words) => `The Judge added a seat: ${words.seat(seat.id)}.`,
  seatRemoved: ({ seat, reason }, words) =>
    `The Judge took away the seat of ${words.seat(seat)}${because(words, reason)}`,
  seatsMerged: ({ from, into, reason }, words) =>
    `The Judge joined the seat of ${words.seat(from)} with that of ${words.seat(into)}${because(words, reason)}`,
  actingRulerNamed: ({ power, seat }, words) =>
    `${capital(words.seat(seat))} acts where ${genitive(words.power(power))} Ruler does not sit.`,
  seatSuspended: ({ seat, reason }, words) => `The Judge suspended ${words.seat(seat)}${because(words, reason)}`,
  seatReinstated: ({ seat }, words) => `The Judge lets ${words.seat(seat)} act again.`,
} satisfies Partial<GazetteCatalogue['events']>;
