import type { RuleId } from './decision.ts';

/** What is said of a refusal code: the rule it rests on, the facts its sentence needs, and when it is given. */
export interface RefusalNotes {
  readonly rule: RuleId;
  /** What it rests on instead where another act asks the same. */
  readonly also?: readonly RuleId[];
  readonly facts: readonly string[];
  /** Facts that some of its askers know. */
  readonly sometimes?: readonly string[];
  readonly when: string;
}
