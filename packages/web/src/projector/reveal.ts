/** The results of a turn, laid out to be shown one after another. */
import type { GameSentences } from '@defensor/api';
import { movementSentences } from '@defensor/api';
import { isOk, type MovementResult, provinceOf, type Unit, type Variant } from '@defensor/diplomacy';
import type { EventOf, GameEvent, View } from '@defensor/game';
import { movementOf } from '../gazette/pages-of.ts';
import type { DrawnOrder, MarkState } from '../map/geometry/marks.ts';
import type { BoardPiece } from '../map/view/board-map.tsx';
import { happenedIn } from '../words/happened.ts';
import { language } from '../words/language.ts';
import { type Naming, orderLine } from '../words/orders.ts';

/** An order with what became of it, or what happened in the Church. */
export type RevealStep =
  | {
      readonly kind: 'order';
      readonly id: string;
      readonly power: string;
      readonly text: string;
      readonly fate: string;
      readonly isOk: boolean;
      readonly index: number;
    }
  | { readonly kind: 'church'; readonly id: string; readonly text: string; readonly rule: string };

export interface Reveal {
  /** Which turn’s. */
  readonly turn: string;
  /** The number of its line in the public record: another one is another reveal. */
  readonly line: number;
  readonly steps: readonly RevealStep[];
  readonly before: { readonly units: readonly Unit[]; readonly owned: View['owners'] };
  readonly result: MovementResult;
}

/** What is no matter of the Church, or is told by the orders themselves. */
const UNTOLD = new Set<string>([
  ...['movementResolved', 'phaseClosed', 'phaseOpened', 'turnEnded', 'participationTallied', 'docketDefaulted'],
  ...['sheetsChosen', 'retreatsMade', 'adjustmentsMade', 'ownershipSettled', 'deadlineSet', 'readinessChanged'],
]);

/** The last movement that was published, as a reveal; none before the first turn was resolved. */
export function lastReveal(view: View, variant: Variant, naming: Naming, sentences: GameSentences): Reveal | undefined {
  const line = view.gazette.findLast(({ type }) => type === 'movementResolved');
  if (line === undefined) return undefined;
  const before = view.history.find(({ turn }) => turn === line.turn)?.before;
  if (before === undefined) return undefined;
  const result = movementOf(line.facts as EventOf<'movementResolved'>['facts']);
  const said = movementSentences(variant, result, { names: naming.names, length: 'full', language });
  const rank = (power: string) => variant.powers.findIndex(({ id }) => id === power);
  const shown = result.unitOutcomes
    .map((outcome, index) => ({ outcome, index }))
    .filter(({ outcome }) => outcome.given !== undefined)
    .sort((a, b) => rank(a.outcome.unit.power) - rank(b.outcome.unit.power));
  const church = view.gazette.filter(
    ({ turn, phase, type }) => turn === line.turn && phase === 'orderResolution' && !UNTOLD.has(type),
  );
  return {
    turn: line.turn,
    line: line.line,
    before,
    result,
    steps: [
      ...shown.map(
        ({ outcome, index }): RevealStep => ({
          kind: 'order',
          id: outcome.unit.id,
          power: outcome.unit.power,
          text: orderLine(naming, outcome.order),
          fate: said.ofUnit(index),
          isOk: isOk(outcome.result) && !outcome.dislodged,
          index,
        }),
      ),
      ...church.map(
        (one): RevealStep => ({
          kind: 'church',
          id: `line ${one.line}`,
          text: happenedIn(sentences).ofEvent(one as unknown as Pick<GameEvent, 'type' | 'facts'>),
          rule: one.rule,
        }),
      ),
    ],
  };
}

/** The board when the first `shown` results are told: those units have gone where they go, and their lines are drawn. */
export function boardAt({ steps, result, before }: Reveal, shown: number) {
  const told = new Set(steps.slice(0, shown).flatMap((step) => (step.kind === 'order' ? [step.index] : [])));
  const isTold = (unit: Unit) => result.unitOutcomes.some((one, index) => one.unit.id === unit.id && told.has(index));
  const after = new Map(result.units.map((unit) => [unit.id, unit]));
  const attackers = new Set([...after.values()].filter(isTold).map(({ location }) => provinceOf(location)));
  const pieces = before.units.map((unit): BoardPiece => {
    const isAside = result.dislodged.some(({ id }) => id === unit.id) && attackers.has(provinceOf(unit.location));
    const at = (isTold(unit) ? after.get(unit.id)?.location : undefined) ?? unit.location;
    return { id: unit.id, power: unit.power, type: unit.type, at, form: 'standing', isAside, isChosen: false };
  });
  const orders = result.unitOutcomes.flatMap(
    ({ unit, order, given, result: became, dislodged }, index): DrawnOrder[] => {
      if (!told.has(index) || given === undefined || (order.kind === 'hold' && dislodged)) return [];
      const state: MarkState = isOk(became) ? 'done' : order.kind === 'move' ? 'stopped' : 'cut';
      return [{ id: `${order.kind} ${unit.id}`, power: unit.power, order, state }];
    },
  );
  return { pieces, orders };
}
