import type { Game, LoggedEvent } from '../state.ts';
import type { Viewer } from './viewer.ts';

/** One line of the public record: what happened, when, by whom, under which rule. */
export interface GazetteLine {
  readonly seq: number;
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
  return record.log.filter(({ event, undone }) => event.audience.kind === 'public' && undone !== true).map(lineOf);
}

/** The whole log, for the Judge: with what was refused, undone, and said in private. */
export function viewLog({ record }: Game, viewer: Viewer): readonly LoggedEvent[] | undefined {
  return viewer.judge ? record.log.filter(({ event }) => event.type !== 'noteWritten') : undefined;
}

function lineOf({ seq, turn, phase, at, event }: LoggedEvent): GazetteLine {
  return { seq, turn, phase, at, type: event.type, rule: event.rule, facts: event.facts };
}
