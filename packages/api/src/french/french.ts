import type { Language } from '../language.ts';
import { FRENCH_DOCUMENTS } from './documents.ts';
import { FRENCH_GAME } from './game.ts';
import { FRENCH_GAZETTE } from './gazette.ts';
import { FRENCH_LAW } from './law.ts';
import { FRENCH_MAP_FAULTS } from './map-faults.ts';
import { FRENCH_PRINT } from './print.ts';
import { FRENCH_REFUSALS } from './refusals.ts';
import { FRENCH_SERVER } from './server.ts';

/** French, whole. */
export const FRENCH: Language = {
  ...FRENCH_GAME,
  ...FRENCH_GAZETTE,
  ...FRENCH_REFUSALS,
  ...FRENCH_LAW,
  mapFaults: FRENCH_MAP_FAULTS,
  server: FRENCH_SERVER,
  documents: FRENCH_DOCUMENTS,
  print: FRENCH_PRINT,
};
