import type { Command } from './commands.ts';
import type { Decision } from './decision.ts';
import { decide } from './decide.ts';
import type { Ports } from './desk.ts';
import { apply } from './evolve.ts';
import type { Game } from './state.ts';

/** What a command came to, and the game after it: the same one if it was refused. */
export interface Played {
  readonly decision: Decision;
  readonly game: Game | undefined;
}

/** Decides a command and carries it out. */
export function play(game: Game | undefined, command: Command, ports: Ports): Played {
  const decision = decide(game, command, ports);
  return { decision, game: decision.ok ? apply(game, command, decision.events) : game };
}
