import { type SignInRefusal, serverSentence } from '@defensor/api';
import { type ProblemAnswer, refused } from '../http/problem.ts';

/** Why somebody is not let in, or may not do what they asked about sign-in and rights: the status of each. */
const STATUS: { readonly [Code in SignInRefusal]: number } = {
  'sign-in-failed': 401,
  'too-many-guesses': 429,
  'passphrase-short': 422,
  'passphrase-long': 422,
  'passphrase-common': 422,
  'passphrase-personal': 422,
  'passphrase-wrong': 403,
  'name-unusable': 422,
  'invite-gone': 410,
  'not-let-in': 403,
  'code-unreadable': 422,
  'pin-needed': 403,
  'pin-wrong': 403,
  'pin-wait': 429,
  'pin-weak': 422,
  'short-name-taken': 409,
  'short-name-unusable': 422,
  'no-such-person': 404,
  'no-such-seat': 404,
  'no-such-card': 404,
  'no-such-device': 404,
  'no-such-token': 404,
  'no-such-invite': 404,
  'last-owner': 409,
  'last-judge': 409,
  'not-a-try-out': 403,
  'scope-incomplete': 422,
  'provider-off': 404,
  'provider-failed': 403,
  'provider-taken': 409,
  'provider-stranger': 403,
};

export type IdentityRefusalCode = SignInRefusal;

export interface IdentityRefusal {
  readonly code: IdentityRefusalCode;
  /** When it may be tried again. */
  readonly waitMs?: number;
}

/** What an act comes to: its value, or why not. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: IdentityRefusal };

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refuse(code: IdentityRefusalCode, waitMs?: number): Outcome<never> {
  return { ok: false, refusal: { code, ...(waitMs === undefined ? {} : { waitMs }) } };
}

/** The refusal as an HTTP answer. */
export function problemOf({ code, waitMs }: IdentityRefusal): ProblemAnswer {
  const answer = refused(STATUS[code], code, (language) => serverSentence(code, language));
  if (waitMs === undefined) return answer;
  return { ...answer, headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } };
}
