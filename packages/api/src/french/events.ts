import type { GazetteCatalogue } from '../game/game-catalogue.ts';
import { bullEvents } from './events/bulls.ts';
import { councilEvents } from './events/councils.ts';
import { judgeEvents } from './events/judge.ts';
import { seatEvents } from './events/seats.ts';
import { sheetEvents } from './events/sheets.ts';
import { speechEvents } from './events/speech.ts';
import { throneEvents } from './events/thrones.ts';
import { turnEvents } from './events/turn.ts';

/** French for what happens: what it is, then why. */
export const FRENCH_EVENTS: GazetteCatalogue['events'] = {
  ...seatEvents,
  ...sheetEvents,
  ...speechEvents,
  ...bullEvents,
  ...throneEvents,
  ...councilEvents,
  ...turnEvents,
  ...judgeEvents,
};
