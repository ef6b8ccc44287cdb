import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';

const STATUS: Readonly<Record<string, string>> = {
  convened: 'has convened a council',
  lapsed: 'has lapsed',
  withdrawn: 'was withdrawn',
};

/** English for the refusals about decrees, councils and the Judge’s hand in the church. */
export const councilRefusals = {
  'decree-not-bishop': () => 'Only bishops convene a council.',
  'decree-out-of-phase': ({ phase }) => `It is ${phase('phase')}. Councils are convened in the Diplomacy Phase only.`,
  'decree-exists': ({ name }) => `There is a decree called “${name('decree')}” already. Give this one another name.`,
  'unknown-decree': ({ name }) => `No decree “${name('decree')}” was shown to you.`,
  'decree-of-another': ({ name }) => `Only the drafter of decree “${name('decree')}” withdraws it.`,
  'decree-closed': ({ name }) => `Decree “${name('decree')}” ${STATUS[name('status')] ?? 'is closed'}.`,
  'no-signature': ({ seat, name }) => `Decree “${name('decree')}” bears no such signature of ${seat('seat')}.`,
  'shown-already': ({ name }) => `All of them have been shown decree “${name('decree')}” already.`,
  'not-bishops': ({ seats }) => `A convening decree is shown to bishops only. Leave out ${seats('seats')}.`,
  'statement-not-bishop': () => 'Only bishops make a council’s statement.',
  'no-council': () => 'No council sits.',
  'statement-exists': ({ name }) =>
    `There is a statement called “${name('statement')}” already. Give this one another name.`,
  'unknown-statement': ({ name }) => `The council has no statement “${name('statement')}”.`,
  'statement-signed': ({ name }) => `Statement “${name('statement')}” was issued, or you have signed it.`,
  'already-so': () => 'It is so already.',
  'bishop-or-see': () => 'Name either a bishop or a see, not both.',
  'no-punishment': ({ name }) => `No unit is punished on the offence “${name('finding')}”.`,
  'turn-gone': ({ turn }) => `${turn('turn')} is over.`,
  'see-taken': ({ place, seat }) => `${capital(place('see'))} has its bishop: ${seat('seat')}.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
