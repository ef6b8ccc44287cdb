import { capital } from '../game/capital.ts';
import type { GameCatalogue } from '../game/game-catalogue.ts';

/** English for why it would be unlawful to speak to somebody. */
export const ENGLISH_UNLAWFUL: GameCatalogue['unlawful'] = {
  'ban-other-team': (towards) =>
    `Excommunicated, you may not speak to other teams. ${capital(towards)} belongs to another great power (R1).`,
  'ban-own-team-only': (towards) =>
    `Excommunicated, you may speak to your own team only. ${capital(towards)} belongs to no team (R1).`,
  'ban-no-affiliation': (towards) =>
    `An excommunicated bishop of no power’s team may speak to nobody, so not to ${towards} (R2). Declare for a power to change that.`,
  'ban-see-unoccupied': (towards) =>
    `An excommunicated bishop whose see nobody has occupied may speak to nobody, so not to ${towards} (R2).`,
  'ban-occupied': (towards) =>
    `An excommunicated bishop whose see was occupied may speak to the occupier’s team only, so not to ${towards} (R8).`,
};
