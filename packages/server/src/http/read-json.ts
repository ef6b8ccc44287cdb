import type { FastifyInstance } from 'fastify';
import { isTooDeep } from './json-depth.ts';

/** JSON nested too deeply: an error of the sender's. */
class TooDeepError extends Error {
  readonly statusCode = 400;
}

/** Reads JSON bodies: none with keys that would reach a prototype, none nested without end. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (isTooDeep(text)) done(new TooDeepError('JSON is nested too deeply.'));
    else void parse(request, text, done);
  });
}
