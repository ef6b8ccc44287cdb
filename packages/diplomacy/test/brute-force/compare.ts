import { provinceOf } from '../../src/ids.ts';
import type { MovementResult, UnitOutcome } from '../../src/outcomes.ts';
import type { TestBoard } from '../boards/random-board.ts';
import { isConvoy, isSupport, readOrders } from '../reference/pieces.ts';
import { type Solution, solve } from './solve.ts';

export interface Comparison {
  readonly solution: Solution;
  /** What an engine's result says otherwise than the solution, in words. */
  readonly faultsIn: (result: MovementResult) => readonly string[];
}

/** The outcome of a small board by brute force, to hold an engine's result against. */
export function compareByForce({ variant, units, orders, immobilised }: TestBoard): Comparison {
  const { game } = readOrders(variant, units, orders, immobilised);
  const solution = solve(game);
  const { assignment, struck } = solution;
  const faultOf = ({ unit, result, cause, dislodged }: UnitOutcome): string | undefined => {
    const at = provinceOf(unit.location);
    const piece = game.pieces.get(at);
    const mover = game.movers.get(at);
    const said = { succeeds: assignment.get(at) === true, struck: struck.has(at) };
    const ousted = game.moversTo(at).some((attack) => assignment.get(attack.at)) && !(mover && said.succeeds);
    if (dislodged !== ousted) return `${at} dislodged: ${dislodged}`;
    if (mover !== undefined && (result === 'succeeds') !== said.succeeds) return `${at} moves: ${result}`;
    if (mover !== undefined && (cause?.code === 'convoy-paradox') !== said.struck) return `${at}: ${cause?.code}`;
    const isMatched = [...game.pieces.values()].some((other) => piece && game.supportsFor(other).includes(piece));
    if (piece && isSupport(piece) && isMatched && (result === 'given') !== said.succeeds) return `${at}: ${result}`;
    if (piece && isConvoy(piece) && dislodged === said.succeeds) return `${at}: ${result}`;
    return undefined;
  };
  return {
    solution,
    faultsIn: ({ unitOutcomes }) => unitOutcomes.map(faultOf).filter((fault) => fault !== undefined),
  };
}
