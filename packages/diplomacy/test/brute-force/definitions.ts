import { type ProvinceId, provinceOf } from '../../src/ids.ts';
import { type Game, isConvoy, isSupport, isSupportMove, type Mover, type Piece } from '../reference/pieces.ts';
import { canCarry } from '../reference/routes.ts';

/**
 * An answer to everything at once: for each unit, by where it starts, whether its move succeeds, its
 * support is given, its convoy is not disrupted.
 */
export type Assignment = ReadonlyMap<ProvinceId, boolean>;

/** The units whose orders succeed or fail: all but those that hold. */
export const actorsOf = (game: Game): readonly Piece[] =>
  [...game.pieces.values()].filter((piece) => game.movers.has(piece.at) || isSupport(piece) || isConvoy(piece));

export const sailorsOf = (game: Game): readonly Mover[] => [...game.movers.values()].filter(({ byConvoy }) => byConvoy);

/** Which of the `sailorsOf` a game find a way, by where they start. */
export type Ways = ReadonlyMap<ProvinceId, boolean>;

/** The ways that are there when the fleets are disrupted that the assignment says. */
export function waysBy(game: Game, assignment: Assignment): Ways {
  const way = (mover: Mover) => {
    const fleets = game.carriersOf(mover).filter(({ at }) => assignment.get(at));
    return canCarry(game.variant, new Set(fleets.map(({ at }) => at)), mover.at, mover.to);
  };
  return new Map(sailorsOf(game).map((mover) => [mover.at, way(mover)]));
}

/** Whether every answer of the assignment is what the rules make of all the others, with these ways by sea. */
export function isConsistent(game: Game, assignment: Assignment, ways: Ways): boolean {
  return actorsOf(game).every((piece) => assignment.get(piece.at) === answer(game, piece, assignment, ways));
}

function answer(game: Game, piece: Piece, assignment: Assignment, ways: Ways): boolean {
  const mover = game.movers.get(piece.at);
  if (mover !== undefined) return moveSucceeds(game, mover, assignment, ways);
  return isSupport(piece)
    ? supportIsGiven(game, piece, assignment, ways)
    : !game.moversTo(piece.at).some(({ at }) => assignment.get(at));
}

function supportIsGiven(game: Game, support: Piece, assignment: Assignment, ways: Ways): boolean {
  const target = isSupportMove(support) ? provinceOf(support.order.to) : undefined;
  return game.moversTo(support.at).every((attack) => {
    if (assignment.get(attack.at)) return false;
    return attack.unit.power === support.unit.power || attack.at === target || !hasWay(attack, ways);
  });
}

function moveSucceeds(game: Game, mover: Mover, assignment: Assignment, ways: Ways): boolean {
  if (!hasWay(mover, ways)) return false;
  const helpers = (piece: Piece) => game.supportsFor(piece).filter(({ at }) => assignment.get(at));
  const there = game.pieces.get(mover.to);
  const goesThere = game.movers.get(mover.to);
  const headToHead = isHeadToHead(mover, goesThere);
  const isLeft = there === undefined || (!headToHead && goesThere !== undefined && assignment.get(there.at) === true);

  let attack = 1 + helpers(mover).length;
  if (!isLeft) {
    if (there.unit.power === mover.unit.power) return false;
    attack = 1 + helpers(mover).filter(({ unit }) => unit.power !== there.unit.power).length;
    if (headToHead && attack <= 1 + helpers(there).length) return false;
    if (!headToHead && attack <= (goesThere === undefined ? 1 + helpers(there).length : 1)) return false;
  }
  return game.moversTo(mover.to).every((rival) => {
    if (rival.at === mover.at || !hasWay(rival, ways)) return true;
    const opposite = game.movers.get(rival.to);
    const isBeaten = isHeadToHead(rival, opposite) && assignment.get(rival.to) === true;
    return isBeaten || attack > 1 + helpers(rival).length;
  });
}

const hasWay = (mover: Mover, ways: Ways) => !mover.byConvoy || ways.get(mover.at) === true;

const isHeadToHead = (mover: Mover, other: Mover | undefined) =>
  other?.to === mover.at && !other.byConvoy && !mover.byConvoy;
