import { withCommand } from './command-ids.ts';
import type { CommandFrame } from './commands.ts';
import { InvariantError } from './errors.ts';
import type { EventType, GameEvent } from './events.ts';
import { judgeEvolvers } from './judge/evolve.ts';
import { churchEvolvers } from './papacy/evolve.ts';
import { seatEvolvers } from './seats/evolve.ts';
import { sheetEvolvers } from './sheets/evolve.ts';
import { speechEvolvers } from './speech/evolve.ts';
import type { Game, LoggedEvent } from './state.ts';
import { turnEvolvers } from './turn/evolve.ts';
import { turnName } from './turns.ts';
import { UNBORN } from './unborn.ts';

type Evolve = (game: Game, event: GameEvent, logged: LoggedEvent) => Game;

const EVOLVERS = {
  ...seatEvolvers,
  ...sheetEvolvers,
  ...speechEvolvers,
  ...churchEvolvers,
  ...turnEvolvers,
  ...judgeEvolvers,
} as unknown as Readonly<Record<EventType, Evolve>>;

/**
 * The game after one event of its log; the log itself is not written here.
 * Throws an `InvariantError` that names the type of an event it does not know.
 */
export function evolve(game: Game, logged: LoggedEvent): Game {
  const { type } = logged.event;
  if (!Object.hasOwn(EVOLVERS, type)) throw new InvariantError(`The log holds an event of unknown type: ${type}`);
  return { ...EVOLVERS[type](game, logged.event, logged), seq: logged.seq };
}

/** The envelope of an event that the command `frame` makes now. */
export function logged(game: Game, frame: CommandFrame, event: GameEvent): LoggedEvent {
  const { turn, phase } = game.state;
  return {
    seq: game.seq + 1,
    at: frame.at,
    turn: turnName(turn),
    phase,
    actor: frame.as,
    ...(frame.onBehalfOf === undefined ? {} : { onBehalfOf: frame.onBehalfOf }),
    command: frame.id,
    event,
  };
}

/** The game after the events of one command. `game` is absent when they begin with its creation. */
export function apply(game: Game | undefined, frame: CommandFrame, events: readonly GameEvent[]): Game {
  const before = game ?? UNBORN;
  const entries: LoggedEvent[] = [];
  let after = before;
  for (const event of events) {
    const entry = logged(after, frame, event);
    after = evolve(after, entry);
    entries.push(entry);
  }
  return settled(before, after, entries, (list, more) => list.concat(more));
}

/**
 * The game that a whole log makes, command by command as it was written, from its first entry on;
 * `undefined` for an empty log. Entries are as `play` gave them, or read back from JSON. It takes less
 * time than reading a stored state would (docs/decisions/0010).
 * Throws an `InvariantError` for an event or a map that this program does not know.
 *
 * The lists that grow are its own until it is done, so it adds to them in place.
 */
export function replay(log: Iterable<LoggedEvent>): Game | undefined {
  const inPlace: Grow = (list, more) => {
    (list as unknown[]).push(...more);
    return list;
  };
  const start: Game = { ...UNBORN, timeline: [], record: { ...UNBORN.record, log: [] } };
  let entries: LoggedEvent[] = [];
  let before = start;
  let after = start;
  for (const entry of log) {
    if (entries[0] !== undefined && entries[0].command !== entry.command) {
      before = settled(before, after, entries, inPlace);
      after = before;
      entries = [];
    }
    after = evolve(after, entry);
    entries.push(entry);
  }
  return entries.length === 0 ? undefined : settled(before, after, entries, inPlace);
}

/** The list with more at its end. */
type Grow = <T>(list: readonly T[], more: readonly T[]) => readonly T[];

/** Closes a command: its entries go to the log, its time to the clock, and the state it left to the timeline. */
function settled(before: Game, after: Game, entries: readonly LoggedEvent[], grow: Grow): Game {
  const last = entries.at(-1);
  if (last === undefined) return after;
  const record = { ...after.record, log: grow(after.record.log, entries) };
  const now = Math.max(before.state.clock.now, last.at);
  const state = { ...after.state, clock: { ...after.state.clock, now } };
  const commands = withCommand(after.commands, last.command);
  const isActOfItsOwn = after.state !== before.state && after.timeline === before.timeline;
  if (!isActOfItsOwn) return { ...after, state, record, commands };
  const moment = { seq: last.seq, command: last.command, turn: turnName(state.turn), phase: state.phase, state };
  return { ...after, state, record, commands, timeline: grow(after.timeline, [moment]), undone: [] };
}
