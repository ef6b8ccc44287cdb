import type { ProvinceId } from '../../src/ids.ts';
import type { Game } from '../reference/pieces.ts';
import { type Assignment, actorsOf, isConsistent, sailorsOf, type Ways, waysBy } from './definitions.ts';

export interface Solution {
  readonly assignment: Assignment;
  /** The armies whose convoy the paradox rule struck out. */
  readonly struck: ReadonlySet<ProvinceId>;
  /** Whether the rules alone leave exactly one outcome, without the rules for circles and paradoxes. */
  readonly isPlain: boolean;
}

/**
 * The outcome of a small board, found by trying every assignment of yes and no to every order.
 *
 * Exactly one that is consistent is the outcome. With none or several, only the convoys and the
 * circles of moving units can be the reason: it is then tried what comes of each set of convoys
 * that find a way, the moves in circles succeeding; which convoys depend on which; and those that
 * depend on each other without exactly one answer are struck out together (Szykman's rule).
 */
export function solve(game: Game): Solution {
  const actors = actorsOf(game).map(({ at }) => at);
  const all = assignments(actors);
  const consistent = all.filter((one) => isConsistent(game, one, waysBy(game, one)));
  const [only, another] = consistent;
  if (only !== undefined && another === undefined) return { assignment: only, struck: new Set(), isPlain: true };

  const outcomeBy = new Map<string, Assignment>();
  const outcome = (ways: Ways): Assignment => {
    const key = JSON.stringify([...ways]);
    const found =
      outcomeBy.get(key) ??
      mostMoves(
        game,
        all.filter((one) => isConsistent(game, one, ways)),
      );
    outcomeBy.set(key, found);
    return found;
  };
  const { ways, struck } = settleConvoys(game, (ways) => waysBy(game, outcome(ways)));
  return { assignment: outcome(ways), struck, isPlain: false };
}

/** Of outcomes that differ only by circles of moving units, the one in which all of them move. */
function mostMoves(game: Game, found: readonly Assignment[]): Assignment {
  const moves = (one: Assignment) => [...game.movers.keys()].filter((at) => one.get(at)).length;
  const [most] = [...found].sort((a, b) => moves(b) - moves(a));
  if (most === undefined) throw new Error('a board without outcome');
  return most;
}

/** Decides which convoys find a way, when `follow` tells what ways there are if these are taken. */
function settleConvoys(
  game: Game,
  follow: (ways: Ways) => Ways,
): { readonly ways: Ways; readonly struck: ReadonlySet<ProvinceId> } {
  const settled = new Map<ProvinceId, boolean>();
  const struck = new Set<ProvinceId>();
  for (;;) {
    const open = sailorsOf(game)
      .map(({ at }) => at)
      .filter((at) => !settled.has(at));
    if (open.length === 0) return { ways: settled, struck };
    const choices = assignments(open);
    const next = (choice: Assignment) => follow(new Map([...settled, ...choice]));
    const dependsOn = (one: ProvinceId, other: ProvinceId) =>
      choices.some((choice) => {
        const flipped = new Map(choice).set(other, choice.get(other) !== true);
        return next(choice).get(one) !== next(flipped).get(one);
      });
    const circle = smallestClosedSet(open, dependsOn);
    const answers = assignments(circle).filter((choice) => {
      const follows = next(new Map([...(choices[0] as Assignment), ...choice]));
      return circle.every((at) => follows.get(at) === choice.get(at));
    });
    const [only, another] = answers;
    for (const at of circle) {
      if (only !== undefined && another === undefined) settled.set(at, only.get(at) === true);
      else settled.set(at, false);
      if (only === undefined || another !== undefined) struck.add(at);
    }
  }
}

/** The smallest set that depends on nothing outside it. */
function smallestClosedSet(
  members: readonly ProvinceId[],
  dependsOn: (one: ProvinceId, other: ProvinceId) => boolean,
): readonly ProvinceId[] {
  const closures = members.map((start) => {
    const closure = new Set([start]);
    for (const one of closure) for (const other of members) if (dependsOn(one, other)) closure.add(other);
    return [...closure];
  });
  return closures.reduce((least, closure) => (closure.length < least.length ? closure : least));
}

/** Every way to say yes or no to each of `names`. */
function assignments(names: readonly ProvinceId[]): readonly Assignment[] {
  return Array.from(
    { length: 2 ** names.length },
    (_, bits) => new Map(names.map((at, i) => [at, (bits & (1 << i)) !== 0])),
  );
}
