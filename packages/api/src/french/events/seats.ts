import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import { of, to } from '../grammar.ts';
import { because, titleOf } from '../words.ts';

/** French for what happens to seats. */
export const seatEvents = {
  titleChosen: ({ seat, title }, words) => `${capital(words.seat(seat))} porte le titre ${of(titleOf(title))}.`,
  personSeated: ({ seat, before }, words) =>
    before === undefined
      ? `Quelqu’un occupe maintenant la place ${of(words.seat(seat))}.`
      : `Quelqu’un d’autre occupe maintenant la place ${of(words.seat(seat))}. Tout ce qui tient à la place y reste.`,
  seatEmptied: ({ seat, reason }, words) =>
    `L’Arbitre a déclaré vide la place ${of(words.seat(seat))}${because(words, reason)}`,
  seatAdded: ({ seat }, words) => `L’Arbitre a ajouté une place : ${words.seat(seat.id)}.`,
  seatRemoved: ({ seat, reason }, words) =>
    `L’Arbitre a supprimé la place ${of(words.seat(seat))}${because(words, reason)}`,
  seatsMerged: ({ from, into, reason }, words) =>
    `L’Arbitre a réuni la place ${of(words.seat(from))} et celle ${of(words.seat(into))}${because(words, reason)}`,
  actingRulerNamed: ({ power, seat }, words) =>
    `${capital(words.seat(seat))} agit là où le Souverain ${of(words.power(power))} ne siège pas.`,
  seatSuspended: ({ seat, reason }, words) => `L’Arbitre a suspendu ${words.seat(seat)}${because(words, reason)}`,
  seatReinstated: ({ seat }, words) => `L’Arbitre permet de nouveau ${to(words.seat(seat))} d’agir.`,
} satisfies Partial<GazetteCatalogue['events']>;
