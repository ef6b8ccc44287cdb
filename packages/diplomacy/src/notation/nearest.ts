import type { Variant } from '../map/variant.ts';
import type { BoardPhase } from '../position.ts';
import type { FailedPart } from './read-line.ts';

/** What a part that could not be read may have meant. */
export function nearestTo(
  _variant: Variant,
  _phase: BoardPhase,
  _line: string,
  part: FailedPart,
): { nearest: readonly string[]; repairs: readonly string[] } {
  return { nearest: part.failure.candidates, repairs: [] };
}
