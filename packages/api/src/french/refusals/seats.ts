import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { agreed, of } from '../grammar.ts';
import { titleOf } from '../words.ts';

/** French for the refusals about seats. */
export const seatRefusals = {
  'addendum-off': () => 'Cette partie se joue sans les règles de la papauté.',
  'cast-unknown-power': ({ has, name }) =>
    has('power')
      ? `La carte n’a pas de puissance « ${name('power')} ».`
      : 'Un Seigneur sert une puissance. Dites laquelle.',
  'cast-too-many-bishops': ({ number }) =>
    `Vous avez demandé ${number('bishops')} évêques, et il y a ${number('sees')} sièges. Choisissez ${number('sees')} ou moins.`,
  'cast-without-pope': ({ at }) =>
    `Il faut un évêque ${at('papalSee')} : c’est lui le Pape au début. Ajoutez ce siège.`,
  'not-a-see': ({ has, place }) =>
    has('see')
      ? `${capital(place('see'))} : ce ne peut pas être un siège. Choisissez une province terrestre de cette carte.`
      : 'Un évêque a un siège. Choisissez une province terrestre de cette carte.',
  'not-a-lord': ({ seat }) =>
    `${capital(seat('seat'))} n’est pas Seigneur. Seul un Seigneur peut agir pour un Souverain.`,
  'title-of-another-class': ({ name, seat }) =>
    `« ${titleOf(name('title'))} » n’est pas un titre pour ${seat('seat')}. Un Souverain peut être Roi, Reine, Prince ou Princesse ; un Seigneur peut être Duc, Duchesse ou Dame.`,
  'person-has-a-seat': ({ seat }) =>
    `Cette personne occupe déjà une autre place : ${seat('other')}. Chacun a une seule place, sauf si la partie en permet deux.`,
  'person-sits-there': ({ seat }) => `Cette personne occupe déjà la place ${of(seat('seat'))}.`,
  'seat-stays': ({ seat }) =>
    `La place ${of(seat('seat'))} ne peut pas être supprimée. Déclarez-la vide, ou mettez-y quelqu’un d’autre.`,
  'seats-differ': ({ seat }) =>
    `${capital(seat('from'))} et ${seat('into')} ne peuvent pas former une seule place. Seuls le peuvent deux Seigneurs d’une même puissance, ou deux évêques.`,
  'see-filled': ({ at, seat }) => `Il y a déjà un évêque ${at('see')} : ${seat('seat')}.`,
  'not-suspended': ({ seat }) => `${capital(seat('seat'))} n’est pas ${agreed(seat('seat'), 'suspendu')}.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
