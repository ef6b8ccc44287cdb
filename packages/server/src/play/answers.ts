import { createHash } from 'node:crypto';
import type { Command, Facts, Game, Refusal, SeenEvent } from '@defensor/game';
import { turnName } from '@defensor/game';

/** What the sender of a command holds in hand when it is done: kept, and given again to whoever sends it again. */
export interface Receipt {
  readonly command: string;
  readonly game: string;
  /** The number of its last event. */
  readonly seq: number;
  readonly turn: string;
  readonly phase: string;
  /** When it was committed, by the database's clock, in milliseconds since 1970. */
  readonly at: number;
}

/** What became of a command. */
export type Answer =
  | { readonly ok: true; readonly receipt: Receipt; readonly events: readonly SeenEvent[] }
  | { readonly ok: false; readonly refusal: RefusalAnswer }
  /** Another command has this id already: nothing was done. */
  | { readonly ok: false; readonly taken: true };

/** A refusal of the game, or of a batch that stopped before it. */
export type RefusalAnswer = Pick<Refusal, 'code' | 'rule' | 'facts'>;

/** An answer as the store keeps it; the time of the commit stands beside it. */
export type KeptAnswer = { readonly of: string } & (
  | { readonly ok: true; readonly events: number; readonly turn: string; readonly phase: string }
  | {
      readonly ok: false;
      readonly refusal: { readonly code: Refusal['code']; readonly rule: string; readonly facts: Facts };
    }
);

/** What tells two commands of one id apart: who sends what. */
export function markOf({ as, onBehalfOf, expectedPhase, do: name, body }: Omit<Command, 'id' | 'at'>): string {
  const parts = JSON.stringify([as, onBehalfOf ?? null, expectedPhase ?? null, name, body]);
  return createHash('sha256').update(parts).digest('base64url').slice(0, 22);
}

/** The answer to keep with the events of a command that was played on `before` and made `after`. */
export function keptAnswer(
  mark: string,
  refusal: Refusal | undefined,
  before: Game | undefined,
  after: Game,
): KeptAnswer {
  if (refusal !== undefined) return { of: mark, ok: false, refusal };
  const { turn, phase } = after.state;
  return { of: mark, ok: true, events: after.seq - (before?.seq ?? 0), turn: turnName(turn), phase };
}
