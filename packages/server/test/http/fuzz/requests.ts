import fc from 'fast-check';
import { z } from 'zod';
import type { Route } from '../../../src/http/route.ts';
import { ROUTES } from '../../../src/http/routes.ts';
import { like, type Schema, value } from './values.ts';

/** Where the requests go: a class with its game, and the headers of somebody in each role. */
export interface Place {
  readonly classId: string;
  readonly game: string;
  readonly roles: readonly Readonly<Record<string, string>>[];
}

export interface FuzzedRequest {
  readonly route: Route;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

/** Who signs out or is forgotten is nobody from then on: this is asked by nobody. What is deleted is never one's own. */
const ENDS = /sign-out|sessions|^\/api\/v1\/me(\/passphrase)?$/;

const types = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 4,
    arbitrary: fc.constantFrom('application/json; charset=utf-16', 'text/plain', 'multipart/form-data', '', 'x'),
  },
);
const methods = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD') },
);
const spoiled = fc.oneof(
  value.map((one) => JSON.stringify(one) ?? ''),
  fc.constantFrom('{', '{"__proto__":{"x":1}}', '['.repeat(2_000), '"\\ud800"', '\u0000', '{"a":1}{"b":2}'),
);
const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constant('own') },
  {
    weight: 4,
    arbitrary: fc.oneof(
      fc.constantFrom('R-SPA', 'projector', '..', '%2e%2e', '%00', '%ff', '__proto__', 'x'.repeat(190)),
      fc.string({ maxLength: 20 }).map(encodeLoosely),
    ),
  },
);
const names = fc.constantFrom('after', 'as', 'ids', 'limit', 'seat', 'texts', 'names', 'x');
const query = fc.oneof(fc.constant(''), fc.dictionary(names, fc.string({ maxLength: 30 })).map(queryOf));
const extra = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('last-event-id', 'x-defensor-seat', 'authorization', 'if-none-match', 'origin', 'range'),
        fc.stringMatching(/^[ -~]{0,40}$/),
      )
      .map(([name, text]) => ({ [name]: text.trim() })),
  },
);

/** Requests to every route by everybody: most of them right as to their form, all of them somehow. */
export function fuzzedRequests(place: Place): fc.Arbitrary<FuzzedRequest> {
  return fc.oneof(...ROUTES.map((route) => requestsTo(route, place)));
}

function requestsTo(route: Route, { classId, game, roles }: Place): fc.Arbitrary<FuzzedRequest> {
  const isAtLarge = !/:(game|class|seat)\b/.test(route.url);
  const own: Readonly<Record<string, string>> = { ':game': game, ':class': classId, ':seat': 'R-SPA' };
  const body = route.body === undefined ? spoiled : bodiesOf(route.body, [game, classId]);
  return fc
    .record({
      method: methods,
      role: fc.nat(roles.length),
      segments: fc.array(segment, { minLength: 3, maxLength: 3 }),
      query,
      body: fc.oneof({ weight: 5, arbitrary: body }, { weight: 1, arbitrary: spoiled }),
      type: types,
      extra,
    })
    .map(({ method = route.method, role, segments, query: asked, body: payload, type, extra: more }) => {
      const deletes = method === 'DELETE';
      const isEnd = ENDS.test(route.url) || (deletes && isAtLarge);
      let at = -1;
      const path = route.url.replaceAll(/:\w+/g, (name) => {
        at += 1;
        const given = segments[at] ?? 'own';
        return given === 'own' ? (deletes ? 'x-1' : (own[name] ?? 'x-1')) : given;
      });
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const headers = {
        ...(isEnd ? {} : roles[role]),
        ...(hasBody && type !== '' ? { 'content-type': type } : {}),
        ...more,
      };
      return { route, method, url: `${path}${asked}`, headers, payload: hasBody ? payload : '' };
    });
}

function bodiesOf(body: z.ZodType, ids: readonly string[]): fc.Arbitrary<string> {
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema;
  return like(schema, [...ids, 'R-SPA', 'B-ROM', 'JD', 'SPAIN', 'ROM', 's1', 'A Par - Bur', 'fuzz-0001']).map(
    (one) => JSON.stringify(one) ?? '',
  );
}

function encodeLoosely(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
}

function queryOf(fields: Record<string, string>): string {
  return `?${Object.entries(fields)
    .map(([name, text]) => `${name}=${encodeLoosely(text)}`)
    .join('&')}`;
}
