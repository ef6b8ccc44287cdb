import type { FastifyInstance, HTTPMethods } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type AccessParams, authorise } from './access.ts';
import type { Door } from './door.ts';
import { PROBLEM_TYPE, problem, problemSchema } from './problem.ts';
import type { Route } from './route.ts';
import { sendProblem } from './send-problem.ts';
import type { Services } from './services.ts';

/** Puts `routes` on `app`: access first, then the schemas, then the handler; other methods of an address are refused by name. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], services: Services, door: Door): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('principal', null as never);
  app.decorateRequest('isStale', false);
  const methodsOf = new Map<string, HTTPMethods[]>();
  for (const route of routes) {
    if (route.takes !== 'bytes') registerRoute(app, route, services, door);
    methodsOf.set(route.url, [...(methodsOf.get(route.url) ?? []), route.method]);
  }
  for (const [url, methods] of methodsOf) refuseOtherMethods(app, url, methods);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const route of routes) if (route.takes === 'bytes') registerRoute(scope, route, services, door);
  });
}

function registerRoute(app: FastifyInstance, route: Route, services: Services, door: Door): void {
  app.route({
    method: route.method,
    url: route.url,
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    schema: schemaOf(route),
    onRequest: [
      door.limits(route),
      async (request, reply) => {
        const { principal, isStale } = await door.identify(request, route.readsWithoutStore === true);
        request.principal = principal;
        request.isStale = isStale;
        const refusal = await authorise(principal, route.access, request.params as AccessParams, door.classOfGame);
        if (refusal !== undefined) return sendProblem(reply, refusal);
      },
    ],
    handler: async (request, reply) => {
      const { params, query, principal } = request;
      const body: unknown = request.body;
      const answer = await route.handle({ params, query, body, principal, request, reply }, services);
      if (answer === 'taken') return reply;
      if ('problem' in answer) return sendProblem(reply, answer);
      if (answer.headers !== undefined) reply.headers(answer.headers);
      if (route.gives !== undefined) reply.type(route.gives);
      return reply.code(answer.status).send(answer.body as object);
    },
  });
}

function schemaOf(route: Route) {
  const { params, query, body, answers, summary, gives } = route;
  const success = Object.entries(answers).map(
    ([status, schema]) => [status, gives === undefined ? schema : { content: { [gives]: { schema } } }] as const,
  );
  return {
    summary,
    tags: [tagOf(route.url)],
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response: {
      ...Object.fromEntries(success),
      '4xx': { description: 'Refused', content: { [PROBLEM_TYPE]: { schema: problemSchema } } },
    },
  };
}

/** `games` of `/api/v1/games/:game`; `operation` of what stands beside the API. */
function tagOf(url: string): string {
  return /^\/api\/v1\/([a-z-]+)/.exec(url)?.[1] ?? 'operation';
}

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function refuseOtherMethods(app: FastifyInstance, url: string, methods: readonly HTTPMethods[]): void {
  app.route({
    method: METHODS.filter((method) => !methods.includes(method)),
    url,
    schema: { hide: true } as never,
    onRequest: async (_request, reply) =>
      sendProblem(reply, problem('method-not-allowed', {}, { allow: methods.join(', ') })),
    handler: () => undefined,
  });
}
