import type { RuleId } from './decision.ts';

/** What is said of a refusal code: the rule it usually rests on, the facts its sentence needs, and when it is given. */
export interface RefusalNotes {
  readonly rule: RuleId;
  readonly facts: readonly string[];
  readonly when: string;
}
