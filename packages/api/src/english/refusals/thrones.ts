import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';

/** English for the refusals about elections, resignations, crowns and affiliations. */
export const throneRefusals = {
  'voter-not-bishop': () => 'Only bishops vote in councils and conclaves.',
  'ballot-out-of-phase': ({ phase }) => `It is ${phase('phase')}. Bishops vote in the Order Writing Phase only.`,
  'no-election': () => 'No council sits, and no conclave. There is nothing to vote on.',
  'no-ballot': () => 'You have not voted this turn.',
  'candidate-not-bishop': ({ seat }) => `${capital(seat('candidate'))} is no bishop. Only a bishop can be elected.`,
  'candidate-barred': ({ seat, is }) =>
    `${capital(seat('candidate'))} ${is('cause', 'resignation') ? 'resigned' : 'lost the throne'}, and that opened this conclave. It has to elect another bishop.`,
  'candidate-reigns': ({ seat }) => `${capital(seat('candidate'))} reigns as Pope and cannot be Anti-Pope too.`,
  'candidate-is-anti-pope': ({ seat }) =>
    `${capital(seat('candidate'))} is an Anti-Pope already. Choose another bishop.`,
  'candidate-of-other-see': ({ seat }) =>
    `${capital(seat('candidate'))} cannot be Anti-Pope: his see was not one of the neutral centres at the start.`,
  'resignation-not-papal': () => 'Only the reigning Pope can resign the throne.',
  'resignation-out-of-phase': () =>
    'Orders are being resolved. A resignation is filed or withdrawn before that; wait for the next turn.',
  'resignation-unsigned': () => 'A resignation counts only when it is written and signed. Sign it.',
  'no-resignation': () => 'No resignation waits to be resolved.',
  'not-anti-pope': () => 'You are no Anti-Pope.',
  'crown-not-papal': () => 'Only a Pope crowns an emperor, or takes the crown away.',
  'crown-out-of-reach': ({ seat }) => `${capital(seat('seat'))} does not play, and wears no crown.`,
  'already-emperor': ({ seat }) => `${capital(seat('seat'))} has that crown already.`,
  'not-emperor': ({ seat }) => `${capital(seat('seat'))} wears no crown that you may take.`,
  'declarer-not-bishop': () => 'Only a bishop declares for a power. Rulers and Lords cannot change sides.',
  'pope-stands-alone': () => 'In this game the Pope belongs to no power.',
  'see-occupied': ({ place, power }) =>
    `${capital(place('see'))} has been occupied. Its bishop belongs to ${power('power')}, whether he likes it or not.`,
  'declared-this-turn': () => 'You have declared, changed or withdrawn once this turn. Wait for the next.',
  'unknown-power': ({ name }) => `The map has no power “${name('power')}”.`,
  'power-eliminated': ({ power }) => `${capital(power('power'))} is out of the game. Declare for another power.`,
  'already-declared': ({ power }) => `You have declared for ${power('power')} already.`,
  'not-declared': ({ has, seat }) =>
    has('seat') ? `There is no such declaration by ${seat('seat')}.` : 'There is no such declaration.',
  'banned-may-not-change': ({ power }) =>
    `While you are excommunicated you stay with ${power('power')}. You may change when the ban is lifted.`,
  'acceptance-not-rulers': ({ seat }) => `Only a Ruler accepts a bishop, and ${seat('seat')} is none.`,
  'already-accepted': ({ seat }) => `${capital(seat('seat'))} has been accepted already.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
