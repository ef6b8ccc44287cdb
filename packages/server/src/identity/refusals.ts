import { type ProblemAnswer, refused } from '../http/problem.ts';

/** Why somebody is not let in, or may not do what they asked about sign-in and rights: status and sentence. */
const REFUSALS = {
  'sign-in-failed': [401, 'This name and passphrase do not go together.'],
  'too-many-guesses': [429, 'That was tried too often. Wait a little, then try again.'],
  'passphrase-short': [422, 'Take a passphrase of 8 characters or more; 15 or more are better.'],
  'passphrase-long': [422, 'Take a passphrase of 256 characters at most.'],
  'passphrase-common': [422, 'This passphrase is one of the commonest, and guessed first. Take another.'],
  'passphrase-personal': [422, 'A name alone is guessed soon. Take another passphrase.'],
  'passphrase-wrong': [403, 'Your present passphrase is another.'],
  'name-unusable': [422, 'This name cannot be used here. Take another.'],
  'invite-gone': [410, 'This link has been used, has run out, or was withdrawn. Ask for a new one.'],
  'not-let-in': [
    403,
    'No seat answers to this. Look at the card again: the class’s short name and the code, or the link.',
  ],
  'code-unreadable': [422, 'A code has 8 letters and digits, such as 7KQM-3XRT. Look at the card again.'],
  'pin-needed': [403, 'This seat has a PIN. Type it too.'],
  'pin-wrong': [403, 'The PIN is another.'],
  'pin-wait': [429, 'The PIN was wrong too often. Wait a little, then try again.'],
  'pin-weak': [422, 'A PIN has four to eight digits, not all the same and not in a row like 1234.'],
  'short-name-taken': [409, 'Another class has this short name. Take another.'],
  'short-name-unusable': [422, 'A short name has 3 to 16 letters and digits.'],
  'no-such-person': [404, 'There is no such person.'],
  'no-such-seat': [404, 'There is no such seat in this game.'],
  'no-such-card': [404, 'There is no such card.'],
  'no-such-device': [404, 'There is no such device.'],
  'no-such-token': [404, 'There is no such token.'],
  'no-such-invite': [404, 'There is no such invitation.'],
  'last-owner': [409, 'Somebody has to own this installation. Make another owner first.'],
  'last-judge': [409, 'A class needs a Judge. Name another first.'],
  'not-a-try-out': [403, 'Only in a class made to try things in may a Judge sit in any seat.'],
  'scope-incomplete': [422, 'A token that acts for a seat names the game and the seat; one that judges, the game.'],
  'provider-off': [404, 'There is no sign-in by another provider here.'],
  'provider-failed': [403, 'The provider did not confirm who you are. Begin again.'],
  'provider-stranger': [
    403,
    'Nobody here goes by this sign-in. Ask an owner for an invitation, and use it with that link.',
  ],
} as const satisfies Record<string, readonly [number, string]>;

export type IdentityRefusalCode = keyof typeof REFUSALS;

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
  const [status, sentence] = REFUSALS[code];
  const answer = refused(status, code, sentence);
  if (waitMs === undefined) return answer;
  return { ...answer, headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } };
}
