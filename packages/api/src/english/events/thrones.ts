import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import { because, counted, genitive } from '../words.ts';

const DEPOSE_FAULTS = {
  noUnitThere: (see: string) => `it has no unit in ${see}`,
  noPope: () => 'nobody reigned when orders closed',
  host: (see: string) => `it has owned ${see} since the start and invaded nothing`,
  builtThere: (see: string) => `its unit in ${see} was built there and invaded nothing`,
  noAntiPope: (see: string) => `there is no Anti-Pope of ${see}`,
  protector: () => 'he was its own bishop when he was elected',
} as const;

const CAUSES = {
  deposition: 'The Pope was deposed',
  resignation: 'The Pope resigned',
  emptySeat: 'The Pope’s seat was declared empty',
  judge: 'The Judge declared the throne vacant',
} as const;

const OF = {
  eligible: 'those who may vote',
  allBishops: 'all bishops',
  votesCast: 'the votes cast',
} as const;

/** English for what happens to thrones, titles and crowns. */
export const throneEvents = {
  ballotCast: ({ voter, candidate, elects, enteredByJudge, late }, words) =>
    `${capital(words.seat(voter))} voted for ${words.seat(candidate)} as ${elects === 'pope' ? 'Pope' : 'Anti-Pope'}${enteredByJudge ? ', entered by the Judge' : ''}${late ? ', admitted late' : ''}.`,
  ballotWithdrawn: ({ voter }, words) => `${capital(words.seat(voter))} took the vote back.`,
  ballotsCounted: ({ elects, needed, of, bishops, eligible, notCounted, elected, plurality, counts }, words) => {
    const what = elects === 'pope' ? 'a Pope' : 'an Anti-Pope';
    const votes = counts.map(({ candidate, votes }) => `${words.seat(candidate)} ${votes}`).join(', ');
    const electorate = elects === 'pope' ? `${eligible} of ${bishops} bishops may vote` : `${bishops} bishops`;
    return [
      `The votes for ${what} were counted: ${votes === '' ? 'nobody voted' : votes}. Needed: ${needed}, a majority of ${OF[of]} (${electorate}).`,
      ...(notCounted === 0 ? [] : [`${capital(counted(notCounted, 'vote'))} did not count.`]),
      ...(elected === undefined ? ['Nobody is elected.'] : []),
      ...(plurality && elected !== undefined ? ['After so many ballots the most votes elect.'] : []),
    ].join(' ');
  },
  electorateNoted: ({ bishops, eligible, allVote }) =>
    allVote
      ? `All ${bishops} bishops are excommunicated, so all of them vote for a Pope.`
      : `Only ${eligible} of ${bishops} bishops may vote for a Pope: the others are excommunicated.`,
  popeElected: ({ seat, how, votes, needed, wasAntiPope, affiliation }, words) => {
    const chosen =
      how === 'validation'
        ? `${capital(words.seat(seat))}, the only Anti-Pope, is Pope: the Pope before him was deposed.`
        : `${capital(words.seat(seat))} is elected Pope${votes === undefined ? '' : ` with ${counted(votes, 'vote')}, ${needed ?? votes} needed`}.`;
    return [
      chosen,
      ...(wasAntiPope && how === 'conclave' ? ['He was Anti-Pope before.'] : []),
      ...(affiliation === undefined ? [] : [`Rome’s occupier is ${words.power(affiliation)}: he belongs to its team.`]),
    ].join(' ');
  },
  popeDeposed: ({ pope, power, unit, board, namings }, words) =>
    [
      `${capital(words.power(power))} deposed the Pope, ${words.seat(pope)}, with ${words.unit({ type: unit.type, location: unit.location })}.`,
      ...(board === 'withoutPunishments' && namings > 0 ? ['The units that he had named moved freely.'] : []),
    ].join(' '),
  deposeOrderFailed: ({ power, whom, see, fault }, words) =>
    `${genitive(capital(words.power(power)))} order to depose ${whom === 'pope' ? 'the Pope' : `the Anti-Pope of ${words.place(see)}`} had no effect: ${DEPOSE_FAULTS[fault](words.place(see))}.`,
  conclaveOpened: ({ cause, barred, antiPopes }, words) =>
    [
      `${CAUSES[cause]}. The throne is vacant, and a conclave sits until a Pope is elected.`,
      ...(barred === undefined ? [] : [`${capital(words.seat(barred))} cannot be elected in it.`]),
      ...(antiPopes.length < 2
        ? []
        : [`There are ${antiPopes.length} Anti-Popes, so none of them accedes by himself.`]),
    ].join(' '),
  resignationFiled: ({ seat, text, enteredByJudge, late }, words) =>
    `${capital(words.seat(seat))} signed his resignation${enteredByJudge ? ', entered by the Judge' : ''}${late ? ', admitted late' : ''}${because(words, text)}`,
  resignationWithdrawn: ({ seat }, words) => `${capital(words.seat(seat))} withdrew his resignation.`,
  resignationRuled: ({ seat, ruling, note }, words) =>
    `The Judge rules that ${words.seat(seat)} resigns ${ruling === 'free' ? 'freely' : 'under duress'}${because(words, note)}`,
  resignationTookEffect: ({ seat }, words) => `${capital(words.seat(seat))} has resigned. His bans stand.`,
  resignationVoided: ({ seat, why }, words) => {
    const reason =
      why === 'duress'
        ? 'he acted under duress'
        : why === 'deposed'
          ? 'he was deposed first'
          : 'a unit stands in Rome and nobody ruled that he acted freely';
    return `The resignation of ${words.seat(seat)} has no effect: ${reason}.`;
  },
  antiPopeElected: ({ seat, votes, needed, protector }, words) =>
    [
      `The council elected ${words.seat(seat)} Anti-Pope with ${counted(votes, 'vote')}, ${needed} needed.`,
      ...(protector === undefined ? [] : [`${capital(words.power(protector))}, his own power, cannot depose him.`]),
    ].join(' '),
  antiPopeDeposed: ({ seat, power, see }, words) =>
    `${capital(words.power(power))} stands in ${words.place(see)} and deposed ${words.seat(seat)}. He is Anti-Pope no more, and his decrees are gone.`,
  antiPopeRenounced: ({ seat }, words) => `${capital(words.seat(seat))} is Anti-Pope no more: he gave up the title.`,
  emperorCrowned: ({ seat, by, byAntiPope }, words) =>
    `${capital(words.seat(by))} crowned ${words.seat(seat)} emperor${byAntiPope ? ', as Anti-Pope' : ''}. It is a title and gives no power.`,
  emperorUncrowned: ({ seat, by }, words) =>
    `${capital(words.seat(by))} took the emperor’s crown from ${words.seat(seat)}.`,
} satisfies Partial<GazetteCatalogue['events']>;
