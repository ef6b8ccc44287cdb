import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '../../src/http/route.ts';
import { ROUTES } from '../../src/http/routes.ts';
import { testNode } from '../kit.ts';

const app = async () => (await testNode()).app;

describe('every route', () => {
  test('Q13 takes no field that it does not know', () => {
    for (const { url, method, params, query, body } of ROUTES) {
      for (const schema of [params, query, body]) {
        if (schema === undefined || !('shape' in schema)) continue;
        expect(z.toJSONSchema(schema, { io: 'input' }).additionalProperties, `${method} ${url}`).toBe(false);
      }
    }
  });

  test('Q13 another method is refused, and the right one named', async () => {
    const answer = await (await app()).inject({ method: 'POST', url: '/healthz' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET');
    expect(answer.json()).toMatchObject({ status: 405, code: 'method-not-allowed' });
  });

  test('an address where there is nothing is a problem with its request’s number', async () => {
    const answer = await (await app()).inject('/api/v1/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 404, code: 'not-found', request: expect.any(String) as string });
  });

  test('a declared route keeps its handler', () => {
    const route = defineRoute({
      method: 'GET',
      url: '/x',
      access: 'anyone',
      summary: 'X.',
      answers: { 200: z.strictObject({}) },
      handler: () => ({ status: 200, body: {} }),
    });
    expect(route.handle).toBeTypeOf('function');
  });
});
