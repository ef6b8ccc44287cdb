import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import type { Ports } from './desk.ts';
import { apply } from './evolve.ts';
import { CLOCK } from './ids.ts';
import { refusedAct } from './judge/refused-acts.ts';
import type { Game, LoggedEvent } from './state.ts';
import { closingMs } from './turn/deadline.ts';

/** What a command came to. */
export interface Played {
  /** Its events with the free texts to keep beside the log, or the refusal to answer with. */
  readonly decision: Decision;
  /**
   * The entries to append to the log, in order, plain JSON; `seq` goes on from the last. An accepted
   * command may have none. A refused one has none, or one that tells the Judge what was tried
   * (`actRefused`, S189), which is appended like any other.
   */
  readonly appended: readonly LoggedEvent[];
  /** The game with these entries; `replay` of the log makes an equal one. Absent while no game is created. */
  readonly game: Game | undefined;
}

/**
 * Decides a command and carries it out: the one way to change a game. `game` is absent before it is
 * created (`createGame`), and is never changed in place: where appending fails, the old one still stands
 * and the command is played again on the newer log.
 *
 * `command.body` must have passed its schema (`COMMANDS[name]`), `command.as` must be the seat of
 * whoever sent it, and `command.at` comes from the caller's clock, never from the sender. A phase whose
 * time is up at `command.at` is closed first, by `passTime`: here a player's command is refused then
 * (`deadline-passed`), but time does not pass by itself. A command id is carried out once
 * (`duplicate-command`).
 */
export function play(game: Game | undefined, command: Command, ports: Ports): Played {
  const decision = decide(game, command, ports);
  const events = decision.ok ? decision.events : game === undefined ? [] : refusedAct(game, command, decision.refusal);
  if (events.length === 0) return { decision, appended: [], game };
  const after = apply(game, command, events);
  return { decision, appended: after.record.log.slice(game?.record.log.length ?? 0), game: after };
}

/**
 * When the phase now open closes by itself, grace included, in milliseconds since 1970: whoever keeps the
 * time calls `passTime` then. `undefined` while nothing closes by itself: by hand, stopped, or over.
 */
export function closesAtMs({ state }: Game): number | undefined {
  return closingMs(state.clock);
}

/**
 * Closes the phase whose time is up at `atMs`, as the command `id` of the clock; `undefined` where none is.
 * One phase a call, and the next gets its full time from then: nothing is run through in which nobody
 * could act. Call it before any other command of that moment, and when `closesAtMs` comes.
 *
 * @rule JD.2 (D-15, D-29)
 */
export function passTime(game: Game, atMs: number, id: string, ports: Ports): Played | undefined {
  const closesMs = closesAtMs(game);
  if (closesMs === undefined || atMs < closesMs) return undefined;
  return play(game, { id, at: atMs, as: CLOCK, do: 'passTime', body: {} }, ports);
}
