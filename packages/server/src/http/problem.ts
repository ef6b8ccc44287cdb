import { type Language, type RequestProblem, serverSentence } from '@defensor/api';
import { z } from 'zod';

/** What an answer that is no success says (RFC 9457), with the code and the rule of a refusal and its sentence. */
export const problemSchema = z.strictObject({
  type: z.string().describe('Names the kind of problem: /problems/<code>'),
  title: z.string().describe('For whoever writes programs; in English'),
  status: z.int(),
  code: z.string().describe('Stable: programs go by it'),
  sentence: z.string().describe('What to tell the person, in the language of `accept-language`'),
  rule: z.string().exactOptional().describe('The rule that a refusal of the game rests on'),
  facts: z.record(z.string(), z.unknown()).exactOptional(),
  issues: z
    .array(z.strictObject({ at: z.string(), message: z.string() }))
    .exactOptional()
    .describe('Every field that cannot be taken, and why'),
  request: z.string().exactOptional().describe('The number of the request, for whoever looks after the server'),
});

export type Problem = z.output<typeof problemSchema>;

export const PROBLEM_TYPE = 'application/problem+json';

/** The problems of HTTP itself; refusals of the game bring their own codes. */
const TITLES = {
  'bad-request': [400, 'The request cannot be read'],
  'not-signed-in': [401, 'Nobody is signed in'],
  'not-allowed': [403, 'Not allowed'],
  'cross-site': [403, 'Sent from another site'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'Another method is needed'],
  'too-slow': [408, 'Too slow'],
  conflict: [409, 'Something else came first'],
  'too-large': [413, 'Too large'],
  'unsupported-media-type': [415, 'Not a type that is read here'],
  'too-many-requests': [429, 'Too many requests'],
  'headers-too-large': [431, 'Headers too large'],
  defect: [500, 'A fault of the server'],
  unavailable: [503, 'Not now'],
} as const satisfies Record<ProblemCode, readonly [number, string]>;

/** A code without the way in which it is said. */
type ProblemCode = Exclude<RequestProblem, `${string}/${string}`>;

type Say = (language: Language) => string;

/** An answer that is no success, as a handler returns it. */
export interface ProblemAnswer {
  readonly problem: Omit<Problem, 'sentence'>;
  /** What to tell the person, in one language or another. */
  readonly say: Say;
  readonly headers?: Readonly<Record<string, string>>;
}

type More = Partial<Pick<Problem, 'rule' | 'facts' | 'issues' | 'request'>>;

/** A problem of HTTP: its status follows from the code; the catalogue tells the person what to do. */
export function problem(
  saying: RequestProblem,
  more: More = {},
  headers: Readonly<Record<string, string>> = {},
): ProblemAnswer {
  const code = saying.split('/')[0] as ProblemCode;
  const [status, title] = TITLES[code];
  return {
    problem: { type: `/problems/${code}`, title, status, code, ...more },
    say: (language) => serverSentence(saying, language),
    headers,
  };
}

/** A refusal with a code of its own: of a command, of a sign-in. */
export function refused(status: number, code: string, say: Say, more: More = {}): ProblemAnswer {
  return { problem: { type: `/problems/${code}`, title: 'Refused', status, code, ...more }, say };
}

/** The problem as it is sent, told in `language`. */
export function problemIn({ problem, say }: ProblemAnswer, language: Language): Problem {
  const { type, title, status, code, ...more } = problem;
  return { type, title, status, code, sentence: say(language), ...more };
}
