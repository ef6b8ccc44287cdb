import type { TextRef } from '@defensor/game';
import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import type { Words } from '../../game/words.ts';
import { because, counted } from '../words.ts';

/** The Judge's reason, where he gave it to everybody. */
function why(words: Words, facts: { readonly reason: TextRef; readonly isReasonPublic: boolean }): string {
  return facts.isReasonPublic ? because(words, facts.reason) : '.';
}

const said = (words: Words, { reason, publicly }: { readonly reason: TextRef; readonly publicly: boolean }) =>
  why(words, { reason, isReasonPublic: publicly });

/** English for what the Judge does by his own power. */
export const judgeEvents = {
  gameCreated: ({ turn, seats, units, pope, warnings }, words) =>
    [
      `The game began in ${words.turn(turn)} with ${counted(seats.length, 'seat')} and ${counted(units.length, 'unit')}.`,
      ...(pope === undefined ? [] : [`${capital(words.seat(pope))} is Pope.`]),
      ...(warnings.includes('few-bishops') ? ['There are few bishops: councils will hardly matter.'] : []),
      ...(warnings.includes('even-bishops') ? ['The number of bishops is even: votes may tie.'] : []),
    ].join(' '),
  actRefused: ({ seat, command, rule }, words) =>
    `${capital(words.seat(seat))} tried “${command}”, which was refused (${rule}).`,
  boardSet: (facts, words) => `The Judge set units on the board${why(words, facts)}`,
  ownersSet: (facts, words) => `The Judge set who owns centres${why(words, facts)}`,
  turnSet: (facts, words) =>
    `The Judge set the game to ${words.turn(facts.turn)}, ${words.phase(facts.phase)}${why(words, facts)}`,
  optionsChanged: (facts, words) =>
    `The Judge changed rulings of the game (${words.list(facts.changed)}), ${facts.from === 'now' ? 'at once' : 'from the next turn on'}${why(words, facts)}`,
  participationCorrected: ({ seat, turn, counts, reason }, words) =>
    `The Judge corrected the grade: ${words.turn(turn)} ${counts ? 'counts' : 'does not count'} for ${words.seat(seat)}${because(words, reason)}`,
  undone: (facts, words) =>
    `Undone by the Judge: ${counted(facts.acts, 'act')}. It is ${words.turn(facts.turn)}, ${words.phase(facts.phase)}, again${why(words, facts)}`,
  redone: (facts, words) =>
    `The Judge took the undoing back: ${counted(facts.acts, 'act')}. It is ${words.turn(facts.turn)}, ${words.phase(facts.phase)}${why(words, facts)}`,
  throneOverridden: (facts, words) =>
    `${facts.pope === undefined ? 'The Judge declared the throne vacant' : `The Judge made ${words.seat(facts.pope)} Pope`}${said(words, facts)}`,
  antiPopeOverridden: (facts, words) =>
    `The Judge ${facts.antiPope ? 'made' : 'unmade'} ${words.seat(facts.seat)} ${facts.antiPope ? 'an Anti-Pope' : 'as Anti-Pope'}${said(words, facts)}`,
  banOverridden: (facts, words) =>
    `${facts.banned ? `The Judge put ${words.seat(facts.seat)} under a ban` : `The Judge ended the ban on ${words.seat(facts.seat)}`}${said(words, facts)}`,
  affiliationOverridden: (facts, words) => {
    const whom = facts.bishop === undefined ? `the see of ${words.place(facts.see ?? '?')}` : words.seat(facts.bishop);
    const whose = facts.power === undefined ? 'nobody' : words.power(facts.power);
    return `The Judge settled that ${whom} belongs to ${whose}${said(words, facts)}`;
  },
  findingOverridden: (facts, words) =>
    `The Judge settled that testimony “${facts.finding}” is ${facts.ruling === 'proven' ? 'proven' : 'not proven'}${said(words, facts)}`,
  punishmentOverridden: (facts, words) =>
    `The Judge ${facts.status === 'ended' ? 'ended the punishment' : 'settled that the unit has served its first turn'} on testimony “${facts.finding}”${said(words, facts)}`,
  councilOverridden: (facts, words) =>
    `${facts.until === undefined ? 'The Judge ended the council' : `The Judge has a council sit until the end of ${words.turn(facts.until)}`}${said(words, facts)}`,
  emperorOverridden: (facts, words) =>
    `The Judge ${facts.crowned ? `had ${words.seat(facts.seat)} crowned emperor` : `took the emperor’s crown from ${words.seat(facts.seat)}`}${said(words, facts)}`,
} satisfies Partial<GazetteCatalogue['events']>;
