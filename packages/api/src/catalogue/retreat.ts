import {
  type DislodgedUnit,
  type Order,
  type ProvinceId,
  provinceOf,
  type RetreatResult,
  type Unit,
  type Variant,
} from '@defensor/diplomacy';
import type { CauseFacts } from './facts.ts';
import type { Wording } from './names.ts';
import { isPlain, plainSentence } from './plain-causes.ts';
import { addressed, destination, placeOf, type Scene, unitIn, unitOf } from './scene.ts';

/** The sentences of one retreat phase. */
export interface RetreatSentences {
  /** What became of the order at `index` of `result.orders`. */
  readonly ofOrder: (index: number) => string;
  /** What became of the dislodged unit at `index` of `result.fates`. */
  readonly ofFate: (index: number) => string;
}

/** Makes the sentences of a retreat phase, each when it is asked for. */
export function retreatSentences(variant: Variant, result: RetreatResult, wording: Wording): RetreatSentences {
  const catalogue = wording.language;
  const { causes, successes } = catalogue;
  const board = boardBefore(result);
  const scene = (order: Order, by: readonly ProvinceId[]): Scene => ({
    variant,
    wording,
    order,
    by,
    unitAt: (province) => board.dislodged.get(province) ?? board.standing.get(province),
  });
  const clash = (set: Scene, rivals: readonly ProvinceId[]) =>
    causes['retreat-clash']({ rivals: rivals.map((province) => unitIn(set, province)) });

  function ofOrder(index: number): string {
    const outcome = result.orders[index];
    if (outcome === undefined) throw new RangeError(`there is no order at ${index}`);
    const { order, cause } = outcome;
    const set = scene(order, cause?.by ?? []);
    if (cause === undefined) {
      return order.kind === 'retreat' ? successes.retreated({ to: placeOf(set, order.to) }) : successes.disbanded({});
    }
    if (cause.code === 'retreat-clash') return clash(set, cause.by);
    if (cause.code === 'no-retreat-there') {
      return causes['no-retreat-there']({
        unit: unitOf(set, addressed(order)),
        to: placeOf(set, destination(order)),
        because: whyClosed(variant, board, order),
      });
    }
    if (isPlain(cause.code)) return plainSentence(catalogue, cause.code, set);
    throw new TypeError(`'${cause.code}' is no cause of a retreat phase`);
  }

  function ofFate(index: number): string {
    const settled = result.fates[index];
    if (settled === undefined) throw new RangeError(`there is no dislodged unit at ${index}`);
    const { unit, fate } = settled;
    switch (fate) {
      case 'retreated': {
        const to = result.units.find(({ id }) => id === unit.id)?.location ?? unit.location;
        return successes.retreated({ to: placeOf(scene(holdOf(unit), []), to) });
      }
      case 'disbanded-by-order':
        return successes.disbanded({});
      case 'disbanded-without-order':
        return successes.disbandedWithoutOrder({});
      case 'disbanded-by-clash': {
        const own = result.orders.find(
          ({ order, cause }) =>
            cause?.code === 'retreat-clash' && provinceOf(addressed(order).at) === provinceOf(unit.location),
        );
        const by = own?.cause?.by ?? [];
        return clash(scene(own?.order ?? holdOf(unit), by), by);
      }
      case 'no-room':
        return successes.noRoom({});
      default:
        return fate satisfies never;
    }
  }

  return { ofOrder, ofFate };
}

interface Board {
  readonly dislodged: ReadonlyMap<ProvinceId, DislodgedUnit>;
  readonly standing: ReadonlyMap<ProvinceId, Unit>;
}

/** The units before the phase: those that stood, and those that were dislodged. */
function boardBefore({ fates, units }: RetreatResult): Board {
  const dislodged = new Map(fates.map(({ unit }) => [provinceOf(unit.location), unit]));
  const retreated = new Set(fates.map(({ unit }) => unit.id));
  const standing = units.filter(({ id }) => !retreated.has(id));
  return { dislodged, standing: new Map(standing.map((unit) => [provinceOf(unit.location), unit])) };
}

/** Why the unit of `order` may not retreat where the order says. */
function whyClosed(
  variant: Variant,
  { dislodged, standing }: Board,
  order: Order,
): CauseFacts['no-retreat-there']['because'] {
  const unit = dislodged.get(provinceOf(addressed(order).at));
  const to = provinceOf(destination(order));
  if (unit === undefined || !neighbours(variant, unit).includes(to)) return 'out of reach';
  if (standing.has(to)) return 'occupied';
  return provinceOf(unit.attackedFrom) === to && !unit.attackerConvoyed ? 'attacked from there' : 'contested';
}

const neighbours = (variant: Variant, { type, location }: DislodgedUnit): readonly ProvinceId[] =>
  type === 'F'
    ? (variant.fleetBorders.get(location) ?? []).map(provinceOf)
    : (variant.armyBorders.get(provinceOf(location)) ?? []);

const holdOf = ({ type, location }: DislodgedUnit): Order => ({ kind: 'hold', unit: { type, at: location } });
