import {
  type AdjustmentResult,
  type MovementOrder,
  type MovementResult,
  type PowerId,
  provinceOf,
  type RetreatResult,
  type Variant,
} from '@defensor/diplomacy';
import type { EventOf, EventType, GameEvent } from '@defensor/game';
import { adjustmentSentences } from '../catalogue/adjustment.ts';
import { movementSentences } from '../catalogue/movement.ts';
import type { Wording } from '../catalogue/names.ts';
import { retreatSentences } from '../catalogue/retreat.ts';
import type { DetailWords } from './game-catalogue.ts';
import type { Words } from './words.ts';

interface Told {
  readonly variant: Variant;
  readonly words: Words;
  readonly say: DetailWords;
  readonly wording: Wording;
}

type Facts<Type extends EventType> = EventOf<Type>['facts'];

/** The lines under the sentence of an event that is a list: orders with what became of them, bulls, sheets, centres. */
export function detailLines(event: Pick<GameEvent, 'type' | 'facts'>, told: Told): readonly string[] {
  const lines = DETAILS[event.type] as ((facts: unknown, told: Told) => readonly string[]) | undefined;
  return lines?.(event.facts, told) ?? [];
}

const DETAILS: { readonly [Type in EventType]?: (facts: Facts<Type>, told: Told) => readonly string[] } = {
  // Whoever had no unit to retreat, build or remove signed nothing either: of those there is nothing to say.
  sheetsChosen: ({ kind, choices }, { words, say, variant }) =>
    variant.powers.flatMap(({ id }) => {
      const chosen = choices[id];
      const isIdle = chosen === undefined || (kind !== 'orders' && chosen.why === 'none');
      return isIdle ? [] : [say.sheet(words.power(id), chosen, words)];
    }),
  movementResolved,
  retreatsMade,
  adjustmentsMade,
  ownershipSettled: ({ changes }, { words, say }) => changes.map((change) => say.centre(change, words)),
  bullsPublished: ({ bulls }, { words, say }) =>
    bulls.map(({ bull, outcome }) => say.line(say.bull(bull, words), say.bullOutcomes[outcome])),
  ballotsCounted: ({ roll }, { words, say }) => (roll ?? []).map((vote) => say.vote(vote, words)),
};

/** Each power's orders with what became of them, then its units that had none. */
function movementResolved(facts: Facts<'movementResolved'>, { variant, words, say, wording }: Told): readonly string[] {
  const { orders, outcomes, units, dislodged, contested } = facts;
  const result: MovementResult = {
    orders: orders.map((one) => ({ ...one, order: one.order as MovementOrder })),
    unitOutcomes: outcomes,
    units,
    dislodged,
    contested,
  };
  const sentences = movementSentences(variant, result, wording);
  return byPower(variant, words, (power) => {
    const given = orders.flatMap((one, index) =>
      one.power === power ? [say.line(say.order(variant, one.order), sentences.ofOrder(index))] : [],
    );
    const ordered = new Set(
      orders.flatMap(({ order, power: by }) =>
        by === power && order.kind !== 'waive' ? [provinceOf(order.unit.at)] : [],
      ),
    );
    const without = outcomes.flatMap((outcome, index) => {
      const { unit, given: counts } = outcome;
      if (unit.power !== power || counts !== undefined || ordered.has(provinceOf(unit.location))) return [];
      return [say.line(say.withoutOrder(unit, words), sentences.ofUnit(index))];
    });
    return [...given, ...without];
  });
}

function retreatsMade({ orders, fates, units }: Facts<'retreatsMade'>, { variant, words, wording, say }: Told) {
  const disbanded = fates.flatMap(({ unit, fate }) => (fate === 'retreated' ? [] : [unit]));
  const sentences = retreatSentences(variant, { orders, fates, units, disbanded } satisfies RetreatResult, wording);
  return byPower(variant, words, (power) =>
    fates.flatMap(({ unit }, index) =>
      unit.power === power
        ? [say.line(words.unit({ type: unit.type, location: unit.location }), sentences.ofFate(index))]
        : [],
    ),
  );
}

function adjustmentsMade(facts: Facts<'adjustmentsMade'>, { variant, words, wording, say }: Told) {
  const { orders, built, removed, autoRemoved, unused, units } = facts;
  const result: AdjustmentResult = {
    orders,
    built,
    removed,
    autoRemoved,
    units,
    unused: new Map(Object.entries(unused) as [PowerId, number][]),
  };
  const sentences = adjustmentSentences(variant, result, wording);
  return byPower(variant, words, (power) => [
    ...orders.flatMap((one, index) =>
      one.power === power ? [say.line(say.order(variant, one.order), sentences.ofOrder(index))] : [],
    ),
    ...autoRemoved.flatMap((unit, index) =>
      unit.power === power
        ? [say.line(words.unit({ type: unit.type, location: unit.location }), sentences.ofRemoval(index))]
        : [],
    ),
    ...((unused[power] ?? 0) === 0 ? [] : [say.unusedBuilds(unused[power] ?? 0)]),
  ]);
}

function byPower(variant: Variant, words: Words, linesOf: (power: PowerId) => readonly string[]): readonly string[] {
  return variant.powers.flatMap(({ id }) => {
    const lines = linesOf(id);
    return lines.length === 0 ? [] : [words.heading(id), ...lines.map((line) => `  ${line}`)];
  });
}
