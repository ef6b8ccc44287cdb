import { madeOnce } from '@defensor/diplomacy';
import type { Game, GameRecord, LoggedEvent } from '../state.ts';
import type { Phase } from '../turns.ts';
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
  return gazetteOf(record);
}

const gazetteOf = madeOnce((record: GameRecord): readonly GazetteLine[] => {
  const lines: GazetteLine[] = [];
  let line = 0;
  for (const entry of record.log) {
    if (entry.event.audience.kind !== 'public') continue;
    line += 1;
    if (entry.undone !== true) lines.push(lineOf(record, entry, line));
  }
  return lines;
});

/** The last event that the viewer may know of: a view does not tell that anything else has happened since. Everybody knows of the game's creation. */
export function lastSeen({ record }: Game, viewer: Viewer): number {
  const last = record.log.findLast(({ event }) => isInAudience(event.audience, viewer)) as LoggedEvent;
  return last.seq;
}

/** The whole log, for the Judge: with what was refused, undone, and said in private. Notes stay private, journals until the game is over. */
export function viewLog({ state, record }: Game): readonly LoggedEvent[] {
  return (state.phase === 'ended' ? withJournals : withoutJournals)(record);
}

const logUntil = (phase: Phase) =>
  madeOnce(({ log }: GameRecord) => log.filter(({ event }) => !isPrivate(event.type, phase)));
const withoutJournals = logUntil('diplomacy');
const withJournals = logUntil('ended');

function lineOf(record: GameRecord, entry: LoggedEvent, line: number): GazetteLine {
  const facts = factsForPlayers(record, entry.event);
  return facts === entry.event.facts ? wholeLineOf(entry)(line) : lineWith(entry, line, facts);
}

/** A line that nobody is denied a part of is the same in every gazette. */
const wholeLineOf = madeOnce((entry: LoggedEvent) => {
  let made: GazetteLine | undefined;
  return (line: number): GazetteLine => {
    if (made?.line !== line) made = lineWith(entry, line, entry.event.facts);
    return made;
  };
});

function lineWith({ turn, phase, at, event }: LoggedEvent, line: number, facts: object): GazetteLine {
  return { line, turn, phase, at, type: event.type, rule: event.rule, facts };
}
