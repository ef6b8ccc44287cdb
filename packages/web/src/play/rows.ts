/** The list beside the map: every unit with its order, and what became of it. */
import { adjustmentSentences, movementSentences, retreatSentences, type Wording } from '@defensor/api';
import {
  type Given,
  type Order,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type Result,
  type Unit,
  type Variant,
} from '@defensor/diplomacy';
import type { NameSet } from '../map/board.ts';
import { language } from '../words/language.ts';
import { talliesOf } from './adjusting.ts';
import type { PhaseResult } from './resolve.ts';
import { subjectOf } from './sheet.ts';
import type { Stage } from './stage.ts';

/** How good the news is. */
export type Tone = 'ok' | 'bad' | 'plain';

export interface Fate {
  readonly result: Result | 'retreated' | 'disbanded' | 'built' | 'removed' | 'waived';
  readonly tone: Tone;
  readonly sentence: string;
}

/** A line of the list. Without a unit it is a build, waived builds, or an order that no unit answers to. */
export interface Row {
  readonly key: string;
  readonly power: PowerId;
  readonly province: ProvinceId | undefined;
  readonly unit?: Unit;
  readonly order?: Order;
  /** Builds that were due and that nobody wrote an order for. */
  readonly waived?: number;
  /** The order is not possible; the unit holds. */
  readonly isImpossible: boolean;
  /** Present once the stage is resolved, and before that for orders that are not possible. */
  readonly fate?: Fate;
}

const wordingOf = (names: NameSet): Wording => ({ names, length: 'full', language });

/** The sentences for the orders of an outcome, by their place in it. */
export function sentencesFor(
  variant: Variant,
  outcome: PhaseResult,
  names: NameSet,
): { readonly ofOrder: (index: number) => string } {
  const wording = wordingOf(names);
  switch (outcome.phase) {
    case 'movement':
      return movementSentences(variant, outcome.result, wording);
    case 'retreat':
      return retreatSentences(variant, outcome.result, wording);
    case 'adjustment':
      return adjustmentSentences(variant, outcome.result, wording);
    default:
      return outcome satisfies never;
  }
}

/** The rows of any stage: those of its units, or of its orders. */
export function rowsOf(variant: Variant, stage: Stage, outcome: PhaseResult, names: NameSet): Row[] {
  switch (stage.phase) {
    case 'movement':
      return movementRows(variant, stage, outcome, names);
    case 'retreat':
      return [...retreatRows(variant, outcome, names), ...impossibleRows(variant, stage, outcome, names)];
    case 'adjustment':
      return adjustmentRows(variant, stage, outcome, names);
    default:
      return stage.phase satisfies never;
  }
}

/** The rows of a movement phase, by power in the variant's order, units in board order. */
function movementRows(variant: Variant, stage: Stage, outcome: PhaseResult, names: NameSet): Row[] {
  if (outcome.phase !== 'movement') return [];
  const sentences = movementSentences(variant, outcome.result, wordingOf(names));
  const answered = new Set<number>();
  const unitRows = stage.units.map((unit, i): Row => {
    const province = provinceOf(unit.location);
    const index = stage.orders.findIndex(({ order }) => subjectOf(order) === province);
    const given = stage.orders[index];
    if (index >= 0) answered.add(index);
    const isImpossible = outcome.result.orders[index]?.result === 'illegal';
    const base = {
      key: unit.id,
      power: unit.power,
      province,
      unit,
      isImpossible,
      ...(given && { order: given.order }),
    };
    if (isImpossible) {
      const driven = outcome.result.unitOutcomes[i]?.dislodged === true && stage.isResolved;
      const result = driven ? 'dislodged' : 'illegal';
      return { ...base, fate: { result, tone: 'bad', sentence: sentences.ofOrder(index) } };
    }
    const became = outcome.result.unitOutcomes[i];
    if (!stage.isResolved || became === undefined) return base;
    const result = became.dislodged ? 'dislodged' : became.result;
    return { ...base, fate: { result, tone: toneOf(result, given !== undefined), sentence: sentences.ofUnit(i) } };
  });
  const strayRows = stage.orders.flatMap((given, index) =>
    answered.has(index) ? [] : [strayRow(given, index, sentences.ofOrder(index))],
  );
  return inBoardOrder(variant, [...unitRows, ...strayRows]);
}

