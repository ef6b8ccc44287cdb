import type { z } from 'zod';
import type { RuleId } from './decision.ts';
import type { Frozen } from './frozen.ts';
import type { SeatId } from './ids.ts';
import { judgeEvents } from './judge/events.ts';
import { churchEvents } from './papacy/events.ts';
import { seatEvents } from './seats/events.ts';
import { sheetEvents } from './sheets/events.ts';
import { speechEvents } from './speech/events.ts';
import { turnEvents } from './turn/events.ts';

/** Who may know of an event before the rules publish it. The Judge and co-judges always may. */
export type Audience =
  | { readonly kind: 'public' }
  | { readonly kind: 'judge' }
  | { readonly kind: 'seats'; readonly seats: readonly SeatId[] };

/** Every event type with the schema of its facts. A type's meaning never changes: a new meaning is a new type. */
export const EVENTS = {
  ...seatEvents,
  ...sheetEvents,
  ...speechEvents,
  ...churchEvents,
  ...turnEvents,
  ...judgeEvents,
};

export type EventType = keyof typeof EVENTS;

/** Something that happened: its type, the rule that allowed it, who may know, and the facts a sentence needs. */
export type GameEvent = { [T in EventType]: EventOf<T> }[EventType];

export interface EventOf<T extends EventType> {
  readonly type: T;
  readonly rule: RuleId;
  readonly audience: Audience;
  readonly facts: Frozen<z.output<(typeof EVENTS)[T]>>;
}

export const PUBLIC: Audience = { kind: 'public' };
export const JUDGE_ONLY: Audience = { kind: 'judge' };

export function toSeats(seats: readonly SeatId[]): Audience {
  return { kind: 'seats', seats };
}
