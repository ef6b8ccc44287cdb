import type { AnswerOf } from '@defensor/api';
import type { AskedFor } from '../server/use-asked.ts';

/** What the parts of the page of one’s place share. */
export interface Place {
  /** The seat that asks: `<game>/<seat>`. */
  readonly as: string | undefined;
  readonly own: AskedFor<AnswerOf<'GET /api/v1/seat'>>;
  /** Tells what was done, to those who see and to those who hear. */
  readonly say: (done: string) => void;
}
