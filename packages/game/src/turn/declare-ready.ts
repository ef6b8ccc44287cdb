import type { CommandOf } from '../commands.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { PUBLIC } from '../events.ts';
import { beginScript } from '../script.ts';
import type { GameState } from '../state.ts';
import { closePhase } from './advance.ts';
import { waitedFor } from './readiness.ts';

/**
 * Says whether a seat needs more time. Where the game closes phases early, the last that is waited
 * for closes it; a Judge's resolution is never closed so, nor is anything while the clock is stopped.
 *
 * @rule JD.2 (D-31, D-33, D-39)
 */
export function declareReady({ game, state, frame, by }: Desk, { ready }: CommandOf<'declareReady'>): Decision {
  const { phase } = state;
  if (phase === 'setup' || phase === 'orderResolution') return refuse('not-waited-for', 'JD.2', { phase });
  if (state.ready.includes(by) === ready) return refuse(ready ? 'ready-already' : 'not-ready', 'JD.2', { seat: by });
  const script = beginScript(game, frame);
  script.add({ type: 'readinessChanged', rule: 'JD.2', audience: PUBLIC, facts: { seat: by, ready } });
  if (closesEarly(state) && waitedFor(script.game).length === 0) closePhase(script, 'ready');
  return accept(script.events);
}

/** Without a timetable an automatic game waits for nothing but its players; one with a Judge waits for him. */
function closesEarly({ clock, options }: GameState): boolean {
  if (clock.pausedWithMs !== undefined) return false;
  return (clock.timetable?.early ?? (options.judge === 'automatic' ? 'whenReady' : 'never')) === 'whenReady';
}
