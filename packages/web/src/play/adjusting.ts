/** What each power may and must do in an adjustment phase. */
import {
  type AdjustmentResult,
  adjustmentsDue,
  buildSites,
  centreCounts,
  type LocationId,
  type Order,
  type PowerId,
  type ProvinceId,
  type Unit,
  type UnitType,
  type Variant,
} from '@defensor/diplomacy';
import { standsOf } from './position.ts';
import { orderFor } from './sheet.ts';
import type { Stage } from './stage.ts';

export interface BuildChoice {
  readonly type: UnitType;
  readonly at: LocationId;
}

export interface PowerAdjustment {
  readonly power: PowerId;
  readonly centres: number;
  readonly unitCount: number;
  /** Builds (+) or removals (−). */
  readonly due: number;
  /** Builds or removals written. */
  readonly written: number;
  readonly sites: readonly { readonly province: ProvinceId; readonly choices: readonly BuildChoice[] }[];
  /** Home centres where nothing can be built, and why. */
  readonly closed: readonly { readonly province: ProvinceId; readonly because: 'occupied' | 'not-owned' }[];
  readonly removable: readonly Unit[];
}

/** Every power that has something due. */
export function adjustmentsOf(variant: Variant, stage: Stage): PowerAdjustment[] {
  const { units, owned } = stage;
  const counts = centreCounts(variant, owned);
  return [...adjustmentsDue(variant, units, owned)].flatMap(([power, due]): PowerAdjustment[] => {
    if (due === 0) return [];
    const own = units.filter((unit) => unit.power === power);
    const sites = due > 0 ? buildSites(variant, units, owned, power) : [];
    const home = variant.powerById.get(power)?.homeCentres ?? [];
    return [
      {
        power,
        centres: counts.get(power) ?? 0,
        unitCount: own.length,
        due,
        written: writtenBy(stage, power, due > 0 ? 'build' : 'disband'),
        sites: sites.map((province) => ({ province, choices: buildChoices(variant, province) })),
        closed:
          due > 0
            ? home
                .filter((centre) => !sites.includes(centre))
                .map((province) => ({ province, because: owned.get(province) === power ? 'occupied' : 'not-owned' }))
            : [],
        removable: due < 0 ? own : [],
      },
    ];
  });
}

function writtenBy(stage: Stage, power: PowerId, kind: Order['kind']): number {
  return stage.orders.filter((given) => given.power === power && given.order.kind === kind).length;
}

function buildChoices(variant: Variant, province: ProvinceId): BuildChoice[] {
  return (['A', 'F'] as const).flatMap((type) => standsOf(variant, province, type).map((at) => ({ type, at })));
}

/** Whether this power may write one more build or removal, or has one here already. */
export function hasRoomFor(stage: Stage, adjustment: PowerAdjustment, province: ProvinceId): boolean {
  return adjustment.written < Math.abs(adjustment.due) || orderFor(stage, province) !== undefined;
}

/** What came of a power's adjustments. */
export interface AdjustmentTally {
  /** Builds (+) or removals (−). */
  readonly due: number;
  /** Builds or removals made. */
  readonly made: number;
  /** Builds that were due and not made, ordered so or not. */
  readonly waived: number;
  /** Those of them that nobody wrote an order to waive. */
  readonly silent: number;
}

/** The tally of every power that had something due. */
export function talliesOf(variant: Variant, stage: Stage, result: AdjustmentResult): Map<PowerId, AdjustmentTally> {
  const ofPower = (units: readonly Unit[], power: PowerId) => units.filter((unit) => unit.power === power).length;
  const due = [...adjustmentsDue(variant, stage.units, stage.owned)].filter(([, count]) => count !== 0);
  return new Map(
    due.map(([power, count]) => {
      const waived = result.unused.get(power) ?? 0;
      const written = stage.orders.filter(
        (given, i) => given.power === power && given.order.kind === 'waive' && result.orders[i]?.result === 'succeeds',
      ).length;
      const made = ofPower(count > 0 ? result.built : result.removed, power);
      return [power, { due: count, made, waived, silent: Math.max(0, waived - written) }];
    }),
  );
}
