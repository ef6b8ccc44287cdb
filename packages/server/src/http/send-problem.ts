import type { FastifyReply } from 'fastify';
import { PROBLEM_TYPE, type ProblemAnswer } from './problem.ts';

/** Answers with a problem, which nobody may keep. */
export function sendProblem(reply: FastifyReply, { problem, headers = {} }: ProblemAnswer): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type(PROBLEM_TYPE)
    .serializer((body) => JSON.stringify(body))
    .send({ ...problem, request: reply.request.id });
}
