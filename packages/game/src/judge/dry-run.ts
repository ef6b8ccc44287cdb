import type { CommandFrame } from '../commands.ts';
import type { GameEvent } from '../events.ts';
import { JUDGE } from '../ids.ts';
import { beginScript } from '../script.ts';
import type { Game } from '../state.ts';
import { closePhase } from '../turn/advance.ts';
import { waitingFor } from '../turn/waiting.ts';

/** What publishing now would do: its events in order, the game after them, and what still waits for the Judge. */
export interface DryRun {
  readonly events: readonly GameEvent[];
  readonly after: Game;
  readonly waitsFor: readonly string[];
}

/**
 * Resolves the phase now open in private. Nothing is kept: the Judge changes a ruling and runs it
 * again. What he has not ruled on is taken by its default and listed.
 *
 * @rule JD.5, RULES.md §3
 */
export function dryRun(game: Game): DryRun {
  const frame: CommandFrame = { id: 'dry-run', at: game.state.clock.now, as: JUDGE };
  const script = beginScript(game, frame);
  const waitsFor = waitingFor(game);
  closePhase(script, waitsFor.length > 0 ? 'clock' : 'publication');
  return { events: script.events, after: script.game, waitsFor };
}
