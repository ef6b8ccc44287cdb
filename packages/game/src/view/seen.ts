import { madeOnce } from '@defensor/diplomacy';
import type { RuleId } from '../decision.ts';
import { InvariantError } from '../errors.ts';
import type { Audience, EventType, GameEvent } from '../events.ts';
import type { TextRef } from '../ids.ts';
import type { Game, GameRecord, LoggedEvent } from '../state.ts';
import type { Phase, TurnName } from '../turns.ts';
import { type Viewer, type ViewerName, viewerOf } from './viewer.ts';

/** One event of the log as a viewer may know it, plain data. */
export interface SeenEvent {
  readonly seq: number;
  readonly turn: TurnName;
  readonly phase: Phase;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly type: EventType;
  readonly rule: RuleId;
  /** Without what is kept from this viewer: a reason that the Judge keeps to himself, the words of a hidden letter. */
  readonly facts: object;
}

/**
 * What `name` may know of the events after number `seq`, oldest first: what a live stream sends, and
 * sends again to whoever comes back to it with the last number he had. An event that changes what a
 * viewer sees is always among them; one that an undo set aside never is, but for the Judge.
 * Throws an `InvariantError` for a seat that is not of this game: who asks is checked before.
 *
 * @rule OP.1, R12, JD.7, JD.8, JD.11; DESIGN §6
 */
export function eventsSince(game: Game, name: ViewerName, seq: number): readonly SeenEvent[] {
  const viewer = viewerOf(game, name);
  if (viewer === undefined) throw new InvariantError(`No such viewer: ${name}`);
  return game.record.log.slice(seq).flatMap((entry) => seenBy(game, viewer, entry));
}

function seenBy({ state, record }: Game, viewer: Viewer, entry: LoggedEvent): readonly SeenEvent[] {
  const { seq, turn, phase, at, event, undone } = entry;
  if (!isInAudience(event.audience, viewer) || (undone === true && !viewer.judge)) return [];
  if (viewer.judge && isPrivate(event.type, state.phase)) return [];
  const facts = viewer.judge ? event.facts : factsForPlayers(record, event);
  return [{ seq, turn, phase, at, type: event.type, rule: event.rule, facts }];
}

/** Whether an event is for a viewer's eyes. The Judge and co-judges are in every audience. */
export function isInAudience(audience: Audience, { judge, seat }: Viewer): boolean {
  if (judge || audience.kind === 'public') return true;
  return audience.kind === 'seats' && seat !== undefined && audience.seats.includes(seat.id);
}

/** Notes stay private even from the Judge, journals until the game is over. */
export function isPrivate(type: EventType, phase: Phase): boolean {
  return type === 'noteWritten' || (type === 'journalWritten' && phase !== 'ended');
}

/**
 * The facts without a reason that the Judge keeps to himself (JD.11), without the words of what he hid (JD.8), and without
 * people: who sits where is the Judge's knowledge, and an id would tell that one person holds two seats, or held this one.
 */
export function factsForPlayers(record: GameRecord, event: GameEvent): object {
  return withoutPeople(factsWithPeople(record, event));
}

/** That somebody sat there before is told; it is in the sentence. */
const SOMEBODY = 'somebody';

// Kept for the facts alone, not for each thing in them: a log is long.
const withoutPeople = madeOnce((facts: object): object => peopleTakenOut(facts));

function peopleTakenOut(facts: object): object {
  const left = Object.entries(facts).filter(([name]) => name !== 'person');
  const shown = left.map(([name, value]: [string, unknown]) => {
    if (name === 'before' && typeof value === 'string') return [name, SOMEBODY] as const;
    return [name, typeof value === 'object' && value !== null ? peopleTakenOut(value) : value] as const;
  });
  const isSame = shown.length === Object.keys(facts).length && shown.every(([, value], at) => value === left[at]?.[1]);
  if (isSame) return facts;
  return Array.isArray(facts) ? shown.map(([, value]) => value) : Object.fromEntries(shown);
}

function factsWithPeople({ letters }: GameRecord, event: GameEvent): object {
  if (event.type === 'statementMade' || event.type === 'letterSent') {
    const { text: _, ...others } = event.facts;
    const isHidden = letters.some((letter) => letter.id === event.facts.letter && letter.hidden === true);
    return isHidden ? { ...others, hidden: true } : event.facts;
  }
  const { reason: _, ...others } = event.facts as { reason?: TextRef; publicly?: boolean; isReasonPublic?: boolean };
  return others.publicly === false || others.isReasonPublic === false ? others : event.facts;
}
