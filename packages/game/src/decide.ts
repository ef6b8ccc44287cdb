import { hasCommand } from './command-ids.ts';
import { COMMANDS, type Command, type CommandName } from './commands.ts';
import { type Decision, type Refusal, refusal } from './decision.ts';
import { type Desk, type Ports, textKeeper } from './desk.ts';
import { CLOCK, JUDGE, type SeatId } from './ids.ts';
import { judgeDeciders } from './judge/deciders.ts';
import { churchDeciders } from './papacy/deciders.ts';
import { type CommandNotes, notesOf } from './schemas.ts';
import { seatDeciders } from './seats/deciders.ts';
import { sheetDeciders } from './sheets/deciders.ts';
import { speechDeciders } from './speech/deciders.ts';
import type { Game, Seat } from './state.ts';
import { closingMs } from './turn/deadline.ts';
import { turnDeciders } from './turn/deciders.ts';
import { UNBORN } from './unborn.ts';

const DECIDERS = {
  ...seatDeciders,
  ...sheetDeciders,
  ...speechDeciders,
  ...churchDeciders,
  ...turnDeciders,
  ...judgeDeciders,
} as unknown as Readonly<Record<CommandName, (desk: Desk, body: unknown) => Decision>>;

const NOTES = Object.fromEntries(Object.entries(COMMANDS).map(([name, schema]) => [name, notesOf(schema)])) as Readonly<
  Record<CommandName, CommandNotes>
>;

/**
 * Whether a command is allowed, and what then happens: events to append, or a refusal. `game` is
 * absent before it is created. The fields must have passed the command's schema.
 */
export function decide(game: Game | undefined, command: Command, ports: Ports): Decision {
  const refused = game === undefined ? whyNotBefore(command) : whyNot(game, command);
  if (refused !== undefined) return { ok: false, refusal: refused };
  const { texts, keep } = textKeeper(command.id, ports);
  const decision = DECIDERS[command.do](deskOf(game ?? UNBORN, command, keep), command.body);
  return decision.ok && texts.size > 0 ? { ...decision, texts } : decision;
}

function deskOf(game: Game, command: Command, keep: Desk['keep']): Desk {
  const by = command.onBehalfOf ?? command.as;
  const seat = game.state.seats[by];
  return {
    game,
    state: game.state,
    frame: command,
    by,
    ...(seat === undefined ? {} : { seat }),
    isJudge: isJudge(game, command.as),
    enteredByJudge: command.onBehalfOf !== undefined,
    keep,
  };
}

function whyNotBefore(command: Command): Refusal | undefined {
  if (command.do !== 'createGame') return refusal('no-game', 'BASE');
  return command.as === JUDGE ? undefined : refusal('judge-only', 'JD', { command: command.do });
}

/** What stands in the way of any command, whatever it does: who may give it, for whom, and when. */
function whyNot(game: Game, command: Command): Refusal | undefined {
  if (command.do === 'createGame') return refusal('game-exists', 'BASE');
  if (hasCommand(game.commands, command.id)) return refusal('duplicate-command', 'BASE', { id: command.id });
  return whyNotBy(game, command, NOTES[command.do]) ?? whyNotNow(game, command, NOTES[command.do]);
}

function whyNotBy(game: Game, command: Command, notes: CommandNotes): Refusal | undefined {
  const { as, onBehalfOf } = command;
  const facts = { command: command.do };
  if (as === CLOCK) return notes.by === 'clock' ? undefined : refusal('judge-only', 'JD', facts);
  const actor = game.state.seats[as];
  if (actor === undefined) return refusal('unknown-seat', 'RP', { seat: as });
  if (actor.class === 'observer' && notes.by !== 'judge' && notes.by !== 'clock')
    return refusal('observers-watch', 'RP');
  if (actor.class !== 'judge') {
    if (onBehalfOf !== undefined) return refusal('not-on-behalf', 'A70', facts);
    if (notes.by === 'judge') return refusal('judge-only', 'JD', facts);
    if (notes.by === 'clock') return refusal('clock-only', 'JD.2', facts);
    return whyNotThisSeat(actor, notes);
  }
  if (onBehalfOf === undefined) return notes.by === 'seat' ? refusal('seat-needed', 'A70', facts) : undefined;
  if (notes.onBehalf !== true) return refusal('not-on-behalf', 'A70', facts);
  const absent = game.state.seats[onBehalfOf];
  if (absent === undefined) return refusal('unknown-seat', 'RP', { seat: onBehalfOf });
  if (absent.class === 'judge' || absent.class === 'observer') return refusal('not-on-behalf', 'A70', facts);
  return whyNotThisSeat(absent, notes);
}

function whyNotThisSeat(seat: Seat, notes: CommandNotes): Refusal | undefined {
  if (seat.suspended === true && notes.whileSuspended !== true)
    return refusal('seat-suspended', 'JD.8', { seat: seat.id });
  if (seat.standing === 'empty') return refusal('seat-empty', 'A51', { seat: seat.id });
  return undefined;
}

function whyNotNow(game: Game, command: Command, notes: CommandNotes): Refusal | undefined {
  const { phase, ending, clock } = game.state;
  if (command.expectedPhase !== undefined && command.expectedPhase !== phase) {
    return refusal('phase-moved-on', 'OP', { expected: command.expectedPhase, phase });
  }
  if (ending !== undefined && notes.afterEnd !== true) return refusal('game-over', 'R18', { ending: ending.kind });
  const closesMs = closingMs(clock);
  const isBound =
    notes.anyTime !== true && notes.by !== 'judge' && notes.by !== 'clock' && command.onBehalfOf === undefined;
  if (isBound && closesMs !== undefined && command.at >= closesMs && !isJudge(game, command.as)) {
    return refusal('deadline-passed', 'JD.2', { deadline: clock.deadline });
  }
  return undefined;
}

function isJudge(game: Game, seat: SeatId): boolean {
  return game.state.seats[seat]?.class === 'judge' || (seat === JUDGE && game === UNBORN);
}