/** An order that no unit carries out. */
function strayRow({ power, order }: Given<Order>, index: number, sentence: string): Row {
  const fate = { result: 'illegal', tone: 'bad', sentence } as const;
  return { key: `order ${index}`, power, province: subjectOf(order), order, isImpossible: true, fate };
}

function toneOf(result: Result, wasOrdered: boolean): Tone {
  if (result === 'stands') return wasOrdered ? 'ok' : 'plain';
  return result === 'succeeds' || result === 'given' || result === 'available' ? 'ok' : 'bad';
}

/** The orders of a retreat or adjustment phase that are not possible, each with its reason. */
export function impossibleRows(variant: Variant, stage: Stage, outcome: PhaseResult, names: NameSet): Row[] {
  const sentences = sentencesFor(variant, outcome, names);
  return stage.orders.flatMap((given, index) => {
    const cause = outcome.result.orders[index]?.cause;
    // Two retreats to one place are possible, each by itself.
    if (cause === undefined || cause.code === 'retreat-clash') return [];
    return [strayRow(given, index, sentences.ofOrder(index))];
  });
}

/** What became of each dislodged unit, once the retreats are resolved. */
function retreatRows(variant: Variant, outcome: PhaseResult, names: NameSet): Row[] {
  if (outcome.phase !== 'retreat') return [];
  const sentences = retreatSentences(variant, outcome.result, wordingOf(names));
  return inBoardOrder(
    variant,
    outcome.result.fates.map(({ unit, fate }, i): Row => {
      const went = fate === 'retreated';
      return {
        key: unit.id,
        power: unit.power,
        province: provinceOf(unit.location),
        unit,
        isImpossible: false,
        fate: { result: went ? 'retreated' : 'disbanded', tone: went ? 'ok' : 'bad', sentence: sentences.ofFate(i) },
      };
    }),
  );
}

/** What came of the orders of an adjustment phase, and who was taken off without one. */
function adjustmentRows(variant: Variant, stage: Stage, outcome: PhaseResult, names: NameSet): Row[] {
  if (outcome.phase !== 'adjustment') return [];
  const sentences = adjustmentSentences(variant, outcome.result, wordingOf(names));
  const ordered = stage.orders.map(({ power, order }, i): Row => {
    const isImpossible = outcome.result.orders[i]?.result !== 'succeeds';
    const result = isImpossible
      ? 'illegal'
      : order.kind === 'build'
        ? 'built'
        : order.kind === 'waive'
          ? 'waived'
          : 'removed';
    const fate: Fate = { result, tone: isImpossible ? 'bad' : 'ok', sentence: sentences.ofOrder(i) };
    return { key: `order ${i}`, power, province: subjectOf(order), order, isImpossible, fate };
  });
  const taken = outcome.result.autoRemoved.map(
    (unit, i): Row => ({
      key: unit.id,
      power: unit.power,
      province: provinceOf(unit.location),
      unit,
      isImpossible: false,
      fate: { result: 'removed', tone: 'bad', sentence: sentences.ofRemoval(i) },
    }),
  );
  const silent = [...talliesOf(variant, stage, outcome.result)].flatMap(([power, tally]): Row[] =>
    tally.silent > 0
      ? [{ key: `waived ${power}`, power, province: undefined, isImpossible: false, waived: tally.silent }]
      : [],
  );
  return inBoardOrder(variant, [...ordered, ...taken, ...silent]);
}

function inBoardOrder(variant: Variant, rows: readonly Row[]): Row[] {
  const rank = ({ power, province }: Row) =>
    (variant.powerById.get(power)?.index ?? 0) * 1000 +
    (province === undefined ? 999 : (variant.provinceById.get(province)?.index ?? 0));
  return [...rows].sort((a, b) => rank(a) - rank(b));
}
