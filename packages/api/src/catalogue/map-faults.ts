import type { MapFault } from '@defensor/diplomacy';
import { CATALOGUES, type Language } from './languages.ts';

/** What is wrong with a map file, in a sentence to stand behind the place. */
export function mapFaultSentence({ code, facts }: MapFault, language: Language = 'en'): string {
  return CATALOGUES[language].mapFaults[code](facts);
}
