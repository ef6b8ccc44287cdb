import type { MapFault } from '@defensor/diplomacy';
import type { MapFaultSentences } from './facts.ts';

/** What is wrong with a map file, in a sentence to stand behind the place. */
export function mapFaultSentence(
  { code, facts }: MapFault,
  { mapFaults }: { readonly mapFaults: MapFaultSentences },
): string {
  return mapFaults[code](facts);
}
