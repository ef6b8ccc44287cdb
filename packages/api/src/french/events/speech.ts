import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import type { Words } from '../../game/words.ts';
import { of, to } from '../grammar.ts';
import { because } from '../words.ts';

const unlawfully = (unlawful: { readonly rule: string } | undefined) =>
  unlawful === undefined ? '' : `, malgré l’interdiction (${unlawful.rule})`;

/** To each of several: « au Roi de France et à l’évêque de Rome ». */
const toAll = (words: Words, seats: readonly string[]) => words.list(seats.map((seat) => to(words.seat(seat))));

/** French for what is said and written. */
export const speechEvents = {
  letterSent: ({ from, to: readers, room, petition, unlawful, text }, words) => {
    const where =
      room === undefined
        ? `a écrit ${toAll(words, readers)}`
        : room.kind === 'council'
          ? 'a écrit au Concile'
          : `a écrit à ${room.kind === 'court' ? 'la Cour' : 'l’Équipe'} ${of(words.power(room.power))}`;
    const how = petition ? 'a adressé une supplique au Pape' : where;
    return `${capital(words.seat(from))} ${how}${unlawfully(unlawful)}${because(words, text)}`;
  },
  statementMade: ({ from, text, unlawful }, words) =>
    `${capital(words.seat(from))} a déclaré à tous${unlawfully(unlawful)}${because(words, text)}`,
  groupFormed: ({ founder, members, name }, words) =>
    `${capital(words.seat(founder))} a réuni ${words.seats(members)} dans un groupe${because(words, name)}`,
  groupJoined: ({ by, members, group }, words) =>
    `${capital(words.seat(by))} a fait entrer ${words.seats(members)} dans le groupe « ${group} ».`,
  groupLeft: ({ seat, group }, words) => `${capital(words.seat(seat))} a quitté le groupe « ${group} ».`,
  pactOffered: ({ by, parties, text }, words) =>
    `${capital(words.seat(by))} a proposé un pacte entre ${words.seats(parties)}${because(words, text)}`,
  pactSigned: ({ seat, pact }, words) => `${capital(words.seat(seat))} a signé le pacte « ${pact} ».`,
  pactDeclined: ({ seat, pact }, words) => `${capital(words.seat(seat))} a refusé le pacte « ${pact} ».`,
  pactJudged: ({ seat, pact, kept }, words) =>
    `${capital(words.seat(seat))} dit que le pacte « ${pact} » a été ${kept ? 'tenu' : 'rompu'}.`,
  noteWritten: ({ seat }, words) => `${capital(words.seat(seat))} a écrit une note privée.`,
  journalWritten: ({ seat, text }, words) =>
    `${capital(words.seat(seat))} a écrit dans son journal${because(words, text)}`,
  letterReported: ({ by, letter, text }, words) =>
    `${capital(words.seat(by))} a signalé la lettre « ${letter} » à l’Arbitre${because(words, text)}`,
  reportHandled: ({ letter, by }, words) =>
    `L’Arbitre a traité le signalement ${of(words.seat(by))} sur la lettre « ${letter} ».`,
  seatMuted: ({ seat, untilMs, reason }, words) =>
    `L’Arbitre a fait taire ${words.seat(seat)}${untilMs === undefined ? '' : ` jusqu’à ${words.moment(untilMs)}`}${because(words, reason)}`,
  journalsAsked: ({ text }, words) =>
    text === undefined
      ? 'L’Arbitre ne demande plus rien aux journaux.'
      : `L’Arbitre demande à chaque journal${because(words, text)}`,
  seatUnmuted: ({ seat }, words) => `L’Arbitre laisse de nouveau parler ${words.seat(seat)}.`,
  seatWarned: ({ seat, reason }, words) => `L’Arbitre a averti ${words.seat(seat)}${because(words, reason)}`,
  letterHidden: ({ letter, reason }, words) => `L’Arbitre a caché la lettre « ${letter} »${because(words, reason)}`,
  letterShown: ({ letter }) => `L’Arbitre montre de nouveau la lettre « ${letter} ».`,
  letterRuledLawful: ({ letter, reason }, words) =>
    `L’Arbitre a jugé la lettre « ${letter} » permise${because(words, reason)}`,
  speechExempted: ({ seats, untilMs, reason }, words) =>
    `L’Arbitre a dispensé d’interdiction ce que se disent ${words.seats(seats)}${untilMs === undefined ? '' : ` jusqu’à ${words.moment(untilMs)}`}${because(words, reason)}`,
  exemptionsEnded: ({ seats }, words) =>
    `L’Arbitre a mis fin à la dispense pour ce que se disent ${words.seats(seats)}.`,
  lettersOpened: () => 'La partie est finie, et l’Arbitre a ouvert toutes les lettres à tous.',
} satisfies Partial<GazetteCatalogue['events']>;
