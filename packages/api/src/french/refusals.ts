import type { RefusalCatalogue } from '../game/game-catalogue.ts';
import { bullRefusals } from './refusals/bulls.ts';
import { commonRefusals } from './refusals/common.ts';
import { councilRefusals } from './refusals/councils.ts';
import { judgeRefusals } from './refusals/judge.ts';
import { seatRefusals } from './refusals/seats.ts';
import { sheetRefusals } from './refusals/sheets.ts';
import { speechRefusals } from './refusals/speech.ts';
import { throneRefusals } from './refusals/thrones.ts';
import { turnRefusals } from './refusals/turn.ts';
import { frenchWords } from './words.ts';

const SENTENCES: RefusalCatalogue['refusals'] = {
  ...commonRefusals,
  ...seatRefusals,
  ...sheetRefusals,
  ...speechRefusals,
  ...bullRefusals,
  ...throneRefusals,
  ...councilRefusals,
  ...turnRefusals,
  ...judgeRefusals,
};

/** French for refusals: what is not allowed and why, then what to do. */
export const FRENCH_REFUSALS: RefusalCatalogue = { words: frenchWords, refusals: SENTENCES };
