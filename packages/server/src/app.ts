import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { doorOf } from './http/door.ts';
import { answerErrors, problemOf } from './http/errors.ts';
import { describeApi } from './http/openapi.ts';
import { readJson } from './http/read-json.ts';
import { registerRoutes } from './http/register.ts';
import type { Route } from './http/route.ts';
import { ROUTES } from './http/routes.ts';
import { sendProblem } from './http/send-problem.ts';
import type { Services } from './http/services.ts';
import { refuseOtherSites } from './identity/origin.ts';
import { answerClientError } from './plugins/client-errors.ts';
import { finishBeforeClosing } from './plugins/drain.ts';
import { answerNotFound } from './plugins/not-found.ts';
import { logRequests } from './plugins/request-log.ts';
import { sendSecurityHeaders } from './plugins/security-headers.ts';

export interface AppOptions {
  /** The folder of the built web client. */
  readonly webRoot: string;
  readonly services: Services;
  /** How many requests a minute one sender may make. */
  readonly perMinute: number;
  readonly trustProxy: readonly string[];
  readonly log: FastifyBaseLogger;
  readonly routes?: readonly Route[];
}

const BODY_LIMIT = 1024 * 1024;

/** Of how many senders it is known at once how often they asked; those who asked longest ago are let go of. */
const SENDERS_COUNTED = 50_000;

/** The web client’s pages; some take a secret behind the `#`. It tells them apart by their paths. */
const PAGES = [
  '/sandbox',
  '/welcome',
  '/sign-in',
  '/join',
  '/rules',
  '/lesson',
  '/lesson/:role',
  '/lesson/:role/*',
  '/account',
  '/classes',
  '/classes/*',
  '/print/:game',
  '/print/:game/*',
  '/projector/:game',
  '/debrief/:game',
  '/desk/:game',
  '/desk/:game/*',
];

/** Those of an open game: the same page, which names beforehand what it will need. */
const PLAY_PAGES = ['/play/:game', '/play/:game/*'];

/**
 * The HTTP server, not yet listening: the routes of `ROUTES`, their description, and the web client's files.
 *
 * A file with a `.br` or `.gz` copy beside it is sent compressed to browsers that take it. Files under `/assets/`
 * carry a hash of their content in their name and are cached for a year; all others are checked again at each visit.
 */
export function buildApp({
  webRoot,
  services,
  perMinute,
  trustProxy,
  log,
  routes = ROUTES,
}: AppOptions): FastifyInstance {
  const app = fastify({
    forceCloseConnections: true,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void sendProblem(reply, problemOf(error, request)),
    routerOptions: { maxParamLength: 200 },
  });
  finishBeforeClosing(app);
  sendSecurityHeaders(app);
  logRequests(app, services.metrics);
  refuseOtherSites(app, services.identity.settings);
  answerErrors(app);
  readJson(app);
  app.setNotFoundHandler(answerNotFound);
  void describeApi(app);
  app.register(fastifyRateLimit, { global: false, cache: SENDERS_COUNTED });
  app.register(async (scope) => {
    const { identity, host } = services;
    registerRoutes(scope, routes, services, doorOf(scope, { desk: identity, host, perMinute }));
  });
  app.register(fastifyStatic, {
    root: webRoot,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const page of PAGES) app.get(page, (_request, reply) => reply.sendFile('index.html'));
  for (const page of PLAY_PAGES) app.get(page, (_request, reply) => reply.sendFile('play.html'));
  return app;
}
