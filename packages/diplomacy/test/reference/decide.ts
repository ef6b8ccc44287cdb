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
 * No circle has exactly one set of answers that fits the definitions. Without a convoy in it, all
 * its moves may succeed or all fail: they succeed, the units move round (DATC 5.B.9). A convoy in
 * it, by the answer that cuts a support, helps or harms the next: either two sets fit or none does.
 * That is a paradox, and by Szykman's rule none of its armies goes (4.A.2).
 */
export function decide(game: Game): Verdict {
  const decided = new Map<Question, boolean>();
  const struckArmies = new Set<ProvinceId>();
  const struckFleets = new Set<ProvinceId>();
  const questions = questionsOf(game);
  for (;;) {
    propagate(game, questions, decided);
    const open = questions.filter((question) => !decided.has(question));
    const circle = circleIn(open, new Definitions(game, decided));
    if (circle === undefined) return { decided, struckArmies, struckFleets };
    const sailing = [...game.movers.values()].filter(({ at }) => circle.includes(`path ${at}`));
    for (const army of sailing) {
      decided.set(`path ${army.at}`, false);
      struckArmies.add(army.at);
      for (const fleet of game.carriersOf(army)) {
        if (game.moversTo(fleet.at).some(({ at }) => circle.includes(`move ${at}`))) struckFleets.add(fleet.at);
      }
    }
    if (sailing.length === 0) for (const question of circle) decided.set(question, true);
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

const questionsOf = (game: Game): readonly Question[] =>
  [...game.pieces.values()].flatMap((piece): Question[] => {
    const mover = game.movers.get(piece.at);
    if (mover !== undefined) return mover.byConvoy ? [`path ${piece.at}`, `move ${piece.at}`] : [`move ${piece.at}`];
    return isSupport(piece) ? [`support ${piece.at}`] : [];
  });
