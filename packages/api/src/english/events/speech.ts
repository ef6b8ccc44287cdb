import type { TextRef } from '@defensor/game';
import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import type { Words } from '../../game/words.ts';
import { because } from '../words.ts';

const unlawfully = (unlawful: { readonly rule: string } | undefined) =>
  unlawful === undefined ? '' : `, unlawfully (${unlawful.rule})`;

const said = (words: Words, text: TextRef) => {
  const quoted = words.quoted(text);
  return quoted === undefined ? '.' : `: ${quoted}`;
};

/** English for what is said and written. */
export const speechEvents = {
  letterSent: ({ from, to, room, petition, unlawful, text }, words) => {
    const where =
      room === undefined
        ? `wrote to ${words.seats(to)}`
        : room.kind === 'council'
          ? 'wrote to the council'
          : `wrote to the ${room.kind === 'court' ? 'Court' : 'Team'} of ${words.power(room.power)}`;
    const how = petition ? 'petitioned the Pope' : where;
    return `${capital(words.seat(from))} ${how}${unlawfully(unlawful)}${said(words, text)}`;
  },
  statementMade: ({ from, text, unlawful }, words) =>
    `${capital(words.seat(from))} stated to everybody${unlawfully(unlawful)}${said(words, text)}`,
  groupFormed: ({ founder, members, name }, words) =>
    `${capital(words.seat(founder))} gathered ${words.seats(members)} in a group${said(words, name)}`,
  groupJoined: ({ by, members, group }, words) =>
    `${capital(words.seat(by))} brought ${words.seats(members)} into the group “${group}”.`,
  groupLeft: ({ seat, group }, words) => `${capital(words.seat(seat))} left the group “${group}”.`,
  pactOffered: ({ by, parties, text }, words) =>
    `${capital(words.seat(by))} offered a pact among ${words.seats(parties)}${said(words, text)}`,
  pactSigned: ({ seat, pact }, words) => `${capital(words.seat(seat))} signed the pact “${pact}”.`,
  pactDeclined: ({ seat, pact }, words) => `${capital(words.seat(seat))} declined the pact “${pact}”.`,
  pactJudged: ({ seat, pact, kept }, words) =>
    `${capital(words.seat(seat))} says that the pact “${pact}” was ${kept ? 'kept' : 'broken'}.`,
  noteWritten: ({ seat }, words) => `${capital(words.seat(seat))} wrote a private note.`,
  journalWritten: ({ seat, text }, words) => `${capital(words.seat(seat))} wrote in the journal${said(words, text)}`,
  letterReported: ({ by, letter, text }, words) =>
    `${capital(words.seat(by))} reported letter “${letter}” to the Judge${because(words, text)}`,
  reportHandled: ({ letter, by }, words) =>
    `The Judge dealt with the report of ${words.seat(by)} on letter “${letter}”.`,
  seatMuted: ({ seat, untilMs, reason }, words) =>
    `The Judge muted ${words.seat(seat)}${untilMs === undefined ? '' : ` until ${words.moment(untilMs)}`}${because(words, reason)}`,
  journalsAsked: ({ text }, words) =>
    text === undefined
      ? 'The Judge asks nothing more of the journals.'
      : `The Judge asks of every journal${said(words, text)}`,
  seatUnmuted: ({ seat }, words) => `The Judge lets ${words.seat(seat)} speak again.`,
  seatWarned: ({ seat, reason }, words) => `The Judge warned ${words.seat(seat)}${because(words, reason)}`,
  letterHidden: ({ letter, reason }, words) => `The Judge hid letter “${letter}”${because(words, reason)}`,
  letterShown: ({ letter }) => `The Judge showed letter “${letter}” again.`,
  letterRuledLawful: ({ letter, reason }, words) =>
    `The Judge ruled letter “${letter}” lawful${because(words, reason)}`,
  speechExempted: ({ seats, untilMs, reason }, words) =>
    `The Judge exempted talk among ${words.seats(seats)} from bans${untilMs === undefined ? '' : ` until ${words.moment(untilMs)}`}${because(words, reason)}`,
  exemptionsEnded: ({ seats }, words) => `The Judge ended the exemption of talk among ${words.seats(seats)}.`,
  lettersOpened: () => 'The game is over, and the Judge opened all letters to everybody.',
} satisfies Partial<GazetteCatalogue['events']>;
