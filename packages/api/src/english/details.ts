import { describeOrder } from '@defensor/diplomacy';
import { capital } from '../game/capital.ts';
import type { DetailWords } from '../game/game-catalogue.ts';
import { counted } from './words.ts';

const CHOSEN_BY = {
  ruler: 'signed by the Ruler',
  mostLords: 'signed by the most Lords',
  latest: 'of two signed by as many Lords, the one completed last',
  onlySheet: 'the only one signed',
  judge: 'chosen by the Judge',
  latestDraft: 'signed by nobody: the latest draft counts in this game',
  none: 'no valid set: nobody of this power signed one',
  dispute: 'no valid set: the Lords are in dispute',
} as const;

/** English for the lines of lists. */
export const ENGLISH_DETAILS: DetailWords = {
  order: describeOrder,
  line: (what, became) => `${what}: ${became}`,
  sheet: (power, chosen, words) =>
    'sheet' in chosen
      ? `${capital(power)}: sheet “${chosen.sheet}”, ${CHOSEN_BY[chosen.why]}${chosen.signers.length === 0 ? '' : ` (${words.seats(chosen.signers)})`}`
      : `${capital(power)}: ${CHOSEN_BY[chosen.why]}`,
  withoutOrder: ({ type, location }, words) => `${capital(words.unit({ type, location }))} had no order`,
  unusedBuilds: (count) => `${counted(count, 'build')} not used`,
  centre: ({ centre, from, to }, words) => {
    const place = capital(words.place(centre));
    if (to === undefined) return `${place} belongs to nobody now`;
    return `${place} belongs to ${words.power(to)} now${from === undefined ? '' : `, no longer to ${words.power(from)}`}`;
  },
  bull: (bull, words) => {
    switch (bull.kind) {
      case 'excommunicate':
        return `Excommunicates ${words.seat(bull.seat)}`;
      case 'lift':
        return `Lifts the excommunication of ${words.seat(bull.seat)}`;
      case 'name':
        return `Names ${words.unit({ type: bull.type, location: bull.at })} for punishment`;
      default:
        return bull satisfies never;
    }
  },
  bullOutcomes: {
    banned: 'in force',
    alreadyBanned: 'excommunicated already',
    lifted: 'lifted',
    notBanned: 'there was no ban to lift',
    immobilised: 'the unit did not move',
    overtakenByLift: 'overtaken by a lifting',
    void: 'void, since the Pope was deposed',
    noEffect: 'no effect',
  },
  vote: ({ voter, candidate, counts }, words) =>
    `${capital(words.seat(voter))} for ${words.seat(candidate)}${counts ? '' : ' (not counted)'}`,
};
