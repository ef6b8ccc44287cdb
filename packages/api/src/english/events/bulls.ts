import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import { because, counted, genitive } from '../words.ts';

const NOTICES = {
  'self-ban': 'This bans the Pope himself.',
  'already-banned': 'That seat is excommunicated already.',
  'not-banned': 'That seat is not excommunicated.',
  'no-effect-yet': 'An Anti-Pope’s bull has no effect unless he becomes Pope.',
} as const;

const FAULTS = {
  lifted: 'the ban it rests on was lifted',
  notProven: 'the offence was not proven',
  noSuchUnit: 'no such unit stands there',
  notTheirUnit: 'the unit is not of the offender’s team',
  findingUsed: 'the offence was punished with another unit',
  notConsecutive: 'the first turn of the punishment was not the one before',
} as const;

const ENDS = {
  lifted: 'the ban was lifted',
  notNamedAgain: 'the Pope did not name the unit again',
  unitGone: 'the unit is gone',
  popeDeposed: 'the Pope was deposed',
} as const;

const HALVES = { 1: 'the first of two turns', 2: 'the second of two turns' } as const;

/** English for what becomes of bulls. */
export const bullEvents = {
  bullsDrafted: ({ author, lines }, words) =>
    `${capital(words.seat(author))} drafted ${counted(lines.length, 'bull')}. Nothing is official until it is sealed.`,
  bullsSealed: ({ author, lines, late, enteredByJudge, notices, reason }, words) =>
    [
      `${capital(words.seat(author))} sealed ${counted(lines.length, 'bull')}${enteredByJudge ? ', entered by the Judge' : ''}${late ? `, admitted late${because(words, reason)}` : '.'}`,
      ...notices.map(({ line, notice }) => `Line ${line}: ${NOTICES[notice]}`),
    ].join(' '),
  bullsUnsealed: ({ author }, words) =>
    `${capital(words.seat(author))} opened the sealed bulls again. They are a draft now.`,
  bullsPublished: ({ author, office, preamble, preambleWithheld }, words) =>
    [
      `The bulls of ${words.seat(author)}${office === 'antiPope' ? ', Anti-Pope,' : ''} were published${because(words, preamble)}`,
      ...(preambleWithheld === true ? ['Words that came with them are withheld while he is excommunicated.'] : []),
    ].join(' '),
  decreesFiled: ({ antiPope, outstanding, withdrawn }, words) =>
    [
      `${capital(words.seat(antiPope))} is Anti-Pope: his bulls wait until he reigns (${outstanding.length}).`,
      ...(withdrawn.length === 0 ? [] : [`He took back what he had decreed on ${words.seats(withdrawn)}.`]),
    ].join(' '),
  banBegan: ({ seat, issuer, validated }, words) =>
    validated === true
      ? `${capital(words.seat(seat))} is excommunicated: what ${words.seat(issuer)} decreed as Anti-Pope takes effect.`
      : `${capital(words.seat(seat))} is excommunicated by ${words.seat(issuer)}.`,
  banLifted: ({ seat, liftedBy, validated }, words) =>
    `The excommunication of ${words.seat(seat)} is lifted by ${words.seat(liftedBy)}${validated === true ? ', who had decreed it as Anti-Pope' : ''}.`,
  banVoided: ({ seat, pope, power, issuer }, words) =>
    `The excommunication of ${words.seat(seat)} is void: ${words.power(power)} deposed ${issuer === pope ? 'the Pope who gave it' : words.seat(pope)}.`,
  banRevived: ({ seat, power }, words) =>
    `${capital(words.seat(seat))} is excommunicated again: ${words.power(power)} deposed the Pope who had lifted the ban this turn.`,
  namingDropped: ({ type, at, fault }, words) =>
    `The naming of ${words.unit({ type, location: at })} does not count: ${FAULTS[fault]}.`,
  unitImmobilised: ({ unit, accused, by, half }, words) =>
    `${capital(words.seat(accused))} was caught communicating. ${capital(words.unit(unit))} was named by ${words.seat(by)} and did not move: ${HALVES[half]}.`,
  namingVoided: ({ unit, power }, words) =>
    `The Pope had named ${words.unit(unit)}, and ${words.power(power)} deposed him: the naming is void and the unit was free.`,
  punishmentEnded: ({ accused, how, power }, words) =>
    `The punishment for the offence of ${words.seat(accused)} is over: ${ENDS[how]}${power === undefined ? '' : ` by ${words.power(power)}`}.`,
  testimonyFiled: ({ accused, filedBy, offenceTurn, testimony, enteredByJudge }, words) =>
    `${capital(words.seat(filedBy))} testified that ${words.seat(accused)} communicated in ${words.turn(offenceTurn)}${enteredByJudge ? ', entered by the Judge' : ''}${because(words, testimony)}`,
  testimonyQuestioned: ({ finding, of, question }, words) =>
    `The Judge asked ${words.seat(of)} about testimony “${finding}”${because(words, question)}`,
  testimonyAnswered: ({ finding, by, answer, admits }, words) =>
    `${capital(words.seat(by))} ${admits ? 'admitted the offence' : 'answered'} on testimony “${finding}”${because(words, answer)}`,
  testimonyRuled: ({ finding, ruling, note }, words) =>
    `The Judge rules testimony “${finding}” ${ruling === 'proven' ? 'proven' : 'not proven'}${because(words, note)}`,
  testimonyDecided: ({ accused, ruling, admitted, testimony }, words) => {
    if (ruling !== 'proven') {
      const why = ruling === 'notProvenByDefault' ? ', since nobody ruled on it' : '';
      return `The testimony against ${words.seat(accused)} is not proven${why}.`;
    }
    return `The offence of ${words.seat(accused)} is ${admitted ? 'admitted' : 'proven'}${because(words, testimony)}`;
  },
  affiliationDeclared: ({ bishop, power, from, needsAcceptance }, words) =>
    [
      `${capital(words.seat(bishop))} declared for ${words.power(power)}${from === undefined ? '' : ` and left ${words.power(from)}`}.`,
      ...(needsAcceptance ? [`It counts when ${genitive(words.power(power))} Ruler accepts it.`] : []),
    ].join(' '),
  affiliationWithdrawn: ({ bishop, power }, words) =>
    `${capital(words.seat(bishop))} no longer stands with ${words.power(power)}.`,
  declarationAccepted: ({ bishop, by }, words) => `${capital(words.seat(by))} accepted ${words.seat(bishop)}.`,
  seeOccupied: ({ see, power, bishop, was }, words) => {
    const stands = `A unit of ${words.power(power)} stands in ${words.place(see)}`;
    if (bishop === undefined) return `${stands}.`;
    const left = was === undefined || was === power ? '' : `, and no longer to ${words.power(was)}`;
    return `${stands}: ${words.seat(bishop)} belongs to ${words.power(power)}${left}.`;
  },
  affiliationsLapsed: ({ power, bishops }, words) =>
    bishops.length === 0
      ? `${capital(words.power(power))} is out of the game: nobody belongs to it any more.`
      : `${capital(words.power(power))} is out of the game: ${words.seats(bishops)} ${bishops.length === 1 ? 'belongs' : 'belong'} to nobody now.`,
  unitBuiltInPapalSee: ({ power }, words) =>
    `${capital(words.power(power))} built a unit in the Pope’s see. That is no invasion: it cannot depose him.`,
} satisfies Partial<GazetteCatalogue['events']>;
