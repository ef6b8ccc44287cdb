import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';

/** English for the refusals about letters, rooms and pacts. */
export const speechRefusals = {
  'talk-out-of-phase': ({ seats, phase }) =>
    `It is ${phase('phase')}. Write to ${seats('towards')} in the next Diplomacy Phase. You did nothing wrong.`,
  'speech-unlawful': ({ name, seats }) =>
    `Unlawful if you send it to ${seats('towards')}: ${name('rule')}. You may still send it, if you confirm. The Judge will know, and the Pope may punish it if he learns of it.`,
  'speech-blocked': ({ name, seats }) =>
    `Unlawful to ${seats('towards')}: ${name('rule')}. In this game unlawful letters cannot be sent. Write only to those whom you may lawfully reach.`,
  'seat-muted': () => 'The Judge has muted you. Only he can read what you write now.',
  'observers-unheard': () => 'Observers take no part in letters.',
  'letter-to-nobody': () => 'Say whom this is for. You wrote to nobody but yourself.',
  'letter-exists': ({ name }) => `There is a letter called “${name('letter')}” already. Give this one another name.`,
  'no-such-letter': ({ name }) => `You have no letter “${name('letter')}”.`,
  'no-such-group': ({ name }) => `You are in no group “${name('group')}”.`,
  'group-exists': ({ name }) => `There is a group called “${name('group')}” already. Give this one another name.`,
  'in-group-already': ({ name }) => `All of them are in the group “${name('group')}” already.`,
  'not-in-room': ({ name }) =>
    `You do not belong to the ${name('room')} room. The Court is for a Ruler and Lords; the Team adds the bishops on their side; the Council is for bishops.`,
  'council-not-sitting': () => 'No council sits, and no conclave. Its room is closed.',
  'petitions-off': () => 'In this game the Pope takes no petitions from those under a ban.',
  'throne-vacant': () => 'There is no Pope now. Wait until one is elected.',
  'pact-exists': ({ name }) => `There is a pact called “${name('pact')}” already. Give this one another name.`,
  'no-such-pact': ({ name }) => `You are party to no pact “${name('pact')}”.`,
  'pact-answered': ({ name }) => `You have answered the pact “${name('pact')}” already.`,
  'pact-unsigned': ({ name }) => `You never signed the pact “${name('pact')}”.`,
  'game-not-over': () => 'This waits until the game is over.',
  'report-exists': ({ name }) => `You have reported letter “${name('letter')}” already. The Judge has it.`,
  'no-such-report': ({ name }) => `No open report concerns letter “${name('letter')}”.`,
  'nothing-asked': () => 'Nothing is asked of the journals.',
  'not-muted': ({ seat }) => `${capital(seat('seat'))} is not muted.`,
  'not-a-player': ({ seat }) => `${capital(seat('seat'))} does not play, so this does not apply.`,
  'letter-hidden': ({ name }) => `Letter “${name('letter')}” is hidden already.`,
  'letter-not-hidden': ({ name }) => `Letter “${name('letter')}” is not hidden.`,
  'letter-was-lawful': ({ name }) => `Letter “${name('letter')}” is lawful as it stands. There is nothing to rule.`,
  'no-such-exemption': () => 'No exemption is in force.',
  'letters-open': () => 'The letters were opened to everybody already.',
} satisfies Partial<RefusalCatalogue['refusals']>;
