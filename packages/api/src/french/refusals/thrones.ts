import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { of, to } from '../grammar.ts';

/** French for the refusals about elections, resignations, crowns and affiliations. */
export const throneRefusals = {
  'voter-not-bishop': () => 'Seuls les évêques votent aux conciles et aux conclaves.',
  'ballot-out-of-phase': ({ phase }) =>
    `La partie en est ${to(phase('phase'))}. Les évêques votent seulement dans la phase d’écriture des ordres.`,
  'no-election': () => 'Ni concile ni conclave ne siège. Il n’y a rien à voter.',
  'no-ballot': () => 'Vous n’avez pas voté ce tour-ci.',
  'candidate-not-bishop': ({ seat }) => `${capital(seat('candidate'))} n’est pas évêque. Seul un évêque peut être élu.`,
  'candidate-barred': ({ seat, is }) =>
    `${capital(seat('candidate'))} a ${is('cause', 'resignation') ? 'renoncé au trône' : 'perdu le trône'}, et c’est ce qui a ouvert ce conclave. Il doit élire un autre évêque.`,
  'candidate-reigns': ({ seat }) =>
    `${capital(seat('candidate'))} règne comme Pape et ne peut pas être aussi antipape.`,
  'candidate-is-anti-pope': ({ seat }) =>
    `${capital(seat('candidate'))} est déjà antipape. Choisissez un autre évêque.`,
  'candidate-of-other-see': ({ seat }) =>
    `${capital(seat('candidate'))} ne peut pas être antipape : son siège n’était pas un des centres neutres du début.`,
  'resignation-not-papal': () => 'Seul le Pape régnant peut renoncer au trône.',
  'resignation-out-of-phase': () =>
    'Les ordres sont en cours de résolution. Une renonciation se dépose ou se retire avant ; attendez le prochain tour.',
  'resignation-unsigned': () => 'Une renonciation ne compte qu’écrite et signée. Signez-la.',
  'no-resignation': () => 'Aucune renonciation n’attend de résolution.',
  'not-anti-pope': () => 'Vous n’êtes pas antipape.',
  'crown-not-papal': () => 'Seul un Pape couronne un empereur, ou lui retire sa couronne.',
  'crown-out-of-reach': ({ seat }) => `${capital(seat('seat'))} ne joue pas, et ne porte pas de couronne.`,
  'already-emperor': ({ seat }) => `${capital(seat('seat'))} a déjà cette couronne.`,
  'not-emperor': ({ seat }) => `${capital(seat('seat'))} ne porte pas de couronne que vous puissiez retirer.`,
  'declarer-not-bishop': () =>
    'Seul un évêque se déclare pour une puissance. Souverains et Seigneurs ne peuvent pas changer de camp.',
  'pope-stands-alone': () => 'Dans cette partie, le Pape n’est d’aucune puissance.',
  'see-occupied': ({ place, power }) =>
    `Ce siège a été occupé : ${place('see')}. Son évêque est avec ${power('power')}, que cela lui plaise ou non.`,
  'declared-this-turn': () =>
    'Vous vous êtes déjà déclaré, rétracté ou vous avez changé ce tour-ci. Attendez le prochain.',
  'unknown-power': ({ name }) => `La carte n’a pas de puissance « ${name('power')} ».`,
  'power-eliminated': ({ power }) =>
    `${capital(power('power'))} a quitté la partie. Déclarez-vous pour une autre puissance.`,
  'already-declared': ({ power }) => `Vous vous êtes déjà déclaré pour ${power('power')}.`,
  'not-declared': ({ has, seat }) =>
    has('seat') ? `Il n’y a pas de telle déclaration ${of(seat('seat'))}.` : 'Il n’y a pas de telle déclaration.',
  'banned-may-not-change': ({ power }) =>
    `Tant que dure votre excommunication, vous restez avec ${power('power')}. Vous pourrez changer quand elle sera levée.`,
  'acceptance-not-rulers': ({ seat }) => `Seul un Souverain accepte un évêque, et ${seat('seat')} n’en est pas un.`,
  'already-accepted': ({ seat }) => `${capital(seat('seat'))} a déjà été accepté.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
