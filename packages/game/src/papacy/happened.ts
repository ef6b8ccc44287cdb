import type { z } from 'zod';
import type { RuleId } from '../decision.ts';
import type { Audience, EventOf, GameEvent } from '../events.ts';
import type { Frozen } from '../frozen.ts';
import type { churchEvents } from './events.ts';

type ChurchEventType = keyof typeof churchEvents;

/** An event of this area. */
export function happened<T extends ChurchEventType>(
  type: T,
  rule: RuleId,
  audience: Audience,
  facts: Frozen<z.output<(typeof churchEvents)[T]>>,
): GameEvent {
  return { type, rule, audience, facts } as unknown as EventOf<T> as GameEvent;
}
