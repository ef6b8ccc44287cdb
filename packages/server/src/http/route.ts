import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Principal } from '../identity/principal.ts';
import type { Access } from './access.ts';
import type { ProblemAnswer } from './problem.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; known once `access` was checked. */
    principal: Principal;
    /** The database is away: who asks is who asked with the same credentials before. */
    isStale: boolean;
  }
}

/** Success answers by status; problems are said of every route by themselves. */
type Answers = Readonly<Record<number, z.ZodType>>;

/** One request that passed its schemas, from somebody who may make it. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Who asks; `access` was checked before. */
  readonly principal: Principal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler returns: a success, a problem, or that it writes to the connection itself (a stream, a file). */
type Answer<A extends Answers> =
  | {
      [S in keyof A & number]: {
        readonly status: S;
        readonly body: z.output<A[S]>;
        readonly headers?: Readonly<Record<string, string>>;
      };
    }[keyof A & number]
  | ProblemAnswer
  | 'taken';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

interface Declared<P, Q, B, A extends Answers> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its parameters: `/api/v1/games/:game`. */
  readonly url: `/${string}`;
  /** Who may ask: checked in one place, before the body is read. */
  readonly access: Access;
  /** One sentence for the description of the API. */
  readonly summary: string;
  readonly params?: P;
  /** A strict object, as `params` and `body`: a field that nobody knows is refused. */
  readonly query?: Q;
  readonly body?: B;
  readonly answers: A;
  /** What the body comes as: JSON unless said. `bytes` gives a Buffer, which `body` then describes. */
  readonly takes?: 'json' | 'bytes';
  /** What a success comes as: JSON unless said. */
  readonly gives?: string;
  /** In bytes; 1 MB unless said. */
  readonly bodyLimit?: number;
  /** How many requests a minute one sender may make; as many as of all others unless said. */
  readonly limit?: number;
  /** While the database is away it is handled all the same, for whoever was known before: `request.isStale`. */
  readonly readsWithoutStore?: boolean;
}

/** A route as the table holds it. */
export interface Route
  extends Declared<z.ZodObject | undefined, z.ZodObject | undefined, z.ZodType | undefined, Answers> {
  handle(call: Call<unknown, unknown, unknown>, services: Services): Promise<Answer<Answers>> | Answer<Answers>;
}

/**
 * Declares a route. All of them stand in `ROUTES` (`routes.ts`), from which the server, its description, the page
 * `docs/http-api.md` and the access matrix are made; a route that the matrix has no row for fails the build.
 */
export function defineRoute<
  A extends Answers,
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  route: Declared<P, Q, B, A> & {
    readonly handler: (
      call: Call<Output<P>, Output<Q>, Output<B>>,
      services: Services,
    ) => Promise<Answer<NoInfer<A>>> | Answer<NoInfer<A>>;
  },
): Route {
  const { handler, ...declared } = route;
  return { ...declared, handle: handler as Route['handle'] } as Route;
}
