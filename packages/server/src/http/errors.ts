import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { NoSuchGameError } from '../play/host.ts';
import { StoreUnavailableError } from '../store/errors.ts';
import { type ProblemAnswer, problem } from './problem.ts';
import { sendProblem } from './send-problem.ts';

const RETRY_SOON = { 'retry-after': '2' };

/** Turns whatever goes wrong in a request into a problem: what was sent wrongly is told, a fault of ours never is. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(reply, problemOf(error, request)));
}

/** The problem that an error is answered with; a fault of ours is logged. */
export function problemOf(error: FastifyError, request: Pick<FastifyRequest, 'log'>): ProblemAnswer {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({ at: instancePath, message: message ?? '' }));
    return problem('bad-request/fields', { issues: issues.slice(0, 20) });
  }
  if (error instanceof StoreUnavailableError) {
    request.log.warn({ code: error.code }, 'the database cannot be used now');
    return problem('unavailable', {}, RETRY_SOON);
  }
  if (error instanceof NoSuchGameError) return problem('not-found/game-gone');
  const status = error.statusCode ?? 500;
  if (status === 413) return problem('too-large');
  if (status === 415) return problem('unsupported-media-type');
  if (status >= 400 && status < 500) return problem('bad-request');
  request.log.error({ err: error }, 'a request met a fault');
  return problem('defect');
}
