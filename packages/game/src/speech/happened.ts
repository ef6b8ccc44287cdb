import type { z } from 'zod';
import type { RuleId } from '../decision.ts';
import type { Audience, EventOf, GameEvent } from '../events.ts';
import type { Frozen } from '../frozen.ts';
import type { speechEvents } from './events.ts';

/** An event of this area. */
export function said<T extends keyof typeof speechEvents>(
  type: T,
  rule: RuleId,
  audience: Audience,
  facts: Frozen<z.output<(typeof speechEvents)[T]>>,
): GameEvent {
  return { type, rule, audience, facts } as unknown as EventOf<T> as GameEvent;
}
