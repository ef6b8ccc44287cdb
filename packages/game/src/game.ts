import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import type { Ports } from './desk.ts';
import type { GameEvent } from './events.ts';
import { apply } from './evolve.ts';
import { refusedAct } from './judge/refused-acts.ts';
import type { Game } from './state.ts';

/** What a command came to, what was appended to the log, and the game after it. */
export interface Played {
  readonly decision: Decision;
  readonly appended: readonly GameEvent[];
  readonly game: Game | undefined;
}

/** Decides a command and carries it out. Of a refused one nothing happens but that the Judge may be told. */
export function play(game: Game | undefined, command: Command, ports: Ports): Played {
  const decision = decide(game, command, ports);
  const appended = decision.ok
    ? decision.events
    : game === undefined
      ? []
      : refusedAct(game, command, decision.refusal);
  return { decision, appended, game: appended.length === 0 ? game : apply(game, command, appended) };
}
