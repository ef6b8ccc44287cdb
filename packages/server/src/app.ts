import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { sendSecurityHeaders } from './plugins/security-headers.ts';

export interface AppOptions {
  /** The folder of the built web client. */
  readonly webRoot: string;
}

/**
 * The HTTP server, not yet listening: the web client's files, and `GET /healthz`.
 *
 * A file with a `.br` or `.gz` copy beside it is sent compressed to browsers that take it.
 *
 * Files under `/assets/` carry a hash of their content in their name and are cached for a year; all
 * others are checked again at each visit.
 */
export function buildApp({ webRoot }: AppOptions): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  sendSecurityHeaders(app);
  app.get('/healthz', () => ({ status: 'ok' }));
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
