import type { AnswerOf } from '@defensor/api';
import type { AskedFor } from '../server/use-asked.ts';
import type { Me } from '../server/use-me.ts';

/** Somebody who signs in by a passphrase. */
export type Person = NonNullable<Me['person']>;

/** What the parts of the page share. */
export interface Account {
  readonly person: Person;
  readonly devices: AskedFor<AnswerOf<'GET /api/v1/sessions'>>;
  /** Looks anew who is signed in. */
  readonly lookAtMe: () => void;
  /** What was done last. */
  readonly done: string;
  /** Tells what was done, to those who see and to those who hear. */
  readonly say: (done: string) => void;
}
