import type { GameEvent } from '../events.ts';
import type { TextRef } from '../ids.ts';
import type { Game, GameRecord, LoggedEvent } from '../state.ts';
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
export function lastSeen({ record }: Game, { judge, seat }: Viewer): number {
  const last = record.log.findLast(({ event: { audience } }) => {
    if (judge || audience.kind === 'public') return true;
    return audience.kind === 'seats' && seat !== undefined && audience.seats.includes(seat.id);
  });
  return last?.seq ?? 0;
}

/** The whole log, for the Judge: with what was refused, undone, and said in private. Notes stay private, journals until the game is over. */
export function viewLog({ state, record }: Game): readonly LoggedEvent[] {
  const isPrivate = (type: string) => type === 'noteWritten' || (type === 'journalWritten' && state.phase !== 'ended');
  return record.log.filter(({ event }) => !isPrivate(event.type));
}

function lineOf(record: GameRecord, { turn, phase, at, event }: LoggedEvent, line: number): GazetteLine {
  return { line, turn, phase, at, type: event.type, rule: event.rule, facts: publicFacts(record, event) };
}

/** The facts without a reason that the Judge keeps to himself (JD.11), and without the words of a statement that he hid (JD.8). */
function publicFacts({ letters }: GameRecord, event: GameEvent): object {
  if (event.type === 'statementMade') {
    const { text: _, ...others } = event.facts;
    const isHidden = letters.some((letter) => letter.id === event.facts.letter && letter.hidden === true);
    return isHidden ? { ...others, hidden: true } : event.facts;
  }
  const { reason: _, ...others } = event.facts as { reason?: TextRef; publicly?: boolean; isReasonPublic?: boolean };
  return others.publicly === false || others.isReasonPublic === false ? others : event.facts;
}
