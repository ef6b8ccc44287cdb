import type { Game, GameRecord, LoggedEvent } from '../state.ts';
import { factsForPlayers, isInAudience, isPrivate } from './seen.ts';
import type { Viewer } from './viewer.ts';

/** One line of the public record: what happened, when, by whom, under which rule. */
export interface GazetteLine {
  /** Its number among the public lines: a number of the log would tell how much was done in secret between two. */
  readonly line: number;
  readonly turn: string;
  readonly phase: string;
  readonly at: number;
  readonly type: string;
  readonly rule: string;
  readonly facts: unknown;
}

/**
 * The public record. What an undo set aside is not in it; that the Judge undid it is.
 *
 * @rule ORP step 10, JD.7
 */
export function viewGazette({ record }: Game): readonly GazetteLine[] {
  return record.log
    .filter(({ event }) => event.audience.kind === 'public')
    .flatMap((entry, index) => (entry.undone === true ? [] : [lineOf(record, entry, index + 1)]));
}

/** The last event that the viewer may know of: a view does not tell that anything else has happened since. */
export function lastSeen({ record }: Game, viewer: Viewer): number {
  return record.log.findLast(({ event }) => isInAudience(event.audience, viewer))?.seq ?? 0;
}

/** The whole log, for the Judge: with what was refused, undone, and said in private. Notes stay private, journals until the game is over. */
export function viewLog({ state, record }: Game): readonly LoggedEvent[] {
  return record.log.filter(({ event }) => !isPrivate(event.type, state.phase));
}

function lineOf(record: GameRecord, { turn, phase, at, event }: LoggedEvent, line: number): GazetteLine {
  return { line, turn, phase, at, type: event.type, rule: event.rule, facts: factsForPlayers(record, event) };
}
