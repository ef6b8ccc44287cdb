import { type PowerId, provinceOf, removedInDisorder, STANDARD, type Unit } from '@defensor/diplomacy';
import { answerTo, answerToFault } from '../../src/answers/answer.ts';
import { readOrders } from '../../src/answers/read-orders.ts';
import type { WireDislodged, WireResult, WireUnit } from '../../src/answers/wire.ts';
import { isFault } from '../../src/positions/faults.ts';
import type { AdjustmentPosition } from '../../src/positions/position.ts';
import { readPosition } from '../../src/positions/read-position.ts';
import { variantSet } from '../../src/variant-set.ts';
import { type ByPower, type PlayedPhase, positionLine, sorted } from './played-phase.ts';

/**
 * How our answer to a played phase stands to the recorded one:
 * `agrees`, `no-land-fallback` (DATC 6.G.8: an army ordered “via convoy” to a neighbour stays where no convoy is
 * possible, or none was ordered; the record's program let it walk), `owned-centres` (DATC 4.D.8: in civil disorder distance counts from the
 * centres a power owns; the record's program counted from its home centres), or `differs`.
 */
export type Verdict = 'agrees' | 'no-land-fallback' | 'owned-centres' | 'differs';

/** Our answer, as the command gives it. */
export interface Answer {
  readonly results: readonly WireResult[];
  readonly units: readonly WireUnit[];
  readonly dislodged?: readonly WireDislodged[];
  readonly contested?: readonly string[];
  readonly auto_disbanded?: readonly WireUnit[];
}

const variants = variantSet();

export function answerToPlayed(played: PlayedPhase): Answer {
  const position = readPosition(variants, { number: 1, text: positionLine(played), isTooLong: false });
  if (isFault(position)) throw new Error(`${played.id}: ${answerToFault(position)}`);
  return JSON.parse(answerTo(position, readOrders(position), undefined)) as Answer;
}

/** Whether, and by which rule, our answer differs from what was recorded; another rule is tried out before it is named. */
export function verdictOn(played: PlayedPhase, answer: Answer): Verdict {
  if (agrees(played, answer)) return 'agrees';
  if (played.phase === 'movement' && agrees(played, answerToPlayed(onFoot(played, answer)))) return 'no-land-fallback';
  if (played.phase === 'adjustment' && agrees(played, withRemovalsFromHome(played, answer))) return 'owned-centres';
  return 'differs';
}

function agrees({ recorded }: PlayedPhase, { units, dislodged = [] }: Answer): boolean {
  const same = (wanted: ByPower, found: readonly WireUnit[]) =>
    sorted(wanted).join() ===
    found
      .map(({ power, type, loc }) => `${power} ${type} ${loc}`)
      .sort()
      .join();
  const withRetreat = dislodged.filter(({ retreats }) => retreats.length > 0);
  return same(recorded.units, units) && same(recorded.dislodged ?? {}, withRetreat);
}

/** The phase without “via convoy” in the orders that found no convoy. */
export function onFoot(played: PlayedPhase, { results }: Answer): PlayedPhase {
  const stayed = results.filter(
    ({ why, order }) => (why === 'no-convoy' || why === 'no-route') && order.endsWith(' VIA'),
  );
  const orders = Object.fromEntries(
    Object.entries(played.orders).map(([power, texts]) => {
      const own = stayed.filter((result) => result.power === power).map(({ order }) => order);
      return [power, texts.map((text) => (own.includes(text) ? text.replace(/ VIA$/, '') : text))];
    }),
  );
  return { ...played, orders };
}

/** Our answer with the removals that nobody ordered chosen by the distance from home centres. */
function withRemovalsFromHome(played: PlayedPhase, answer: Answer): Answer {
  const position = readPosition(variants, { number: 1, text: positionLine(played), isTooLong: false });
  const { units } = position as AdjustmentPosition;
  const removed = answer.auto_disbanded ?? [];
  const isAt = (unit: Unit) => (wire: WireUnit) => wire.loc === unit.location;
  const left = units.filter((unit) => [...answer.units, ...removed].some(isAt(unit)));
  const gone = [...new Set(removed.map(({ power }) => power))].flatMap((power) => {
    const count = removed.filter((unit) => unit.power === power).length;
    return removedInDisorder(
      STANDARD,
      homesOf(power),
      power,
      left.filter((unit) => unit.power === power),
      count,
    );
  });
  const kept = left
    .filter((unit) => !gone.includes(unit))
    .map(({ power, type, location }) => ({ power, type, loc: location }));
  const built = answer.units.filter(({ loc }) => !units.some(({ location }) => location === loc));
  return { ...answer, units: [...kept, ...built] };
}

const homesOf = (power: PowerId) =>
  new Map(
    (STANDARD.powerById.get(power)?.homeCentres ?? []).map((home) => [
      provinceOf(home as string as Unit['location']),
      power,
    ]),
  );
