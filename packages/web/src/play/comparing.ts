/** Two sets of orders for one position: “what if?” The open one is the stage's own; the other waits beside it. */
import {
  centreCounts,
  ownershipAfterFall,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type Unit,
  type Variant,
} from '@defensor/diplomacy';
import type { NameSet } from '../map/board.ts';
import { type SeeTaken, seesTakenOtherwise } from './church.ts';
import { type PhaseResult, resolve } from './resolve.ts';
import { type Row, rowsOf } from './rows.ts';
import type { SetLetter, Stage } from './stage.ts';

/** The stage with its orders kept as A, and a copy of them open as B. */
export function withRival(stage: Stage): Stage {
  return { ...stage, rival: { open: 'B', orders: stage.orders } };
}

/** The stage with its open set alone. */
export function withoutRival({ rival: _, ...stage }: Stage): Stage {
  return stage;
}

/** The stage with this set open. */
export function withOpen(stage: Stage, letter: SetLetter): Stage {
  const { rival } = stage;
  if (rival === undefined || rival.open === letter) return stage;
  return { ...stage, orders: rival.orders, rival: { open: letter, orders: stage.orders } };
}

/** One set of the two, resolved. */
export interface Side {
  readonly letter: SetLetter;
  readonly stage: Stage;
  readonly outcome: PhaseResult;
}

/** What a unit or place came to, in either set; a side that has no such line is left out. */
export interface Pair {
  readonly key: string;
  readonly power: PowerId;
  readonly province: ProvinceId | undefined;
  readonly unit?: Unit;
  readonly a?: Row;
  readonly b?: Row;
}

export interface Comparison {
  readonly a: Side;
  readonly b: Side;
  readonly differing: readonly Pair[];
  readonly same: readonly Pair[];
  /** How many centres each power owns after a Fall, where that differs; units driven out take none here. */
  readonly centres: readonly { readonly power: PowerId; readonly a: number; readonly b: number }[];
  /** The sees in which other powers' units stand afterwards; units driven out stand nowhere. */
  readonly sees: readonly SeeTaken[];
  /** The places where the maps differ: before the phase for what was ordered, after it for what stands there. */
  readonly places: ReadonlySet<ProvinceId>;
}

/** The results of both sets, side by side; `undefined` where there is only one. */
export function comparisonOf(variant: Variant, stage: Stage, names: NameSet): Comparison | undefined {
  if (stage.rival === undefined) return undefined;
  const [a, b] = (['A', 'B'] as const).map((letter) => sideOf(variant, stage, letter)) as [Side, Side];
  const pairs = pairsOf(rowsOf(variant, a.stage, a.outcome, names), rowsOf(variant, b.stage, b.outcome, names));
  const differing = pairs.filter((pair) => !isSame(pair));
  return {
    a,
    b,
    differing,
    same: pairs.filter(isSame),
    centres: centresOf(variant, a, b),
    sees: seesTakenOtherwise(variant, a.outcome.result.units, b.outcome.result.units),
    places: new Set([
      ...differing.flatMap(({ province }) => province ?? []),
      ...standingsThatDiffer(a.outcome.result.units, b.outcome.result.units),
    ]),
  };
}

function sideOf(variant: Variant, stage: Stage, letter: SetLetter): Side {
  const open = { ...withOpen(stage, letter), isResolved: true };
  return { letter, stage: open, outcome: resolve(variant, open) };
}

/** Lines of one unit, else of one order, belong together. */
function pairsOf(rowsA: readonly Row[], rowsB: readonly Row[]): Pair[] {
  const keyOf = ({ unit, power, province, waived }: Row) =>
    unit?.id ?? `${power} ${province ?? ''} ${waived === undefined ? '' : 'waived'}`;
  const ofB = new Map(rowsB.map((row) => [keyOf(row), row]));
  const both = rowsA.map((a): Pair => {
    const b = ofB.get(keyOf(a));
    ofB.delete(keyOf(a));
    return { ...headOf(a), key: keyOf(a), a, ...(b && { b }) };
  });
  return [...both, ...[...ofB].map(([key, b]): Pair => ({ ...headOf(b), key, b }))];
}

const headOf = ({ power, province, unit }: Row) => ({ power, province, ...(unit && { unit }) });

const isSame = ({ a, b }: Pair) =>
  a?.waived === b?.waived &&
  a?.fate?.result === b?.fate?.result &&
  a?.fate?.sentence === b?.fate?.sentence &&
  JSON.stringify(a?.order) === JSON.stringify(b?.order);

function centresOf(variant: Variant, a: Side, b: Side): Comparison['centres'] {
  const counts = ({ stage: { season, owned }, outcome }: Side) =>
    centreCounts(variant, season === 'fall' ? ownershipAfterFall(variant, owned, outcome.result.units) : owned);
  const [inA, inB] = [counts(a), counts(b)];
  return variant.powers
    .map(({ id }) => ({ power: id, a: inA.get(id) ?? 0, b: inB.get(id) ?? 0 }))
    .filter((power) => power.a !== power.b);
}

function standingsThatDiffer(unitsA: readonly Unit[], unitsB: readonly Unit[]): ProvinceId[] {
  const standing = (units: readonly Unit[]) =>
    new Map(units.map(({ power, type, location }) => [provinceOf(location), `${power} ${type} ${location}`] as const));
  const [inA, inB] = [standing(unitsA), standing(unitsB)];
  return [...new Set([...inA.keys(), ...inB.keys()])].filter((place) => inA.get(place) !== inB.get(place));
}
