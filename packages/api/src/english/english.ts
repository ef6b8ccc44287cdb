import type { Language } from '../language.ts';
import { ENGLISH_DOCUMENTS } from './documents.ts';
import { ENGLISH_GAME } from './game.ts';
import { ENGLISH_GAZETTE } from './gazette.ts';
import { ENGLISH_LAW } from './law.ts';
import { ENGLISH_MAP_FAULTS } from './map-faults.ts';
import { ENGLISH_PRINT } from './print.ts';
import { ENGLISH_REFUSALS } from './refusals.ts';
import { ENGLISH_SERVER } from './server.ts';

/** English, whole. */
export const ENGLISH: Language = {
  ...ENGLISH_GAME,
  ...ENGLISH_GAZETTE,
  ...ENGLISH_REFUSALS,
  ...ENGLISH_LAW,
  mapFaults: ENGLISH_MAP_FAULTS,
  server: ENGLISH_SERVER,
  documents: ENGLISH_DOCUMENTS,
  print: ENGLISH_PRINT,
};
