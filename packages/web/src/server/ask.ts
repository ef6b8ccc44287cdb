import { type Answer, type AnswerOf, type Asked, createClient, LANGUAGES, type RouteName } from '@defensor/api';
import { words } from '../words/words.ts';
import { earlyAnswer } from './early-answer.ts';

export type { Answer, Problem } from '@defensor/api';

const server = createClient({
  fetch: (address, how) => earlyAnswer(address, how.method, how.headers['x-defensor-seat']) ?? fetch(address, how),
  // What the page is in, not what the browser would ask for.
  language: () => LANGUAGES.find((tag) => tag === document.documentElement.lang) ?? 'en',
});

interface AskedAt {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  /** As which of this browser's seats: `person`, or `<game>/<seat>`. */
  readonly as?: string | undefined;
}

/** Asks the server under `/api/v1`. Never throws for what the server or the line does. */
export async function ask<T>(path: string, { method = 'GET', body, as }: AskedAt = {}): Promise<Answer<T>> {
  return worded(await server.askAt<T>(method, `/api/v1${path}`, { body, as }));
}

/** Asks a route by its name; what it takes and answers follows from that. */
export async function askRoute<Name extends RouteName>(
  name: Name,
  asked: Asked<Name>,
): Promise<Answer<AnswerOf<Name>>> {
  return worded(await server.ask(name, asked));
}

/** The answer with a sentence to tell, also where none came. */
function worded<T>(answer: Answer<T>): Answer<T> {
  if (answer.ok || answer.problem.sentence !== '') return answer;
  const sentence = answer.problem.status === 0 ? words.door.noConnection : words.door.noSentence;
  return { ok: false, problem: { ...answer.problem, sentence } };
}
