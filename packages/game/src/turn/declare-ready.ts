import type { CommandOf } from '../commands.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { PUBLIC } from '../events.ts';
import { beginScript } from '../script.ts';
import { closePhase } from './advance.ts';
import { closesEarly, isWaitedIn, waitedFor } from './readiness.ts';

/**
 * Says whether a seat needs more time. Where the game closes phases early, the last that is waited
 * for closes it; a Judge's resolution is never closed so, nor is anything while the clock is stopped.
 *
 * @rule JD.2 (D-31, D-33, D-39)
 */
export function declareReady({ game, state, frame, by }: Desk, { ready }: CommandOf<'declareReady'>): Decision {
  if (!isWaitedIn(state)) return refuse('not-waited-for', 'JD.2', { phase: state.phase });
  if (state.ready.includes(by) === ready) return refuse(ready ? 'ready-already' : 'not-ready', 'JD.2', { seat: by });
  const script = beginScript(game, frame);
  script.add({ type: 'readinessChanged', rule: 'JD.2', audience: PUBLIC, facts: { seat: by, ready } });
  if (closesEarly(state) && waitedFor(script.game).length === 0) closePhase(script, 'ready');
  return accept(script.events);
}
