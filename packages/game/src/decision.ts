import type { GameEvent } from './events.ts';
import type { RefusalCode } from './refusals.ts';

/** A fact of a refusal or an event: small values only, never free text. */
export type Facts = Readonly<Record<string, unknown>>;

/** An expected “no”: a code, the rule it rests on, and the facts its sentence needs. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: RuleId;
  readonly facts: Facts;
}

/** A rule of the published text or of our reading of it: `R17`, `OP.2`, `PG`, `A35`, `JD.7` (RULES.md §5), `BASE` (the board game). */
export type RuleId = string;

/** What `decide` answers: events to append, with the free texts they refer to, or a refusal. */
export type Decision =
  | { readonly ok: true; readonly events: readonly GameEvent[]; readonly texts: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly refusal: Refusal };

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

export function accept(events: readonly GameEvent[], texts: ReadonlyMap<string, string> = NO_TEXTS): Decision {
  return { ok: true, events, texts };
}

export function refuse(code: RefusalCode, rule: RuleId, facts: Facts = {}): Decision {
  return { ok: false, refusal: refusal(code, rule, facts) };
}

/** A refusal as a value, for questions that deciders ask. */
export function refusal(code: RefusalCode, rule: RuleId, facts: Facts = {}): Refusal {
  return { code, rule, facts };
}
