import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../http/metrics.ts';

/**
 * Writes a line for each request that is done, and counts it: its number, the route as it was declared, the status, the
 * time. Nothing that was sent stands in it: no address line, no query, no cookie, no body.
 */
export function logRequests(app: FastifyInstance, metrics: Pick<Metrics, 'request'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, id } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOptions.url ?? 'unknown';
    metrics.request(method, route, status, elapsedTime);
    const line = { req: id, method, route, status, ms: Math.round(elapsedTime) };
    if (status >= 500) request.log.error(line, 'request');
    else if (status === 401 || status === 403) request.log.info(line, 'refused');
    else request.log.debug(line, 'request');
    done();
  });
}
