import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { counted, theTurn } from '../grammar.ts';

/** French for the refusals about what the Judge does. */
export const judgeRefusals = {
  'unknown-variant': ({ name }) => `Il n’y a pas de carte fournie « ${name('variant')} ».`,
  'unknown-unit': ({ name }) => `Il n’y a pas d’unité « ${name('unit')} » sur le plateau.`,
  'map-has-faults': ({ number }) =>
    `Le fichier de la carte a ${counted(number('count'), 'défaut')}. « defensor validate-map » en donne la liste avec les lignes.`,
  'papal-see-needed': ({ name }) =>
    `« ${name('papalSee')} » n’est pas un centre de cette carte. Nommez le centre qui doit être le siège du Pape.`,
  'sees-needed': () => 'Cette carte n’a pas de centre neutre. Donnez vous-même la liste des sièges des évêques.',
  'nothing-to-undo': () => 'Il n’y a ni acte ni phase à laquelle revenir.',
  'nothing-to-redo': () => 'Rien n’a été annulé, ou autre chose a été fait depuis.',
  'cannot-stand-there': ({ is, at }) =>
    `${is('type', 'F') ? 'Une flotte' : 'Une armée'} ne peut pas se trouver ${at('location')}. Il faut à une flotte une côte ou la mer (et le nom de la côte, s’il y en a deux), à une armée la terre.`,
  'two-units-in-one-province': ({ at }) => `Deux unités ne peuvent pas se trouver ensemble ${at('province')}.`,
  'not-a-centre': ({ place }) =>
    `${capital(place('centre'))} : ce n’est pas un centre. Seuls les centres ont un propriétaire.`,
  'no-winter-in-spring': ({ turn }) =>
    `Les unités se construisent et se retirent après l’automne, et c’est ${theTurn(turn('turn'))}.`,
  'options-unchanged': () => 'Les options sont déjà comme vous le demandez.',
  'option-fixed': ({ name }) => `L’option « ${name('option')} » est fixée quand la partie commence.`,
  'turn-not-played': ({ turn }) => `La partie n’est pas encore arrivée à ce tour : ${turn('turn')}.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
