import { type LoggedEvent, replay } from '@defensor/game';
import type { Receipt } from '../../src/play/answers.ts';
import type { Store } from '../../src/store/store.ts';
import { publicationFaults } from './publication.ts';

/** What was told to a sender, and for what. */
export interface Told {
  readonly id: string;
  readonly receipt: Receipt;
  /** How many events the sender was told of: a command that changes nothing has none. */
  readonly events: number;
  /** The phase that it was sent for, where it named one. */
  readonly sentFor?: string;
}

/**
 * What is wrong with a game's history, in words; empty for a right one. The log has no gap and an unbroken chain, and
 * replays; every phase closes once, and then the next opens; no phase closes by the clock before its time, and nothing
 * is done in one that has closed, or is past its time; what was signed is what was published; everything acknowledged
 * is in the log, at the place and in the phase that its receipt names; no command is in it twice.
 */
export async function faultsOf(store: Store, game: string, told: readonly Told[]): Promise<string[]> {
  const log = (await store.games.read(game, 0)).map(({ body }) => body);
  const faults = (await store.games.verify(game)).map(({ seq, code }) => `${code} at ${seq}`);
  log.forEach(({ seq }, index) => {
    if (seq !== index + 1) faults.push(`event ${index + 1} has number ${seq}`);
  });
  if (replay(log)?.seq !== log.length) faults.push('the log does not replay to its end');
  return [
    ...faults,
    ...phaseFaults(log),
    ...publicationFaults(log),
    ...commandFaults(log),
    ...tellingFaults(log, told),
  ];
}

function phaseFaults(log: readonly LoggedEvent[]): string[] {
  const faults: string[] = [];
  let open: string | undefined;
  let deadline: number | undefined;
  for (const { seq, at, turn, phase, actor, event } of log) {
    if (open !== undefined && open !== `${turn} ${phase}`)
      faults.push(`${seq}: of ${turn} ${phase} while ${open} is open`);
    if (deadline !== undefined && at >= deadline && /^[RLB]-/.test(actor)) faults.push(`${seq}: late`);
    if (event.type === 'phaseOpened') {
      if (open !== undefined) faults.push(`${seq}: a phase opens while ${open} is open`);
      open = `${event.facts.turn} ${event.facts.phase}`;
      deadline = event.facts.deadline;
    } else if (event.type === 'deadlineSet') deadline = event.facts.deadline;
    else if (event.type === 'timetableSet') deadline = undefined;
    else if (event.type === 'phaseClosed') {
      const closed = `${event.facts.turn} ${event.facts.phase}`;
      if (open !== closed) faults.push(`${seq}: ${closed} closes while ${open ?? 'nothing'} is open`);
      if (event.facts.by === 'clock' && deadline !== undefined && at < deadline) faults.push(`${seq}: closed early`);
      open = undefined;
    }
  }
  return faults;
}

function commandFaults(log: readonly LoggedEvent[]): string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  log.forEach(({ command, seq }, index) => {
    if (log[index - 1]?.command === command) return;
    if (seen.has(command)) faults.push(`${seq}: command ${command} is there twice`);
    seen.add(command);
  });
  return faults;
}

function tellingFaults(log: readonly LoggedEvent[], told: readonly Told[]): string[] {
  const carriedOut = new Set(log.map(({ command }) => command));
  return told.flatMap(({ id, receipt, events, sentFor }) => {
    const last = log[receipt.seq - 1];
    if (last === undefined) return [`${id} was acknowledged as ${receipt.seq}, which is not there`];
    if (events === 0 && !carriedOut.has(id)) return [];
    if (last.command !== id) return [`${id} was acknowledged as ${receipt.seq}, which is ${last.command}`];
    const first = log.find(({ command }) => command === id) as LoggedEvent;
    return sentFor === undefined || first.phase === sentFor
      ? []
      : [`${id} was for ${sentFor}, and done in ${first.phase}`];
  });
}
