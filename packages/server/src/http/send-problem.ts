import type { FastifyReply } from 'fastify';
import { languageFor } from './language.ts';
import { PROBLEM_TYPE, type ProblemAnswer, problemIn } from './problem.ts';

/** Answers with a problem, which nobody may keep, in the language of who asked. */
export function sendProblem(reply: FastifyReply, answer: ProblemAnswer): FastifyReply {
  const language = languageFor(reply.request);
  const problem = problemIn(answer, language);
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', 'content-language': language.tag, ...answer.headers })
    .type(PROBLEM_TYPE)
    .serializer((body) => JSON.stringify(body))
    .send({ ...problem, request: reply.request.id });
}
