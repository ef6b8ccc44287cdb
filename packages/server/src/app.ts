import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from './http/errors.ts';
import { describeApi } from './http/openapi.ts';
import { type Door, registerRoutes } from './http/register.ts';
import { ROUTES } from './http/routes.ts';
import type { Services } from './http/services.ts';
import { answerNotFound } from './plugins/not-found.ts';
import { sendSecurityHeaders } from './plugins/security-headers.ts';

export interface AppOptions {
  /** The folder of the built web client. */
  readonly webRoot: string;
  readonly services: Services;
  readonly door: Door;
}

/**
 * The HTTP server, not yet listening: the routes of `ROUTES`, their description, and the web client's files.
 *
 * A file with a `.br` or `.gz` copy beside it is sent compressed to browsers that take it. Files under `/assets/`
 * carry a hash of their content in their name and are cached for a year; all others are checked again at each visit.
 */
export function buildApp({ webRoot, services, door }: AppOptions): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  sendSecurityHeaders(app);
  answerErrors(app);
  app.setNotFoundHandler(answerNotFound);
  void describeApi(app);
  app.register(async (scope) => registerRoutes(scope, ROUTES, services, door));
  app.register(fastifyStatic, {
    root: webRoot,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return app;
}
