import type { CommandFrame } from './commands.ts';
import type { GameEvent } from './events.ts';
import { evolve, logged } from './evolve.ts';
import type { Game } from './state.ts';

/**
 * Events in the making. Each is folded as it is added, so that the next can be decided on what the
 * last one left: a phase that closes opens the next, which may be over at once.
 */
export interface Script {
  /** The game as it is after the events so far. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly frame: CommandFrame;
  readonly add: (...events: readonly GameEvent[]) => void;
}

export function beginScript(start: Game, frame: CommandFrame): Script {
  let game = start;
  const events: GameEvent[] = [];
  return {
    get game() {
      return game;
    },
    events,
    frame,
    add(...more) {
      for (const event of more) {
        game = evolve(game, logged(game, frame, event));
        events.push(event);
      }
    },
  };
}
