import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Gathers the description of the API from the routes registered after it. `descriptionOf` gives it, once ready. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Defensor',
        description: 'Games of Defender of the Peace over HTTP. Errors are problem details (RFC 9457).',
        version: '1',
        license: { name: 'MIT' },
      },
    },
    transform: jsonSchemaTransform,
  });
}

/** The description of the API of a server that is ready. */
export function descriptionOf(app: Pick<FastifyInstance, 'swagger'>): { openapi: string } {
  return app.swagger() as { openapi: string };
}
