import type { AdjustmentResult, MovementResult, RetreatResult, Variant } from '@defensor/diplomacy';
import { adjustmentSentences } from './adjustment.ts';
import { movementSentences } from './movement.ts';
import type { Wording } from './names.ts';
import { retreatSentences } from './retreat.ts';

/**
 * What became of the order at `index` of a phase's result, in a sentence to stand behind the order:
 * “stopped: A Bur held with 2 against 1”. For many orders of one result make the sentences of the
 * phase once (`movementSentences` and its like).
 */
export function sentenceOf(
  variant: Variant,
  result: MovementResult | RetreatResult | AdjustmentResult,
  index: number,
  wording: Wording,
): string {
  if ('unitOutcomes' in result) return movementSentences(variant, result, wording).ofOrder(index);
  if ('fates' in result) return retreatSentences(variant, result, wording).ofOrder(index);
  return adjustmentSentences(variant, result, wording).ofOrder(index);
}
