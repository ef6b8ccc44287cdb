import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ProblemAnswer } from '../../http/problem.ts';
import type { Principal } from '../principal.ts';
import { type Outcome, problemOf } from '../refusals.ts';

/** What an act without anything to tell is answered with. */
export const doneSchema = z.strictObject({ done: z.literal(true) });
export const DONE = { status: 200, body: { done: true } } as const;

export const id = z.string().regex(/^[\w-]{1,80}$/);
export const time = z.number().describe('Milliseconds since 1970');
/** Without controls, which no name needs and PostgreSQL cannot keep. */
export const shortText = z
  .string()
  .max(120)
  .regex(/^\P{Cc}*$/u);
export const secretText = z.string().min(1).max(400);
export const seatName = z
  .string()
  .regex(/^([A-Z0-9]+(-[A-Z0-9_]+)?|projector)$/)
  .max(80);

/** A success made from what an act came to, or its refusal. */
export function answer<T, Body>(
  outcome: Outcome<T>,
  bodyOf: (value: T) => Body,
): { readonly status: 200; readonly body: Body } | ProblemAnswer {
  return outcome.ok ? { status: 200, body: bodyOf(outcome.value) } : problemOf(outcome.refusal);
}

export const done = () => DONE.body;

/** Puts cookies on the answer. */
export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  reply.header('set-cookie', [...cookies]);
}

type Person = Extract<Principal, { kind: 'person' }>;

/** The person who asks; the route's access lets nobody else in. */
export function personOf(principal: Principal): Person {
  if (principal.kind !== 'person') throw new Error(`a route for people was opened to a ${principal.kind}`);
  return principal;
}
