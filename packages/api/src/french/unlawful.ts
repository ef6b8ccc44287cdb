import { capital } from '../game/capital.ts';
import type { GameCatalogue } from '../game/game-catalogue.ts';
import { to } from './grammar.ts';

/** French for why it would be unlawful to speak to somebody. */
export const FRENCH_UNLAWFUL: GameCatalogue['unlawful'] = {
  'ban-other-team': (towards) =>
    `Sous excommunication, vous ne pouvez pas parler aux autres équipes. ${capital(towards)} fait partie d’une autre grande puissance (R1).`,
  'ban-own-team-only': (towards) =>
    `Sous excommunication, vous ne pouvez parler qu’à votre propre équipe. ${capital(towards)} n’est d’aucune équipe (R1).`,
  'ban-no-affiliation': (towards) =>
    `Un évêque excommunié qui n’est de l’équipe d’aucune puissance ne peut parler à personne, donc pas ${to(towards)} (R2). Déclarez-vous pour une puissance pour changer cela.`,
  'ban-see-unoccupied': (towards) =>
    `Un évêque excommunié dont personne n’a occupé le siège ne peut parler à personne, donc pas ${to(towards)} (R2).`,
  'ban-occupied': (towards) =>
    `Un évêque excommunié dont le siège a été occupé ne peut parler qu’à l’équipe de l’occupant, donc pas ${to(towards)} (R8).`,
};
