import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { genitive } from '../words.ts';

/** English for the refusals about bulls, namings and testimony. */
export const bullRefusals = {
  'church-frozen': () =>
    'Orders are being resolved. Affiliations, titles and sees rest until the results are published; try again then.',
  'seal-not-papal': () =>
    'Only the reigning Pope seals bulls. You may write down what you would ask him to seal; unsealed it is not official.',
  'bull-out-of-phase': ({ phase }) =>
    `It is ${phase('phase')}. Bulls are sealed in the Order Writing Phase only, and can be drafted before.`,
  'packet-sealed': () => 'Your bulls of this turn are sealed. Open the packet again, or seal a new one in its place.',
  'nothing-sealed': () => 'You have sealed nothing this turn.',
  'ban-out-of-reach': ({ seat }) => `${capital(seat('seat'))} does not play, and cannot be excommunicated.`,
  'unit-unreadable': ({ number }) =>
    `Line ${number('line')}: name the unit by its letter and its place, as in “F Naples” or “A Munich”.`,
  'one-unit-a-finding': ({ name }) =>
    `Two units are named on the offence “${name('finding')}”. One offence is punished with one unit. Leave one out.`,
  'unknown-finding': ({ name }) => `There is no testimony “${name('finding')}”.`,
  'ban-not-in-force': ({ seat }) =>
    `${capital(seat('seat'))} is no longer under the ban that this offence belongs to. It cannot be punished any more.`,
  'finding-not-proven': ({ name }) =>
    `The Judge found the offence “${name('finding')}” not proven. No unit can be named for it.`,
  'punish-spring-first': () => 'In this game a punishment begins in Spring and ends in Fall. Name the unit in Spring.',
  'no-team-to-punish': ({ seat }) =>
    `${capital(seat('seat'))} belonged to no power when it happened. So there is no unit to name.`,
  'declared-unasked': ({ seat }) =>
    `${capital(seat('seat'))} declared for that power without its Ruler’s word. In this game its units do not answer for that.`,
  'no-unit-there': ({ has, place }) =>
    `No unit stands in ${place(has('at') ? 'at' : 'province')}. Look at the map for where it is now.`,
  'not-their-unit': ({ place, power }) =>
    `The unit in ${place('at')} is ${genitive(power('power'))}. The offender is of ${power('team')}: name a unit of that power.`,
  'wrong-unit-type': ({ place, is }) =>
    `The unit in ${place('at')} is ${is('stands', 'F') ? 'a fleet: write F' : 'an army: write A'}.`,
  'punishment-over': ({ name }) =>
    `The offence “${name('finding')}” has been punished, or its two turns are over. A new punishment needs a new offence.`,
  'not-the-named-unit': ({ has, place, is }) =>
    has('unitAt')
      ? `On the second turn the same unit must be named. It is the ${is('unitType', 'F') ? 'fleet' : 'army'} in ${place('unitAt')} now.`
      : 'On the second turn the same unit must be named, and it is on the board no more.',
  'testimony-not-papal': () => 'Only the reigning Pope testifies. Tell him what you know: he decides.',
  'testimony-out-of-phase': ({ phase }) =>
    `It is ${phase('phase')}. Testimony is taken until Order Writing closes; file it next turn.`,
  'finding-exists': ({ name }) =>
    `There is a testimony called “${name('finding')}” already. Give this one another name.`,
  'not-excommunicated': ({ seat }) => `${capital(seat('seat'))} is not excommunicated, so speaking was no offence.`,
  'unknown-letter': ({ name }) =>
    `You have no letter “${name('letter')}”. Ask somebody who received it for a certified copy.`,
  'letter-of-another': ({ name, seat }) =>
    `Letter “${name('letter')}” was not written by ${seat('seat')}. Cite what the accused wrote.`,
  'offence-before-ban': ({ seat, turn }) =>
    `It happened before the ban took effect: ${seat('seat')} has been excommunicated since ${turn('since')}. That is no offence.`,
  'offence-undated': () => 'Say on which turn it happened, or cite a letter.',
  'offence-in-future': ({ turn }) => `${turn('turn')} has not come yet. Nothing can have happened in it.`,
  'letters-lawful': ({ seat }) =>
    `The letters that you cite from ${seat('seat')} were lawful. There is nothing to try.`,
  'decree-pending': ({ seat }) =>
    `${capital(seat('seat'))} asks for a council, and it may still be convened this turn. Wait: only if it fails was the asking unlawful.`,
  'testimony-waits': ({ name }) => `The same testimony, “${name('finding')}”, already waits for the Judge.`,
  'testimony-decided': ({ name, turn }) =>
    `The Judge decided on the same testimony, “${name('finding')}”, in ${turn('turn')}. Bring something new.`,
  'docket-closed': ({ phase }) => `It is ${phase('phase')}. The Judge rules on this in the Order Resolution Phase.`,
  'ruling-final': ({ name, turn }) =>
    `The ruling on “${name('finding')}” was published in ${turn('turn')} and is final. There is no appeal.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
