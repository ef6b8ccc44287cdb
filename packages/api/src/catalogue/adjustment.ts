import { type AdjustmentResult, provinceOf, type Variant } from '@defensor/diplomacy';
import type { Wording } from './names.ts';
import { isPlain, plainSentence } from './plain-causes.ts';

/** The sentences of one adjustment phase. */
export interface AdjustmentSentences {
  /** What became of the order at `index` of `result.orders`. */
  readonly ofOrder: (index: number) => string;
  /** Why the unit at `index` of `result.autoRemoved` was taken off. */
  readonly ofRemoval: (index: number) => string;
}

/** Makes the sentences of an adjustment phase, each when it is asked for. */
export function adjustmentSentences(variant: Variant, result: AdjustmentResult, wording: Wording): AdjustmentSentences {
  const catalogue = wording.language;
  const before = [...result.units.filter((unit) => !result.built.includes(unit)), ...result.removed];
  const standing = new Map(before.map((unit) => [provinceOf(unit.location), unit]));
  return {
    ofOrder: (index) => {
      const outcome = result.orders[index];
      if (outcome === undefined) throw new RangeError(`there is no order at ${index}`);
      const { order, cause } = outcome;
      if (cause !== undefined) {
        if (!isPlain(cause.code)) throw new TypeError(`'${cause.code}' is no cause of an adjustment phase`);
        const unitAt = standing.get.bind(standing);
        return plainSentence(catalogue, cause.code, { variant, wording, order, by: cause.by, unitAt });
      }
      if (order.kind === 'build') return catalogue.successes.built({});
      if (order.kind === 'waive') return catalogue.successes.waived({});
      return catalogue.successes.removed({});
    },
    ofRemoval: (index) => {
      const unit = result.autoRemoved[index];
      if (unit === undefined) throw new RangeError(`there is no removed unit at ${index}`);
      return catalogue.successes.removedInDisorder({ power: variant.powerById.get(unit.power)?.name ?? unit.power });
    },
  };
}
