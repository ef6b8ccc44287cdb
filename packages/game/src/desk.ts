import type { CommandFrame } from './commands.ts';
import type { Decision } from './decision.ts';
import type { GameEvent } from './events.ts';
import type { SeatId, TextId, TextRef } from './ids.ts';
import type { Game, GameState, LoggedEvent, Seat } from './state.ts';

/** What a decider needs from outside: the hash that a free text is known by. */
export interface Ports {
  readonly hash: (text: string) => string;
}

/** A decider's view of its moment: the game, who acts, for whom, when. */
export interface Desk {
  readonly game: Game;
  readonly state: GameState;
  readonly frame: CommandFrame;
  /** Whose act it is: the seat itself, or the one the Judge enters it for. */
  readonly by: SeatId;
  /** That seat; absent for the clock, and before the game is created. */
  readonly seat?: Seat;
  readonly isJudge: boolean;
  readonly enteredByJudge: boolean;
  /** Keeps a free text beside the log and returns what events may say of it. */
  readonly keep: (text: string, what: string) => TextRef;
}

/** One command's rules: guards in rule order, then the events. Pure. */
export type Decider<Body> = (desk: Desk, body: Body) => Decision;

/** One event's effect: the game after it. Never refuses, never reads a clock. */
export type Evolver<E extends GameEvent = GameEvent> = (game: Game, event: E, logged: LoggedEvent) => Game;

/** Collects the free texts of one command. */
export function textKeeper(commandId: string, ports: Ports) {
  const texts = new Map<string, string>();
  const keep = (text: string, what: string): TextRef => {
    const id = `${commandId}/${what}` as TextId;
    texts.set(id, text);
    return { id, hash: ports.hash(text) };
  };
  return { texts, keep };
}

/** The game with some of its state replaced. */
export function withState(game: Game, change: Partial<GameState>): Game {
  return { ...game, state: { ...game.state, ...change } };
}
