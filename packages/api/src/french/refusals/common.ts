import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { agreed, of, to } from '../grammar.ts';

/** French for the refusals that any command may meet. */
export const commonRefusals = {
  'no-game': () => 'Il n’y a pas encore de partie. L’Arbitre doit d’abord en créer une.',
  'game-exists': () => 'Cette partie a déjà été créée.',
  'duplicate-command': () => 'C’est déjà fait. Rien ne se fait deux fois.',
  'unknown-seat': ({ name }) => `Il n’y a pas de place « ${name('seat')} » dans cette partie.`,
  'judge-only': () => 'Seul l’Arbitre peut faire cela.',
  'clock-only': () => 'Seuls l’horloge et l’Arbitre peuvent faire cela.',
  'seat-needed': () => 'Dites pour quelle place vous saisissez ceci. L’Arbitre ne signe rien en son propre nom.',
  'not-on-behalf': () => 'Cela ne peut pas être saisi pour une autre place.',
  'observers-watch': () => 'Les observateurs regardent. Ils n’agissent pas dans la partie.',
  'seat-suspended': ({ seat }) =>
    `${capital(seat('seat'))} est ${agreed(seat('seat'), 'suspendu')} par l’Arbitre. Demandez-lui pourquoi.`,
  'seat-empty': ({ seat }) => `La place ${of(seat('seat'))} est vide. L’Arbitre doit d’abord y mettre quelqu’un.`,
  'game-over': () => 'La partie est finie. Vous pouvez encore écrire des lettres, des notes et votre journal.',
  'phase-moved-on': ({ phase }) =>
    `La page que vous avez vue n’est plus à jour : la partie en est ${to(phase('phase'))}. Regardez ce qui est ouvert, puis réessayez.`,
  'deadline-passed': ({ moment }) =>
    `Le temps est écoulé depuis ce moment : ${moment('deadline')}. Demandez à l’Arbitre : il peut le saisir en retard, en disant pourquoi.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
