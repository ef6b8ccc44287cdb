import type { Answer, Question } from './answers.ts';
import type { Definitions } from './definitions.ts';

/**
 * A circle among the open questions: they all wait for each other, and for no open question
 * outside. `undefined` when nothing is open.
 */
export function circleIn(open: readonly Question[], definitions: Definitions): readonly Question[] | undefined {
  const waitsFor = new Map(open.map((question) => [question, tippedBy(question, definitions)]));
  const reachOf = (start: Question): readonly Question[] => {
    const reached = new Set<Question>([start]);
    for (const question of reached) for (const next of waitsFor.get(question) ?? []) reached.add(next);
    return [...reached];
  };
  // A question that reaches fewest others reaches those of its circle only.
  return open
    .map(reachOf)
    .reduce<readonly Question[] | undefined>(
      (fewest, reach) => (fewest === undefined || reach.length < fewest.length ? reach : fewest),
      undefined,
    );
}

/** Above this many, trying all answers takes too long, and a question is taken to wait for all that it mentions. */
const MOST_TRIED = 12;

/**
 * The open questions that `question` waits for: those of which each can tip the answer alone, for
 * some answers to the others. A mere mention is not enough.
 */
function tippedBy(question: Question, definitions: Definitions): readonly Question[] {
  const mentioned = [...new Set(definitions.answer(question).open)];
  if (mentioned.length > MOST_TRIED) return mentioned;
  return mentioned.filter((one) => {
    const others = mentioned.filter((other) => other !== one);
    return [...assignments(others)].some((assumed) => {
      const answerIf = (value: boolean): Answer => definitions.assuming([...assumed, [one, value]]).answer(question);
      return answerIf(true).value !== answerIf(false).value;
    });
  });
}

function* assignments(questions: readonly Question[]): Generator<readonly (readonly [Question, boolean])[]> {
  const [first, ...rest] = questions;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const assumed of assignments(rest)) {
    yield [[first, true], ...assumed];
    yield [[first, false], ...assumed];
  }
}
