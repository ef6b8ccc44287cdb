import type { ProvinceId } from '../../src/ids.ts';
import type { Question } from './answers.ts';
import { circleIn } from './circles.ts';
import { Definitions } from './definitions.ts';
import { type Game, isSupport } from './pieces.ts';

/** Every decision of a phase, and what the paradox rule struck out to come to it. */
export interface Verdict {
  readonly decided: ReadonlyMap<Question, boolean>;
  /** The armies whose convoy was struck out. */
  readonly struckArmies: ReadonlySet<ProvinceId>;
  /** The fleets ordered to carry them whose own fate was part of the paradox. */
  readonly struckFleets: ReadonlySet<ProvinceId>;
}

/**
 * Decides everything. What follows from the orders comes first. Then questions may be left that
 * wait for each other; a circle of them that waits for nothing outside is settled, what follows
 * from that is decided, and so on. Which of several such circles comes first makes no difference.
 *
 * Where a circle has exactly one set of answers that fits the definitions, that is the outcome.
 * Where it has none or several, a convoy in it makes it a paradox: by Szykman's rule the armies in
 * it do not go (DATC 4.A.2). Without a convoy it is units that move round: all succeed (5.B.9).
 */
export function decide(game: Game): Verdict {
  const decided = new Map<Question, boolean>();
  const struckArmies = new Set<ProvinceId>();
  const struckFleets = new Set<ProvinceId>();
  const questions = questionsOf(game);
  for (;;) {
    propagate(game, questions, decided);
    const circle = circleIn(
      questions.filter((question) => !decided.has(question)),
      new Definitions(game, decided),
    );
    if (circle === undefined) return { decided, struckArmies, struckFleets };
    const [solution, another] = solutions(game, circle, decided);
    if (solution !== undefined && another === undefined) {
      for (const question of circle) decided.set(question, solution.get(question) === true);
      continue;
    }
    const sailing = [...game.movers.values()].filter(({ at }) => circle.includes(`path ${at}`));
    for (const army of sailing) {
      decided.set(`path ${army.at}`, false);
      struckArmies.add(army.at);
      for (const fleet of game.carriersOf(army)) {
        if (game.moversTo(fleet.at).some(({ at }) => circle.includes(`move ${at}`))) struckFleets.add(fleet.at);
      }
    }
    if (sailing.length > 0) continue;
    for (const question of circle) if (question.startsWith('move')) decided.set(question, true);
  }
}

/** Decides what follows from `decided`, until nothing does any more. */
function propagate(game: Game, questions: readonly Question[], decided: Map<Question, boolean>): void {
  let before: number;
  do {
    before = decided.size;
    for (const question of questions) {
      if (decided.has(question)) continue;
      const { value } = new Definitions(game, decided).answer(question);
      if (value !== undefined) decided.set(question, value);
    }
  } while (decided.size > before);
}

/** The ways to answer all questions of a closed circle that fit their definitions; two at most are looked for. */
function solutions(
  game: Game,
  circle: readonly Question[],
  decided: ReadonlyMap<Question, boolean>,
): readonly ReadonlyMap<Question, boolean>[] {
  const found: ReadonlyMap<Question, boolean>[] = [];
  const search = (assumed: Map<Question, boolean>): void => {
    propagate(game, circle, assumed);
    const definitions = new Definitions(game, assumed);
    const fits = circle.every((question) => {
      const { value } = definitions.answer(question);
      return value === undefined || value === assumed.get(question);
    });
    if (!fits || found.length === 2) return;
    const open = circle.find((question) => !assumed.has(question));
    if (open === undefined) found.push(assumed);
    else for (const guess of [true, false]) search(new Map(assumed).set(open, guess));
  };
  search(new Map(decided));
  return found;
}

const questionsOf = (game: Game): readonly Question[] =>
  [...game.pieces.values()].flatMap((piece): Question[] => {
    const mover = game.movers.get(piece.at);
    if (mover !== undefined) return mover.byConvoy ? [`path ${piece.at}`, `move ${piece.at}`] : [`move ${piece.at}`];
    return isSupport(piece) ? [`support ${piece.at}`] : [];
  });
