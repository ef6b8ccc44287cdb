import { type Language, refusalSentence } from '@defensor/api';
import { RENAISSANCE } from '@defensor/diplomacy';
import type { Game } from '@defensor/game';
import type { RefusalAnswer } from '../play/answers.ts';
import { type ProblemAnswer, problem, refused } from './problem.ts';

/** Refusals that are no “you did it wrongly”: not your place, or something else came first. All others are 422. */
const STATUS: Readonly<Partial<Record<RefusalAnswer['code'], number>>> = {
  'judge-only': 403,
  'clock-only': 403,
  'not-on-behalf': 403,
  'observers-watch': 403,
  'seat-suspended': 403,
  'unknown-seat': 404,
  'phase-moved-on': 409,
  'deadline-passed': 409,
  'duplicate-command': 409,
  'game-exists': 409,
};

/** A refusal of the game as an answer, with the sentence of the catalogue where the game's cast is known. */
export function refusalProblem({ code, rule, facts }: RefusalAnswer, game: Game | undefined): ProblemAnswer {
  const said = { code, facts };
  const say = (language: Language) =>
    game === undefined ? sentenceWithout(said, language) : sentenceIn(game, said, language);
  return refused(STATUS[code] ?? 422, code, say, { rule, facts });
}

type Said = Pick<RefusalAnswer, 'code' | 'facts'>;

function sentenceIn({ variant, state }: Game, refusal: Said, language: Language): string {
  const seats = Object.values(state.seats).filter((seat) => seat !== undefined);
  return refusalSentence({ variant, seats }, refusal, language);
}

/** Before there is a game no seat has a name; places and powers go by those of 1454, which know both boards’ ids. */
const sentenceWithout = (refusal: Said, language: Language): string =>
  refusalSentence({ variant: RENAISSANCE, seats: [] }, refusal, language);

export const ID_TAKEN = problem('conflict');
